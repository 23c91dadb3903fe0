"""What somebody who has the files, the clock or the disk could do to a table, all of it tried; `make attack`."""
