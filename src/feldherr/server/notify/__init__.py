"""Telling people who are elsewhere that something waits for them."""
