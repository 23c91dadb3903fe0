"""Who works here, what each may do, their codes, and what needs a second person; no windows, no files."""
