"""How a tournament's payload is worded on a page: `{% load torneio %}`."""

from dataclasses import dataclass
from datetime import date, datetime
from typing import Any

from django import template
from django.utils.dateparse import parse_date, parse_datetime
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

import rules
from scoring.wording.numbers import points
from tournaments.charts.bracket import SIDES, TREES, Box, Chart, chart, note_of, title_of
from tournaments.charts.stage import StageChart, stage_chart
from tournaments.charts.teams import TeamTable, team_tables
from tournaments.publication import lookup as told
from tournaments.wording import play as play_words
from tournaments.wording import rounds as messages
from tournaments.wording import stages as words

register = template.Library()
type Payload = dict[str, Any]

ROUND_TONES = {"posted": "open", "playing": "live", "closed": "done"}
STATE_TONES = {"draft": "", "open": "open", "running": "live", "finished": "done"}


@dataclass(frozen=True, slots=True)
class Result:
    """A jogo that ended: its two lines with who won, the points of each partida, what was unusual."""

    key: str
    title: str
    jogo: str | None
    sides: tuple[Payload, ...]
    partidas: str
    note: str


@register.simple_tag(name="chart")
def chart_tag(payload: Payload) -> Chart:
    """Return the bracket of a payload, ready to draw."""
    return chart(payload)


@register.filter
def place(row: Payload) -> str:
    """Return the place of a row of the standings, `5º–8º` where it is shared."""
    return messages.place(row["place"], row["place_to"])


@register.filter
def why(row: Payload) -> str:
    """Return why somebody stands there in a knockout; rows of other formats tell it by their criteria."""
    return messages.why(row) if "why" in row else ""


@register.filter
def penalty(one: Payload) -> str:
    """Say a penalty with what it took and why."""
    return words.penalty(one)


@register.filter
def round_title(name: str) -> str:
    """Return the heading of a round."""
    return str(messages.round_words(name).title)


@register.filter
def state_words(state: str) -> str:
    """Return the state of a tournament in words."""
    return str(messages.TOURNAMENT_STATES[state])


@register.filter
def state_tone(state: str) -> str:
    """Return the tone of the tag of a tournament's state."""
    return STATE_TONES[state]


@register.filter
def as_date(iso: str) -> date | None:
    """Return the date of a payload."""
    return parse_date(iso)


@register.filter
def as_time(iso: str | None) -> datetime | None:
    """Return the moment of a payload."""
    return parse_datetime(iso) if iso else None


@register.filter
def partida_length(ruleset: rules.RuleSet) -> str:
    """Say how long a partida is: `até 1.500 pontos`, `de 3 mãos`, `de uma mão`."""
    return play_words.partida_length(ruleset)


@register.filter
def jogo_format(payload: Payload) -> str:
    """Say how a jogo is played, `melhor de 3 partidas até 1.500 pontos`; nothing where stages differ in it."""
    return play_words.agreed_format(payload)


@register.filter
def canastra_total(row: Payload) -> int:
    """Return how many canastras a dupla has made."""
    return sum(row["canastras"].values())


@register.filter
def canastra_kinds(row: Payload, tournament: Payload) -> str:
    """Say how many of each kind, in the words of the rule set: `real 3 · simples 2`."""
    ruleset = play_words.ruleset_of(tournament)
    counts = ((ruleset.words.get(kind, kind), row["canastras"].get(kind, 0)) for kind in ruleset.kinds)
    return " · ".join(f"{word} {count}" for word, count in counts if count)


@register.filter
def maos_played(count: int) -> str:
    """Say how many mãos of a partida were played."""
    return ngettext("%(count)s mão", "%(count)s mãos", count) % {"count": count}


@register.filter
def current(jogo: Payload) -> Payload:
    """Return the partida being played, or the last one."""
    partida: Payload = jogo["partidas"][-1]
    return partida


@register.simple_tag
def results(payload: Payload) -> list[tuple[str, list[Result]]]:
    """Return the jogos that ended, by round, the latest round first."""
    names = {each["round"]: each["name"] for each in payload["rounds"]}
    found = []
    for each in reversed(payload["rounds"]):
        ended = [_result(one, names) for one in each["confrontos"] if one["state"] == "done" and one["jogo"]]
        if ended:
            found.append((round_title(each["name"]), ended))
    return found


@register.simple_tag
def stage_charts(payload: Payload) -> list[StageChart]:
    """Return every stage that has begun, each with the round players look for."""
    return [stage_chart(payload, stage) for stage in told.stages(payload) if stage["state"] != told.PLANNED]


@register.simple_tag(name="team_tables")
def team_tables_tag(payload: Payload, stage: int = 0) -> list[TeamTable]:
    """Return the tables of teams to show with a stage; none without teams."""
    return team_tables(payload, stage)


@register.filter
def round_tone(state: str) -> str:
    """Return the tone of the tag of a round's state."""
    return ROUND_TONES[state]


@register.filter
def playing_title(entry: Payload) -> str:
    """Return what is played at a mesa: the round of a knockout by its name, every other by its number."""
    if entry["kind"] != "main":
        return str(TREES[entry["kind"]]) % {"round": entry["round"]}
    if entry["round_name"]:
        return round_title(entry["round_name"])
    number = str(TREES["main"]) % {"round": entry["round"]}
    if group := entry.get("group"):
        return _("%(round)s · grupo %(group)s") % {"round": number, "group": group}
    return number


def _result(confronto: Payload, names: dict[int, str]) -> Result:
    jogo = confronto["jogo"]
    walkover = jogo["reason"] == "walkover"
    sides = tuple(
        {
            "name": confronto["slots"][side]["name"],
            "number": confronto["slots"][side]["dupla"],
            "winner": confronto["winner"] == side,
            "won": "" if walkover else jogo["won"][side],
        }
        for side in SIDES
    )
    return Result(
        key=f"{confronto['round']}-{confronto['position']}",
        title=title_of(confronto, names),
        jogo=jogo["id"],
        sides=sides,
        partidas=" · ".join(
            f"{points(one['totals']['A'])} × {points(one['totals']['B'])}"
            for one in jogo["partidas"]
            if one["maos"]
        ),
        note=note_of(confronto),
    )


@register.filter
def mesa_and_title(box: Box) -> str:
    """Return what stands above a box: `Jogo 3`, or `Mesa 7` while it is played."""
    return _("Mesa %(mesa)s") % {"mesa": box.mesa} if box.mesa else box.title
