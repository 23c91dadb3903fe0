"""What a station needs of its machine, checked one by one, each with what to do."""
