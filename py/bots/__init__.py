"""How to choose; knows the engine only."""
