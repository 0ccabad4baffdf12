"""For `make mutants`: few examples, always the same ones, and nothing remembered from before the change."""

import os
import sys

import pytest
from hypothesis import settings

settings.register_profile("mutants", max_examples=20, derandomize=True, database=None, deadline=None)


@pytest.fixture(scope="session", autouse=True)
def forget():
    """Each changed program is a copy of one that has run the tests before: empty what it has cached."""
    if os.environ.get("MUTANT_UNDER_TEST"):
        empty_caches()


@pytest.fixture(autouse=True)
def forget_each():
    """While mutmut notes which test reaches which function, a rule set built by another test would hide it."""
    if os.environ.get("MUTANT_UNDER_TEST") == "stats":
        empty_caches()


def empty_caches():
    for name, module in list(sys.modules.items()):
        if name.partition(".")[0] == "rules":
            for one in vars(module).values():
                if hasattr(one, "cache_clear"):
                    one.cache_clear()
