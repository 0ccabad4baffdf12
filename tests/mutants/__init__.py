"""Mutation testing: all of `rules/` (`__main__`), and a sample of `scoring/` and `tournaments/` (`sample`)."""
