"""Export of a whole event to one file, and import of a file as a new event of any club."""
