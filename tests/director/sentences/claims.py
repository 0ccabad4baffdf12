"""Claims: sentences of the pages of an event, each with a predicate over the stored facts.

`@claim("Falta %(count)s resultado", ...)` registers one. The sentence is the message id, a pair of them if it has a
plural; it becomes a regular expression over the visible text of the pages, so that its figures and names are read from
the page. The predicate counts them from the stored rows, and does not call the code that prints the sentence.
`@owed` registers the other direction: a state in which the sentence must be on the page.
"""

from dataclasses import dataclass

CLAIMS = []
OWED = []
DESK, PUBLIC = "desk", "public"  # every page of the desk, every public page


@dataclass(frozen=True)
class Claim:
    """A sentence and its predicate.

    said: the message id, and its plural. on: names of routes, or `DESK`, `PUBLIC`. within: the block that it is in,
    or one of them, as in `Node.is_called`; alone: whether it has a line of its own. holds: of the facts and what was
    found.
    """

    said: tuple
    on: frozenset
    holds: object
    within: tuple = ()
    alone: bool = False


@dataclass(frozen=True)
class Due:
    """A sentence that must be on a page if the predicate holds, of the facts and the page."""

    said: tuple
    on: frozenset
    holds: object


def claim(*said, on, within=(), alone=False):
    """Register a predicate for sentences. Each is a message id, or a pair of singular and plural."""

    def register(holds):
        CLAIMS.extend(Claim(_pair(one), frozenset(on), holds, _pair(within), alone) for one in said)
        return holds

    return register


def owed(*said, on):
    """Register a state in which one of these sentences must be on a page."""

    def register(holds):
        OWED.append(Due(tuple(map(_pair, said)), frozenset(on), holds))
        return holds

    return register


def _pair(said):
    return (said,) if isinstance(said, str) else tuple(said)
