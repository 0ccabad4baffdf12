"""A stage as a page draws it: rounds with their mesas, tables with their columns, everything worded. Pure."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from django.utils.translation import gettext as _

from scoring.templatetags.placar import points
from tournaments import stage_words as words
from tournaments import told
from tournaments.chart import SIDES
from tournaments.messages import CONFRONTO_STATES, place
from tournaments.plan.stage import Format

type Payload = dict[str, Any]
SCORED = frozenset({"", "played", "abandoned"})  # what is on the sheet is the score


@dataclass(frozen=True, slots=True, kw_only=True)
class Seat:
    """One dupla at a mesa. score: partidas or points at the table; worth: what the meeting gave in the standings."""

    number: int
    name: str
    seed: int | None
    outcome: str = ""  # winner, loser
    score: str = ""
    worth: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Meeting:
    """One confronto of a round. said: how it stands or ended, where a score alone does not tell."""

    key: str
    mesa: int | None
    css: str
    tone: str
    said: str
    jogo: str | None
    seats: tuple[Seat, ...]
    flags: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class GroupOfRound:
    """What one group plays in a round; number 0 where there are no groups."""

    number: int
    meetings: tuple[Meeting, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundChart:
    """A round that is posted."""

    number: int
    state: str
    said: str
    seed: int
    groups: tuple[GroupOfRound, ...]


def round_chart(stage: Payload, each: Payload) -> RoundChart:
    """Return a round of a stage, group by group, by mesa."""
    confrontos = sorted(
        each["confrontos"], key=lambda one: (one["group"], one["mesa"] or 9999, one["position"])
    )
    return RoundChart(
        number=each["round"],
        state=each["state"],
        said=str(words.ROUND_STATES[each["state"]]),
        seed=each["seed"],
        groups=tuple(
            GroupOfRound(group, tuple(_meeting(stage, each, one) for one in of_group))
            for group, of_group in groupby(confrontos, key=lambda one: one["group"])
        ),
    )


def _meeting(stage: Payload, each: Payload, one: Payload) -> Meeting:
    css, tone, said = _stands(each, one)
    jogo = one["jogo"]
    return Meeting(
        key=str(one["id"]),
        mesa=None if one["state"] == "bye" else one["mesa"],
        css=css,
        tone=tone,
        said=said,
        jogo=jogo["id"] if jogo and one["state"] in {"playing", "done", "unpublished"} else None,
        seats=tuple(_seats(stage, one)),
        flags=tuple(words.flags(one["flags"])),
    )


def _stands(each: Payload, one: Payload) -> tuple[str, str, str]:
    """Return class, tone and word of a confronto. An ordinary result needs no word; its score tells."""
    state = one["state"]
    if state == "bye":
        return "is-bye", "", words.status("bye")
    if one.get("reopened"):
        return "is-live", "warn", _("reaberto para correção")
    if state == "done":
        level = one["status"] == "played" and not one["winner"]
        return "is-done", "plain", _("empate") if level else words.status(one["status"])
    if state == "unpublished":
        return "is-ready", "warn", str(CONFRONTO_STATES["unpublished"])
    if state == "playing" and (each["state"] != "posted" or _begun(one)):
        return "is-live", "live", str(CONFRONTO_STATES["playing"])
    if one["mesa"] is None:
        return "is-ready", "open", str(CONFRONTO_STATES["ready"])
    return "is-ready", "open", _("vai começar")


def _begun(one: Payload) -> bool:
    return any(partida["maos"] for partida in one["jogo"]["partidas"])


def _seats(stage: Payload, one: Payload) -> Iterable[Seat]:
    for at, side in enumerate(SIDES):
        slot = one["slots"][side]
        if "dupla" not in slot:
            continue
        winner = one["winner"] if one["state"] == "done" else ""
        worth = one.get("points") or ()
        yield Seat(
            number=slot["dupla"],
            name=slot["name"],
            seed=slot["seed"],
            outcome="" if not winner else "winner" if winner == side else "loser",
            score=_score(stage, one, side),
            worth=_worth(stage, worth[at if len(worth) > 1 else 0]) if worth else "",
        )


def _score(stage: Payload, one: Payload, side: str) -> str:
    """Return what is on the sheet: partidas won, or points where there is one partida. Nothing is made up."""
    jogo = one["jogo"]
    shown = one["state"] == "playing" or (one["state"] == "done" and one["status"] in SCORED)
    if not jogo or not shown or not _begun(one):
        return ""
    if stage["partidas"] and stage["partidas"] > 1:
        return str(jogo["won"][side])
    return points(sum(partida["totals"][side] for partida in jogo["partidas"]))


def _worth(stage: Payload, value: float) -> str:
    said = {"points": points(value)}
    return _("%(points)s VP") % said if stage["vp"] else _("%(points)s pt") % said


@dataclass(frozen=True, slots=True)
class Head:
    """The heading of a column, short and in full."""

    short: str
    long: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One row of a table. cells: one for each heading."""

    place: str
    number: int
    name: str
    css: str
    cells: tuple[tuple[str, str], ...]  # short heading, value
    why: str
    notes: tuple[str, ...]
    goes_on: bool


@dataclass(frozen=True, slots=True)
class TableChart:
    """The standings of a stage or of one of its groups."""

    group: int
    heads: tuple[Head, ...]
    rows: tuple[Row, ...]


def table_chart(stage: Payload, table: Payload) -> TableChart:
    """Return a table with a column for each criterion, in their order, and what was played."""
    rows = table["rows"]
    shown = [one["by"] for one in rows[0]["criteria"]] if rows else []
    heads = [Head(words.head(by, stage), words.long_head(by, stage)) for by in shown]
    heads.append(Head(_("Jogos"), _("jogos ganhos e perdidos")))
    if (stage["partidas"] or 1) > 1:
        heads.append(Head(_("Partidas"), _("partidas ganhas e perdidas")))
    labels = [one.short for one in heads]
    return TableChart(table["group"], tuple(heads), tuple(_row(stage, row, labels) for row in rows))


def _row(stage: Payload, row: Payload, labels: list[str]) -> Row:
    values = [points(one["value"]) for one in row["criteria"]]
    pairs = [f"{won}–{lost}" for won, lost in (row["jogos"], row["partidas"])]
    last = row["place"] != row["place_to"] and row["above"] is None
    return Row(
        place=place(row["place"], row["place_to"]),
        number=row["dupla"],
        name=row["name"],
        css="is-through" if row["goes_on"] else "is-gone" if row["disqualified"] else "",
        cells=tuple(zip(labels, values + pairs, strict=False)),
        why=words.above(row["above"], stage, shared=last),
        notes=tuple(_notes(row)),
        goes_on=row["goes_on"],
    )


def _notes(row: Payload) -> Iterable[str]:
    """Say what else there is to a row: what it brought, what was taken from it, that it has left."""
    if brought := row["carried"].get("points"):
        yield _("trouxe %(points)s da fase anterior") % {"points": _number(brought)}
    yield from map(words.penalty, row["penalties"])
    if row["until_round"] is not None:
        yield _("saiu depois da %(round)sª rodada") % {"round": row["until_round"]}


def _number(value: object) -> str:
    """Return what is carried as a page writes it: it may be stored as a fraction."""
    whole, _slash, part = str(value).partition("/")
    return points(round(int(whole) / int(part), 3)) if part else points(int(whole))


@dataclass(frozen=True, slots=True, kw_only=True)
class StageChart:
    """One stage, and the one of its rounds that is shown."""

    number: int
    title: str
    words: str
    state: str
    said: str
    bracket: bool
    knockout: bool  # has the standings of a knockout
    ranked: bool  # has standings at all: a double elimination has its rounds only
    rounds: tuple[int, ...]
    newest: int
    round: RoundChart | None
    tables: tuple[TableChart, ...]
    goes_on: str
    fair: str
    compared: tuple[tuple[Payload, str], ...]
    order: tuple[str, ...]
    payload: Payload  # the tournament's, with the bracket and the standings of this stage


def stage_chart(payload: Payload, stage: Payload, number: int = 0) -> StageChart:
    """Return a stage of a payload with the round of that number, or the one players look for."""
    bracket = told.is_bracket(stage)
    newest = told.latest_round(stage)
    wanted = next((each for each in stage["rounds"] if each["round"] == number), newest)
    return StageChart(
        number=stage["number"],
        title=words.stage_title(stage),
        words=words.format_words(stage),
        state=stage["state"],
        said=str(words.STAGE_STATES[stage["state"]]),
        bracket=bracket,
        knockout=stage["format"] == Format.KNOCKOUT,
        ranked=stage["format"] != Format.DOUBLE,
        rounds=() if bracket else tuple(each["round"] for each in stage["rounds"]),
        newest=newest["round"] if newest else 0,
        round=None if bracket or wanted is None else round_chart(stage, wanted),
        tables=_tables(stage),
        goes_on=words.goes_on(stage),
        fair=words.fair(stage),
        compared=tuple((row, words.above(row["above"], stage)) for row in stage["compared"]),
        order=tuple(words.long_head(by, stage) for by in stage["order"]),
        payload=told.as_bracket(payload, stage),
    )


def _tables(stage: Payload) -> tuple[TableChart, ...]:
    """Return the tables once somebody has a result; who stands where in a bracket, its rounds tell."""
    rows = [row for table in stage["standings"] for row in table["rows"]]
    if told.is_bracket(stage) or not any(row["meetings"] for row in rows):
        return ()
    return tuple(table_chart(stage, table) for table in stage["standings"])


@dataclass(frozen=True, slots=True)
class StageHead:
    """A stage as one of several to choose from."""

    number: int
    title: str
    state: str
    said: str


def stage_heads(payload: Payload) -> list[StageHead]:
    """Return the stages to choose from."""
    return [
        StageHead(
            stage["number"],
            words.stage_title(stage),
            stage["state"],
            str(words.STAGE_STATES[stage["state"]]),
        )
        for stage in told.stages(payload)
    ]


def chosen(payload: Payload, number: int = 0, round_number: int = 0) -> StageChart:
    """Return the stage of that number, or the latest, with the round of that number, or the one players look for."""
    wanted = next((stage for stage in told.stages(payload) if stage["number"] == number), None)
    found = wanted or told.latest_stage(payload)
    if found is None:
        raise ValueError("a tournament without stages")
    return stage_chart(payload, found, round_number)


@dataclass(frozen=True, slots=True, kw_only=True)
class StageOfDupla:
    """A stage from the side of one dupla: its row, and its meetings, the first one first."""

    title: str
    row: Row | None
    meetings: tuple[tuple[str, Meeting], ...]


def stages_of_dupla(payload: Payload, number: int) -> list[StageOfDupla]:
    """Return the stages played by rounds in which a dupla took part."""
    return [
        StageOfDupla(
            title=words.stage_title(stage),
            row=_row_of(stage, number),
            meetings=tuple(
                (words.round_title(each["round"]), _meeting(stage, each, one))
                for each in stage["rounds"]
                for one in each["confrontos"]
                if any(slot.get("dupla") == number for slot in one["slots"].values())
            ),
        )
        for stage in told.stages(payload)
        if not told.is_bracket(stage) and told.table_of(stage, number)
    ]


def _row_of(stage: Payload, number: int) -> Row | None:
    rows = (row for table in _tables(stage) for row in table.rows if row.number == number)
    return next(rows, None)
