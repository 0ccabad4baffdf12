"""The plan of an event: stages of any formats in any order, and what they mean before anything is played."""
