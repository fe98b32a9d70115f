"""Bots for Sixteen Thirty Something: influence where one's VP markers are, and votes that serve them."""
