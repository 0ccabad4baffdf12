"""Formats of dates and numbers for languages that Django does not know."""
