"""Tests mirror the source: `rules/partida.py` is tested by `tests/rules/test_partida.py`."""
