"""What all card games of the parlour share; knows no game, no browser and no language."""
