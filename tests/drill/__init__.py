"""The restore drill: a copy made while phones write is put into another database, and is found to be the same."""
