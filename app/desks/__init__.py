"""The desks: one for each person at the table; what a desk shows is plain data, widgets draw it."""
