"""Mutation testing: every place of `rules/` (`__main__`), and a sample of places of the floors above it (`sample`)."""
