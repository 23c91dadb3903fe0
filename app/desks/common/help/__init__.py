"""The manual on a desk: the page that belongs to the screen first, contents, search, and print.

The same Markdown is read on a forge and here (`resources/manual`), by Qt's own reader: nothing that anybody
typed ever stands in it, so that no name becomes markup. Pictures are left out: the desk itself stands
behind the page. A desk in French reads the English pages, and says so in one line. At the table the manual
is a page like any other: no ball closes it, a number that falls stands above it, and nothing typed in it
reaches the table. A page is printed by the usual printer; where there is none it is written among the
documents, and it is said where.
"""
