"""Plan of an event: stages of any formats in any order, and their rounds, tables and duration before the start."""
