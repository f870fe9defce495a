"""The page: what a player sees and touches. Runs in MicroPython and holds no rule of any game."""
