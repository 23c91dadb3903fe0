"""Simulated devices and the ports they speak through; nothing of the live table needs them."""
