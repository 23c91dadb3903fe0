"""The copy for the whole house: how a station sends its events, and how the house takes them."""
