"""Devices that the tests of a file use one after the other: what their pages load is loaded once.

A new device takes 0.3 s of processor time until it shows its first page. Public pages may be cached for a second, so
tests of them take new ones (`new_page`), as do tests that add scripts or listeners to a page.
"""

from collections import defaultdict
from urllib.parse import urlsplit

from tests.chromium import PHONE


class Phones:
    """The devices of a file: those that are free, by their options, and those that the test has taken."""

    def __init__(self, opened):
        self.opened, self.free, self.taken = opened, defaultdict(list), []

    def take(self, device="", **options):
        """Return the page of an empty device, by default a phone. device: the name that the site knows it by."""
        options = options or PHONE
        free = self.free[repr(options)]
        page = free.pop() if free else self.opened(**options)
        if device:
            cookie = {"name": "canastra_device", "value": device, "domain": "127.0.0.1", "path": "/"}
            page.context.add_cookies([cookie])
        self.taken.append((page, options))
        return page

    def empty(self):
        """Leave the pages, and forget what they have stored and what the test has set. No page may have gone wrong."""
        for page, options in self.taken:
            for other in page.context.pages:
                if other is not page:
                    other.close()
            _empty(page, options)
            self.free[repr(options)].append(page)
        self.taken.clear()
        assert self.opened.wrong == []


def _empty(page, options):
    context, site = page.context, urlsplit(page.url)
    page.unroute_all(behavior="ignoreErrors")
    context.unroute_all(behavior="ignoreErrors")
    context.set_offline(False)
    page.goto("about:blank")
    if site.hostname:
        session = context.new_cdp_session(page)
        everything = {"origin": f"{site.scheme}://{site.netloc}", "storageTypes": "all"}
        session.send("Storage.clearDataForOrigin", everything)
        session.detach()
    context.clear_cookies()
    page.emulate_media(media="null", color_scheme="null")
    page.set_viewport_size(options["viewport"])
