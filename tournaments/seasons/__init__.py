"""Seasons of a club: a ranking over what its events have published."""
