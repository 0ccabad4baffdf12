"""Properties on few examples, and always the same ones, for `make mutants`."""

from hypothesis import settings

settings.register_profile("mutants", max_examples=20, derandomize=True, database=None)
