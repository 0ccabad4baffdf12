"""What no style does."""

import pytest

from tests.architecture.floors import FLOORS, ROOT

STYLES = sorted(path for floor in FLOORS for path in (ROOT / floor).glob("static/**/*.css"))


@pytest.mark.parametrize("path", STYLES, ids=lambda path: path.name)
def test_page_is_not_turned_with_the_phone(path):
    """WCAG 2.2, 1.3.4: a page is read whichever way a phone is held."""
    assert "orientation" not in path.read_text()
