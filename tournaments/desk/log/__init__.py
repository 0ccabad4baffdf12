"""One log of an event: what the direction did, what happened at its tables, and who came into its club."""
