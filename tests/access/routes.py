"""Every address of the site, as the URL resolver has them."""

import re
from dataclasses import dataclass

from django.urls import URLPattern, get_resolver, reverse

NOTHING = "nada/"  # value for the unnamed parts of an address


@dataclass(frozen=True, slots=True)
class Route:
    """One pattern. name: with its namespace, or the pattern itself if it has no name. names: its parameters."""

    pattern: str
    name: str
    names: tuple[str, ...]

    def address(self, **place):
        """Return the address with these parameters. Unnamed parts become `nada`."""
        if self.name != self.pattern:
            return reverse(self.name, kwargs=place)
        named = re.sub(
            r"\(\?P<(\w+)>[^)]*\)|<\w+:(\w+)>", lambda found: str(place[found[1] or found[2]]), self.pattern
        )
        return f"/{named.replace('.*', NOTHING).strip('^$').replace('^', '')}"


def routes():
    """Return every route of the site by its name. Of two routes with one pattern only the first answers."""
    found = {}
    for route in _walk(get_resolver(), "", ""):
        found.setdefault(route.pattern, route)
    return {route.name: route for route in found.values()}


def _walk(resolver, start, space):
    for one in resolver.url_patterns:
        pattern = start + str(one.pattern)
        if isinstance(one, URLPattern):
            name = f"{space}{one.name}" if one.name else pattern
            yield Route(pattern, name, tuple(one.pattern.regex.groupindex))
        else:
            yield from _walk(one, pattern, f"{space}{one.namespace}:" if one.namespace else space)
