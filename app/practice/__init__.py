"""Practice: exercises marked by the rules that pay at the table; no windows, no files, no journal."""
