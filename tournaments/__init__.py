"""Who plays whom, and who leads: clubs, duplas, draws, brackets, standings, publication."""
