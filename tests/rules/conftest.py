"""For `make mutants`: few examples, always the same ones, and nothing remembered from before the change."""

import os
import sys

import pytest
from hypothesis import settings

settings.register_profile("mutants", max_examples=20, derandomize=True, database=None)


@pytest.fixture(scope="session", autouse=True)
def forget():
    """Each changed program is a copy of one that has run the tests before: empty what it has cached."""
    if "MUTANT_UNDER_TEST" not in os.environ:
        return
    for name, module in list(sys.modules.items()):
        if name.partition(".")[0] == "rules":
            for one in vars(module).values():
                if hasattr(one, "cache_clear"):
                    one.cache_clear()
