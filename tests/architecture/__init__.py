"""The shape of the source. A package, so that what its tests share is let go of when the last of them is over."""
