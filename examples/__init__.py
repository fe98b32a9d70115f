"""Games that show what a new game needs, and no part of the package: docs/new-game.md says how to switch them on."""
