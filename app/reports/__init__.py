"""What the house prints: pages as plain data, then PDF and rows for a spreadsheet."""
