"""Finding one's way in a payload, whether it tells one knockout or a sequence of stages. Pure."""

from collections.abc import Iterator
from itertools import takewhile
from typing import Any

from tournaments.plan.formats import FORMATS

type Payload = dict[str, Any]
PLANNED, CLOSED = "planned", "closed"
OPEN_STATES = frozenset({"ready", "playing", "waiting", "unpublished"})


def stages(payload: Payload) -> list[Payload]:
    """Return the stages; none of a tournament that is one knockout, or was published before there were stages."""
    found: list[Payload] = payload.get("stages", [])
    return found


def stage_numbered(payload: Payload, number: int) -> Payload | None:
    """Return the stage of that number; None where there is none."""
    return next((stage for stage in stages(payload) if stage["number"] == number), None)


def is_bracket(stage: Payload) -> bool:
    """Whether a stage is played along a bracket."""
    return FORMATS[stage["format"]].is_bracket


def as_bracket(payload: Payload, stage: Payload) -> Payload:
    """Return a payload that tells a stage's bracket as that of a tournament that is one knockout."""
    rows = [row for table in stage["standings"] for row in table["rows"]]
    return payload | {"rounds": stage["rounds"], "standings": rows}


def with_champions(payload: Payload) -> Payload:
    """Return a payload whose standings are those of the last stage, once it is over and has one table."""
    tables = stages(payload)[-1]["standings"]
    return payload | {"standings": tables[0]["rows"]} if len(tables) == 1 else payload


def confrontos(payload: Payload) -> Iterator[Payload]:
    """Yield every confronto that is told, of all stages."""
    for each in (*payload["rounds"], *(each for stage in stages(payload) for each in stage["rounds"])):
        yield from each["confrontos"]


def stage_of(payload: Payload, confronto: Payload) -> Payload | None:
    """Return the stage of a confronto; None in a tournament that is one knockout."""
    return next(
        (
            stage
            for stage in stages(payload)
            for each in stage["rounds"]
            for one in each["confrontos"]
            if one["id"] == confronto["id"]
        ),
        None,
    )


def latest_stage(payload: Payload) -> Payload | None:
    """Return the stage being played, or the last that was; before the first the one planned first."""
    found = stages(payload)
    begun = [stage for stage in found if stage["state"] != PLANNED]
    return begun[-1] if begun else found[0] if found else None


def latest_round(stage: Payload) -> Payload | None:
    """Return the round players look for: the newest, or of rounds drawn all at once the first not yet over."""
    rounds: list[Payload] = stage["rounds"]
    if not FORMATS[stage["format"]].drawn_by_round:
        for each in rounds:
            if any(one["state"] in OPEN_STATES for one in each["confrontos"]):
                return each
    return rounds[-1] if rounds else None


def closed_through(stage: Payload) -> int:
    """Return the last round up to which all are over; 0 for a bracket, which has none of its own."""
    if is_bracket(stage):
        return 0
    over = list(takewhile(lambda each: each["state"] == CLOSED, stage["rounds"]))
    return int(over[-1]["round"]) if over else 0


def begun(confronto: Payload) -> bool:
    """Whether anything was played in a confronto."""
    jogo = confronto["jogo"]
    return bool(jogo) and any(partida["maos"] for partida in jogo["partidas"])


def side_of(confronto: Payload, number: int) -> str:
    """Return the side on which a dupla or a single player sits, empty where it is not in the confronto."""
    return next((side for side, slot in confronto["slots"].items() if number in numbers(slot)), "")


def numbers(slot: Payload) -> list[int]:
    """Return who sits on a side: a dupla, two single players, or nobody yet."""
    pair = slot.get("pair") or ([slot] if "dupla" in slot else [])
    return [one["dupla"] for one in pair]


def table_of(stage: Payload, number: int) -> Payload | None:
    """Return the row of a dupla in a stage."""
    rows = (row for table in stage["standings"] for row in table["rows"] if row["dupla"] == number)
    return next(rows, None)
