"""Wheels and source distributions, installed as strangers would."""
