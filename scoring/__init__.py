"""Events at one table: jogos, partidas, mãos, corrections. This package knows no tournament."""
