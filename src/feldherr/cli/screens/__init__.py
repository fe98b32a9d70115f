"""The games' own screens, one module each, found by the name of the game."""
