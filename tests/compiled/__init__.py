"""Compiled and plain are one source: they play the same games, to the last byte."""
