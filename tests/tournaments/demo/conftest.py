"""Where the demo keeps its passwords under test."""

import pytest


@pytest.fixture(autouse=True)
def var(settings, tmp_path):
    """A folder of its own for the passwords."""
    settings.VAR_DIR = tmp_path / "var"
    return settings.VAR_DIR
