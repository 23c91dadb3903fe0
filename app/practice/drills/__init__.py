"""The drills, one file each: what is asked, the right answer worked out, and the mistakes people make."""
