"""Log of an event: decisions of the direction, events at its tables, and changes of the members of its club."""
