"""The big screen of the hall: who sits where, the points of the mesas, standings, bracket and results."""

import re

from scoring.models import Partida
from tests.director.recount import bracket_places
from tests.director.sentences.claims import claim, owed
from tests.director.sentences.facts import is_bracket
from tests.director.sentences.said.published import unpublished
from tests.director.sentences.said.rows import names_in, rows_about
from tournaments.models import Telao

SCREEN, SLIDE = ("telao",), ".slide"


def rows_of(found):
    """Return the rows of the page that a heading is over: the first word, a mesa or a place, and all of the row."""
    lines = found.around(SLIDE)
    return [(line.split()[0], line) for line in lines[1:]]


def every(said):
    """Register a predicate of facts, head and row that holds for each row of the pages with a heading."""

    def register(holds):
        def of_all(facts, found):
            rows = rows_of(found)
            return rows and all(holds(facts, head, line) for head, line in rows)

        of_all.__name__ = holds.__name__
        claim(said, on=SCREEN, within="h2")(of_all)
        return holds

    return register


def about(facts, head, line):
    """Return the confrontos that a row is about: both names, and the mesa."""
    among = [row for row in facts.rows if facts.posted(row) and str(row.mesa or "–") == head]
    return rows_about(facts, [line], among)


def open_yet(facts, row):
    """Return whether readers do not know the result of a confronto yet."""
    return not row.status or row in unpublished(facts)


@every("Onde jogar")
def sits_at_this_mesa(facts, head, line):
    """Both duplas of a confronto that is to be played, or one of them where people look for their names."""
    if any(open_yet(facts, row) for row in about(facts, head, line)):
        return True
    named = names_in(facts, line)
    among = (row for row in facts.rows if facts.posted(row) and str(row.mesa or "–") == head)
    return len(named) == 1 and any(named <= {*row.entrants} and open_yet(facts, row) for row in among)


@every("Mesas ao vivo")
def has_these_points_now(facts, head, line):
    return any(
        row.jogo_id and _line(facts, row) in line.replace("−", "-") for row in about(facts, head, line)
    )


def _line(facts, row):
    """Return the points of the last partida beside each name, as a row of the screen has them."""
    last = Partida.objects.filter(jogo=row.jogo_id, dropped=False).order_by("number").last()
    maos = [mao for mao in facts.maos.get(row.jogo_id, ()) if last and mao.partida_id == last.pk]
    won = won_by_side(row)
    told = []
    for side, label in zip(row.sides, row.jogo.labels, strict=True):
        points = f"{sum(mao.totals.get(side, 0) for mao in maos):,}".replace(",", ".")
        told.append(f"{label} {points}{f' ({won[side]})' if any(won.values()) else ''}")
    return " ".join(told)


def won_by_side(row):
    """Return how many partidas each side of a confronto has won."""
    winners = Partida.objects.filter(jogo=row.jogo_id, dropped=False).exclude(winner="")
    won = list(winners.values_list("winner", flat=True))
    return {side: won.count(side) for side in row.sides}


@every("Classificação")
def has_this_place(facts, head, line):
    """By the second count, if readers have all results."""
    if unpublished(facts):
        return True
    ends = [int(one) for one in re.findall(r"\d+", head)]
    teams = {one.team.name: one.pk for one in reversed(facts.duplas) if one.team}
    known = names_in(facts, line) or {pk for name, pk in teams.items() if name in line}
    places = [place for pk in known for place in _places(facts, pk)]
    return known and (not places or None in places or (ends[0], ends[-1]) in places)


def _places(facts, dupla):
    """Yield the places of a dupla in the stages that have begun, None for a bracket with open places."""
    for stage in facts.stages:
        if is_bracket(stage):
            yield (bracket_places(stage) or {}).get(dupla)
        elif stage.state != "planned":
            yield from (
                row.place for rows in facts.groups(stage).values() for row in rows if row.dupla == dupla
            )


@every("Chave")
@every("Últimos resultados")
def ended_like_this(facts, head, line):
    """The partidas that each side won stand beside its name, once the confronto is over and was played."""
    return any(figures(row, line) in [[], [*won_by_side(row).values()]] for row in about(facts, head, line))


def figures(row, line):
    """Return the figures of a row of the screen beside the names of a confronto, which may have figures too."""
    labels = row.jogo.labels if row.jogo_id else ()
    for name in [*(one.name for side in row.sides for one in row.pair(side)), *labels]:
        line = line.replace(name, "|")
    return [int(one) for one in re.findall(r"\| (\d+)(?= |$)", line)]


@claim("Recado da direção:", on=SCREEN, within="h2")
def the_direction_says_something(facts, found):
    return facts.tournament.announcement in " ".join(found.around(SLIDE))


@owed("Recado da direção:", on=SCREEN)
def what_the_direction_says_must_be_shown(facts, page):
    return facts.tournament.announcement and facts.state != "cancelled"


@owed("Onde jogar", "Mesas ao vivo", on=SCREEN)
def a_mesa_that_plays_must_be_shown(facts, page):
    """While people look for their names, those of all mesas are shown in their place."""
    shown = Telao.objects.get(tournament=facts.tournament).views
    return Telao.View.LIVE in shown and [row for row in facts.playing if facts.posted(row)]
