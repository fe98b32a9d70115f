"""Storage: what is written is committed before anyone is told."""
