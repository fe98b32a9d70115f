"""The faces for research."""
