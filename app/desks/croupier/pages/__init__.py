"""What is asked before it is done, and the pages that ask it."""
