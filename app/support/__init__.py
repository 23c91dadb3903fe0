"""What is sent to whoever is asked for help: what happened last, on what machine, and nobody's name."""
