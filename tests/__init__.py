"""Tests mirror the source: `tests/rules/test_partida.py` tests `rules/partida.py`."""
