"""What no style does."""

from tests.architecture.floors import FLOORS, ROOT

STYLES = sorted(path for floor in FLOORS for path in (ROOT / floor).glob("static/**/*.css"))


def test_page_is_not_turned_with_the_phone():
    """WCAG 2.2, 1.3.4: a page is read whichever way a phone is held."""
    assert STYLES
    assert [path.name for path in STYLES if "orientation" in path.read_text()] == []
