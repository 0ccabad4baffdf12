"""The Portuguese of who plays."""
