"""The manual on a desk: the page that belongs to the screen first, contents, search, and print."""
