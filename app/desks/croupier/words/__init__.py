"""What the program means, in the words of the desk."""
