"""Settings for `make mutants`: few fixed examples, and empty caches."""

import os
import sys

import pytest
from hypothesis import settings

settings.register_profile("mutants", max_examples=20, derandomize=True, database=None, deadline=None)


@pytest.fixture(scope="session", autouse=True)
def forget():
    """Empty the caches, because each mutant runs in a copy of a process that has run the tests before."""
    if os.environ.get("MUTANT_UNDER_TEST"):
        empty_caches()


@pytest.fixture(autouse=True)
def forget_each():
    # While mutmut records which test reaches which function, a rule set cached by another test would hide it.
    if os.environ.get("MUTANT_UNDER_TEST") == "stats":
        empty_caches()


def empty_caches():
    for name, module in list(sys.modules.items()):
        if name.partition(".")[0] == "rules":
            for one in vars(module).values():
                if hasattr(one, "cache_clear"):
                    one.cache_clear()
