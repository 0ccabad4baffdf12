"""What happened at one table: jogos, partidas, mãos, corrections. Knows no tournament."""
