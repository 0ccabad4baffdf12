"""A whole event as one file: written, read, and taken in again as another event of any club."""
