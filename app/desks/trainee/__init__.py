"""The trainee's desk: drills, ten minutes a day, exams; nothing of it reaches a table."""
