"""Tests mirror the source: `rules/check.py` is tested by `tests/rules/test_check.py`."""
