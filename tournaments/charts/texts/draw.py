"""The note about a draw: how often it was made, whether it is proven optimal, how many changes followed. Pure."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from tournaments.pairing.draw_data import DrawData, HandData, PublishedDraw
from tournaments.publication.document.play_data import items
from tournaments.publication.document.shape import StageData


class HandPairNote(NamedTuple):
    """A pair set or forbidden by hand. duplas: their names, only one for a bye."""

    duplas: tuple[str, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class DrawNote:
    """A draw in one or two lines.

    times: number of draws. earlier: seeds of the earlier draws. changed: number of changed confrontos. proven: as in
    `PublishedDraw`; for a draw of engine 4 it follows from `exact`. forced, forbidden: the pairs that the director set
    and forbade before the draw.
    """

    times: int
    earlier: tuple[int, ...]
    proven: str
    changed: int
    forced: tuple[HandPairNote, ...] = ()
    forbidden: tuple[HandPairNote, ...] = ()


def draw_note(stage: StageData, number: int | None = None) -> DrawNote | None:
    """Return the note of the draw of a round, or of a whole schedule; None if its inputs are not published."""
    draw = _draw_of(stage, number)
    if draw is None:
        return None
    changed = [one for one in draw["changed"] if number in {None, one["round"]}]
    names = _names(stage, draw)
    return DrawNote(
        draw["number"],
        tuple(one["seed"] for one in draw["earlier"]),
        proven_of(draw),
        len(changed),
        tuple(_by_hand(one, names) for one in draw["forced"]),
        tuple(_by_hand(one, names) for one in draw["forbidden"]),
    )


def is_directed(stage: StageData, number: int) -> bool:
    """Return whether the director set or forbade a pair before the draw of a round."""
    draw = _draw_of(stage, number)
    return draw is not None and bool(draw["forced"] or draw["forbidden"])


def _draw_of(stage: StageData, number: int | None) -> PublishedDraw | None:
    draws = {draw["round"]: draw for draw in stage.get("draws", ())}
    # A draw of all rounds at once has no round number.
    return draws.get(number) or draws.get(None)


def _names(stage: StageData, draw: DrawData) -> Mapping[int, str]:
    # By the id of the draw.
    if not (draw["forced"] or draw["forbidden"]):
        return {}
    confrontos = (one for each in stage["rounds"] for one in each["confrontos"])
    names = {
        slot["dupla"]: slot["name"]
        for one in confrontos
        for _side, slot in items(one["slots"])
        if "dupla" in slot
    }
    return {one["id"]: names.get(one["dupla"], "") for one in draw["entrants"]}


def _by_hand(pair: HandData, names: Mapping[int, str]) -> HandPairNote:
    duplas = (names.get(one, "") for one in (pair["one"], pair["other"]) if one is not None)
    return HandPairNote(tuple(duplas), pair["reason"])


def proven_of(draw: DrawData) -> str:
    """Return what is proven of a draw; before engine 5 it was all or nothing."""
    return draw.get("proven") or ("exact" if draw["exact"] else "near")
