"""The games as printed: pure rules, which know nothing of tables, time, files or windows."""
