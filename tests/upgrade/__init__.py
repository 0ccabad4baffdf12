"""A filled database of every release, and the test that today's migrations upgrade each of them.

`python -m tests.upgrade` makes the dumps of the version in `pyproject.toml` and writes them to `tests/data/releases/`.
Run it when a version is released, and never again for that version.
"""
