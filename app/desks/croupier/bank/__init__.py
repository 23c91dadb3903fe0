"""The windows of the bank: counts, what came and went, its papers, and what was put right (rules 9)."""
