"""Roulette as printed, on the wheel or from the tombola: layout, odds, settlement, zero, announces."""
