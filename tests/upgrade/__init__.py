"""A filled database of every release, and the test that today's migrations bring each of them up to date.

`python -m tests.upgrade` makes the dumps of the version that `pyproject.toml` names and writes them to
`tests/data/releases/`. Run it when a version is released, and never again for that version.
"""
