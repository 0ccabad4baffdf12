"""A round as a page shows it: seating, state and result of each confronto, with texts. Pure."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby
from typing import NamedTuple

from django.utils.translation import gettext as _

from scoring.wording.numbers import points
from tournaments.charts.texts.draw import DrawNote, draw_note, is_directed
from tournaments.publication import lookup
from tournaments.publication.document.play_data import (
    ConfrontoData,
    RoundData,
    Side,
    SlotData,
    TeamMeetingData,
    items,
)
from tournaments.publication.document.shape import StageData
from tournaments.wording import stages
from tournaments.wording.rounds import CONFRONTO_STATES, UNOFFICIAL

SCORED = frozenset({"", "played", "abandoned"})  # statuses whose score is the one on the sheet


class Person(NamedTuple):
    """A seated dupla, or one of two single players."""

    number: int
    name: str
    absent: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class MeetingSide:
    """One side of a mesa: a dupla, or two single players.

    score: partidas won, or points at the table. worth: the tournament points of the meeting.
    """

    people: tuple[Person, ...]
    seed: int | None
    outcome: str = ""  # winner, loser
    score: str = ""
    worth: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class MeetingLine:
    """One confronto of a round. said: its state or status, if the score is not enough."""

    key: str
    mesa: int | None
    css: str
    tone: str
    said: str
    jogo: str | None
    seats: tuple[MeetingSide, ...]
    flags: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class GroupOfRound:
    """The meetings of one group in a round. number: 0 if there are no groups."""

    number: int
    meetings: tuple[MeetingLine, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TeamMeetingLine:
    """The meeting of two teams. score, worth: both sides, as in `3.420 × 2.980`. rests: the team has a bye."""

    teams: str
    score: str
    worth: str
    rests: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundChart:
    """A posted round. waits: it begins when the director starts it."""

    number: int
    state: str
    said: str
    waits: bool
    posted_at: str | None
    started_at: str | None
    seed: int | None
    draw: DrawNote | None
    groups: tuple[GroupOfRound, ...]
    teams: tuple[TeamMeetingLine, ...] = ()


def round_chart(stage: StageData, each: RoundData) -> RoundChart:
    """Return a round of a stage, by group and mesa."""
    confrontos = sorted(
        # Confrontos without a mesa come last.
        each["confrontos"],
        key=lambda one: (one["group"], one["mesa"] or 9999, one["position"]),
    )
    state = round_state(stage, each)
    return RoundChart(
        number=each["round"],
        state=state,
        said=str(stages.ROUND_STATES[state]),
        waits=state == "posted" and stage.get("pace") == "round",
        posted_at=each.get("posted_at"),
        started_at=each.get("started_at"),
        seed=each["seed"],
        draw=draw_note(stage, each["round"]),
        groups=tuple(
            GroupOfRound(group, tuple(meeting(stage, each, one) for one in of_group))
            for group, of_group in groupby(confrontos, key=lambda one: one["group"])
        ),
        teams=tuple(_team_meeting(stage, one) for one in each.get("teams", [])),
    )


def _team_meeting(stage: StageData, one: TeamMeetingData) -> TeamMeetingLine:
    return TeamMeetingLine(
        teams=" × ".join(team["name"] for team in one["teams"]),
        score=" × ".join(map(points, one["made"])) if any(one["made"]) else "",
        worth=" × ".join(stages.worth(value, vp=stage["vp"]) for value in one["points"] or ()),
        rests=len(one["teams"]) == 1,
    )


def round_state(stage: StageData, each: RoundData) -> str:
    """Return the state of a round. A posted round counts as being played once a jogo has begun."""
    if each["state"] != "posted":
        return each["state"]
    freely = (
        stage.get("pace") != "round"
    )  # in a round that the director starts, a result before the start is a W.O. known in advance
    played = any(lookup.begun(one) or (freely and one["state"] == "done") for one in each["confrontos"])
    return "playing" if played else "posted"


def meeting(stage: StageData, each: RoundData, one: ConfrontoData) -> MeetingLine:
    """Return one confronto of a round."""
    css, tone, said = _stands(each, one)
    jogo = one["jogo"]
    return MeetingLine(
        key=str(one["id"]),
        mesa=None if one["state"] == "bye" else one["mesa"],
        css=css,
        tone=tone,
        said=said,
        jogo=jogo["id"] if jogo and one["state"] in {"playing", "done", "unpublished", "cancelled"} else None,
        seats=tuple(seats(one, partidas=stage["partidas"], vp=stage["vp"])),
        flags=tuple(
            stages.flags(one["flags"], directed=is_directed(stage, each["round"]), bye=one["state"] == "bye")
        ),
    )


def _stands(each: RoundData, one: ConfrontoData) -> tuple[str, str, str]:
    state = one["state"]
    if state == "bye":
        return "is-bye", "", stages.status("bye")
    if "reopened" in one:
        return "is-live", "warn", _("reaberto para correção")
    if state == "done":
        # An ordinary result needs no word beside its score.
        level = one["status"] == "played" and not one["winner"]
        return "is-done", "plain", _("empate") if level else stages.status(one["status"])
    if state == "cancelled":
        return "is-ready", "warn", str(CONFRONTO_STATES["cancelled"])
    if state == "unpublished":
        said = UNOFFICIAL if lookup.unofficial(one) else CONFRONTO_STATES["unpublished"]
        return "is-ready", "warn", str(said)
    if state == "playing" and (each["state"] != "posted" or lookup.begun(one)):
        return "is-live", "live", str(CONFRONTO_STATES["playing"])
    if one["jogo"]:
        return "is-ready", "open", _("vai começar")
    begun = any(other["jogo"] for other in each["confrontos"])  # in a schedule most rounds have not begun
    return "is-ready", "open", str(CONFRONTO_STATES["ready"]) if begun else _("a jogar")


def seats(one: ConfrontoData, *, partidas: int | None, vp: bool) -> Iterable[MeetingSide]:
    """Yield the sides of a confronto. partidas: the length of its jogo, if it is counted so; vp: the points are VP."""
    for at, (side, slot) in enumerate(items(one["slots"])):
        if "dupla" not in slot:
            continue
        unofficial = lookup.unofficial(one)
        winner = unofficial["winner"] if unofficial else one["winner"] if one["state"] == "done" else ""
        worth = one["points"] or ()
        yield MeetingSide(
            people=_people(slot),
            seed=slot["seed"],
            outcome="" if not winner else "winner" if winner == side else "loser",
            score=_score(one, side, partidas),
            worth=stages.worth(worth[at if len(worth) > 1 else 0], vp=vp) if worth else "",
        )
    for gone in one.get("absent", ()):
        yield MeetingSide(people=(Person(gone["dupla"], gone["name"], absent=True),), seed=None)


def _people(slot: SlotData) -> tuple[Person, ...]:
    if "pair" in slot:
        return tuple(Person(one["dupla"], one["name"], one["absent"]) for one in slot["pair"])
    return (Person(slot["dupla"], slot["name"]),)


def _score(one: ConfrontoData, side: Side, partidas: int | None) -> str:
    jogo = one["jogo"]
    told = one["state"] == "playing" or lookup.unofficial(one)
    shown = told or (one["state"] == "done" and one["status"] in SCORED)
    if not jogo or not shown or not lookup.begun(one):
        return ""
    if partidas and partidas > 1:
        return str(dict(items(jogo["won"]))[side])
    return points(sum(dict(items(partida["totals"]))[side] for partida in jogo["partidas"]))
