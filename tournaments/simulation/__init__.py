"""Simulate whole events: strengths of players in, results out, on the pure engine and repeatable from one seed."""
