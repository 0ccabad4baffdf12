"""Read the pages of an event, and check each sentence on them."""

import re
from dataclasses import dataclass, field
from functools import cached_property

from django.utils.translation import get_language
from django.utils.translation import override as in_language

import tests.director.sentences.said  # noqa: F401 -- registers the claims
from tests.director.sentences.addresses import is_of_the_desk
from tests.director.sentences.claims import CLAIMS, DESK, OWED, PUBLIC
from tests.director.sentences.facts import Facts
from tests.director.sentences.patterns import patterns
from tests.director.sentences.texts import Text
from tournaments.line_ups import spoken


@dataclass
class Page:
    """A page that was read. route: its name; at: the parameters of its address."""

    address: str
    route: str
    at: dict
    html: str = field(repr=False)

    @property
    def desk(self):
        return is_of_the_desk(self.address)

    @cached_property
    def text(self):
        # The big screen shows all of its pages, one after the other.
        return Text(re.sub(r"\shidden>", ">", self.html) if self.route == "telao" else self.html)

    def is_one_of(self, routes):
        return self.route in routes or (DESK if self.desk else PUBLIC) in routes


@dataclass(frozen=True)
class Found:
    """A sentence on a page, with its parameters."""

    page: Page
    line: int
    params: dict

    def __getitem__(self, name):
        return self.params[name]

    def __getattr__(self, name):
        """Return a parameter as a number."""
        try:
            return int(self.params[name].replace(".", "").strip("º"))
        except (KeyError, ValueError) as exc:
            raise AttributeError(name) from exc

    @property
    def sentence(self):
        return self.page.text.lines[self.line]

    def around(self, *names):
        """Return the lines of the nearest block that is called so; an empty list without one."""
        node = self.page.text.block(self.line, *names)
        return [] if node is None else self.page.text.text_of(node)

    def linked(self, pattern, *names):
        """Return the first number in the addresses of the nearest block that match a pattern; None without one."""
        node = self.page.text.block(self.line, *names)
        hits = (re.search(pattern, href) for href in (self.page.text.links_of(node) if node else ()))
        return next((int(hit[1]) for hit in hits if hit), None)


def faults(facts: Facts, pages, seen=None):
    """Return what is untrue or missing on pages. seen: a counter of the sentences that were found."""
    found = []
    with in_language("pt-br"), spoken(facts.tournament):
        language = get_language()
        for page in pages:
            found += _untrue(facts, page, language, seen)
            found += _missing(facts, page, language)
    return found


def _untrue(facts, page, language, seen):
    for one in CLAIMS:
        if page.is_one_of(one.on):
            for hit in _hits(one.said, page, language):
                line = page.text.line_at(hit.start())
                if one.within and page.text.block(line, *one.within) is None:
                    continue
                if one.alone and hit[0] != page.text.lines[line]:
                    continue
                if seen is not None:
                    seen[one.said] += 1
                which = Found(page, line, hit.groupdict())
                if not one.holds(facts, which):
                    yield f"untrue at {page.address}: {which.sentence!r} ({one.holds.__name__})"


def _missing(facts, page, language):
    for one in OWED:
        due = page.is_one_of(one.on) and one.holds(facts, page)
        if due and not any(hit for words in one.said for hit in _hits(words, page, language)):
            yield f"missing at {page.address}: {one.said[0][0]!r}"


def _hits(words, page, language):
    for literal, pattern in patterns(words, language):
        if literal in page.text.whole:
            yield from pattern.finditer(page.text.whole)


def claimed():
    """Return the message ids that have a predicate."""
    return {one.said[0] for one in CLAIMS}
