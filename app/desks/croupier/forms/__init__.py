"""What the desk's pages ask, as plain data: what is shown and what a touch means; nothing here draws."""
