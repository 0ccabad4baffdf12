"""Copies of the whole database as files: made while everybody goes on, verified, kept, put back (decision 0029)."""
