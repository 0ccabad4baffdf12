"""One meld: which one it is, what it is worth, and why it may not be laid."""
