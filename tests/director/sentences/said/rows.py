"""Which confronto, stage or dupla a block of a page is about."""

import re
from functools import cache

from scoring import tokens
from tests.director.sentences.claims import claim, owed
from tournaments.models import DuplaKey


@cache
def _name(name):
    return re.compile(rf"(?<!\w){re.escape(' '.join(name.split()))}(?!\w)")


# The words for a status, at a desk and in public.
WAYS = {
    "W.O.": "walkover",
    "as duas ausentes": "both_absent",
    "não contado": "not_counted",
    "abandonado": "abandoned",
    "pontos dados pela direção": "director",
    "mesa incompleta: quem veio folga": "absent",
    "média dos outros confrontos": "average",
}


def named(facts, text):
    """Return the duplas that a text names, in its order. A name in a longer one does not count."""
    found = [(hit.span(), one.pk) for one in facts.duplas for hit in _name(one.name).finditer(text)]
    spans = [span for span, _pk in found]
    return [
        facts.dupla[pk]
        for (first, last), pk in sorted(found)
        if not any(a <= first and last <= b and (a, b) != (first, last) for a, b in spans)
    ]


def first_named(facts, text):
    """Return the dupla that a text names first; None without one."""
    return next(iter(named(facts, text)), None)


def names_in(facts, text):
    """Return the ids of the duplas that a text names."""
    return {one.pk for one in named(facts, text)}


def rows_about(facts, lines, among):
    """Return the confrontos of which these lines name everybody, and nobody else.

    A jogo with mãos keeps the name on its súmula when a player of a dupla is substituted.
    """
    text = " | ".join(lines)
    known = names_in(facts, text)
    return [row for row in among if (known and {*row.entrants} == known) or _by_its_labels(row, text)]


def _by_its_labels(row, text):
    return row.jogo_id is not None and all(_name(label).search(text) for label in row.jogo.labels)


def round_of_page(facts, page):
    """Return the round that a page of the desk is about."""
    return next((one for one in facts.rounds if one.pk == page.at["pk"]), None)


def dupla_of_page(facts, page):
    """Return the dupla of a public or a private page."""
    if "token" in page.at:
        return facts.dupla[DuplaKey.objects.get(digest=tokens.digest(page.at["token"])).dupla_id]
    return next(one for one in facts.duplas if one.number == page.at["number"])


def of_round(table, *, on=("desk_round",), told=()):
    """Register sentences of the page of a round, each with a predicate of the facts and the round.

    told: those that must be on the page whenever they hold.
    """
    for said, holds in table.items():

        def of_page(facts, where, holds=holds):
            return holds(facts, round_of_page(facts, getattr(where, "page", where)))

        of_page.__name__ = "of the round"
        claim(said, on=on)(of_page)
        if said in told:
            owed(said, on=on)(of_page)


def rows_of_round(facts, round_):
    return [row for row in facts.rows if (row.stage_id, row.round) == (round_.stage_id, round_.number)]


def stages_of_page(facts, page):
    """Return the stages that a page may be about: the one that it asks for, else each."""
    asked = re.search(r"[?&]fase=(\d+)", page.address)
    found = facts.stage(int(asked[1])) if asked else None
    return [found] if found else facts.stages


def met_before(facts, row):
    """Return the earlier confrontos in which two of this one's sides were opponents."""
    mine = opponents(row)
    earlier = (one for one in facts.rows if _before(one, row))
    return [one for one in earlier if not one.is_bye and mine & opponents(one)]


def opponents(row):
    """Return the pairs of entrants on different sides."""
    if row.others:
        seats = [*row.entrants]
        return {frozenset((one, other)) for one in seats for other in seats if one != other}
    sides = ((row.dupla_a_id, row.partner_a_id), (row.dupla_b_id, row.partner_b_id))
    return {frozenset((one, other)) for one in sides[0] if one for other in sides[1] if other}


def rested_before(facts, dupla, row):
    """Return whether a dupla had a bye before this confronto."""
    return any(one.is_bye and dupla in one.entrants and _before(one, row) for one in facts.rows)


def _before(one, row):
    if one.stage_id == row.stage_id:
        return (one.round, one.kind) < (row.round, row.kind) and one.pk != row.pk
    return one.stage.number < row.stage.number
