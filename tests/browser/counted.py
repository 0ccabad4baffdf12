"""A person at the desk: the clicks and pages an action takes, and its time at a person's pace.

The pace follows the keystroke-level model for a slow typist: time to think, to point, to press, to type each letter,
and to wait for and read each page.
"""

# Seconds. A letter of a slow typist; to point; to press; a hand from mouse to keyboard; to think; a page that comes.
LETTER, POINT, PRESS, HAND, THINK, PAGE = 0.5, 1.1, 0.2, 0.4, 1.35, 2.0


class Counted:
    """clicks: on links, buttons and choices; pages: those displayed, without redirects."""

    def __init__(self, page):
        self.page, self.clicks, self.pages, self.seconds = page, 0, 0, 0.0
        page.on("response", self._answered)

    def _answered(self, response):
        led_on = 300 <= response.status < 400
        shown = response.request.is_navigation_request() and not led_on
        self.pages += shown
        self.seconds += PAGE if shown else 0

    def press(self, words):
        self.click(
            self.page.get_by_role("button", name=words, exact=True)
            .or_(self.page.get_by_role("link", name=words, exact=True))
            .first
        )

    def click(self, locator):
        locator.click()
        self.clicks += 1
        self.seconds += THINK + POINT + PRESS

    def choose(self, name, key):
        """Choose from a list: a click to open it, a click on the line."""
        self.page.locator(f"main select[name={name}]").select_option(key)
        self.clicks += 2
        self.seconds += THINK + 2 * (POINT + PRESS)

    def fill(self, **typed):
        """Type into fields. Moving to a field is not counted as a click, but takes time."""
        for name, value in typed.items():
            self._type(name, value, len(value))

    def paste(self, name, value):
        self._type(name, value, 2)

    def _type(self, name, value, letters):
        self.page.locator(f"main [name={name}]:visible").fill(value)
        self.seconds += THINK + POINT + PRESS + 2 * HAND + letters * LETTER
