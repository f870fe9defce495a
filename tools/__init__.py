"""The workshop behind `dev.py`: install, build, serve, check and measure. Standard library only."""
