"""Tournaments: clubs, duplas, draws, brackets, standings and publication."""
