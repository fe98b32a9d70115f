"""How fast Feldherr is, beside named peers, in one run on one core."""
