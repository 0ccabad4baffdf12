"""Whole events played by nobody: strengths in, results out, on the pure engine alone and from one seed."""
