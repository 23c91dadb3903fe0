"""The only place that wires devices, journal, table and desks together, and owns their threads."""
