"""What the rules make impossible or unlikely in a mão that could be read."""
