"""Bots for Wallenstein: everything is valued in victory points at the end of the game."""
