"""Constructs that no style sheet may use."""

from tests.architecture.floors import FLOORS, ROOT

STYLES = sorted(path for floor in FLOORS for path in (ROOT / floor).glob("static/**/*.css"))


def test_page_is_not_turned_with_the_phone():
    # WCAG 2.2, 1.3.4: a page is readable in both orientations of a phone.
    assert STYLES
    assert [path.name for path in STYLES if "orientation" in path.read_text()] == []
