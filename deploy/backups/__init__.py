"""Backups of the whole database as files: made while the site runs, verified, rotated, restored (decision 0029)."""
