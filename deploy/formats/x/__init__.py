"""Formats for the Portuguese variants for trios and single players."""
