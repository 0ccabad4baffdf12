"""The note about a draw: how often it was made, whether it is proven optimal, how many changes followed. Pure."""

from dataclasses import dataclass

from tournaments.pairing.draw_data import DrawData
from tournaments.publication.document import StageData


@dataclass(frozen=True, slots=True)
class DrawNote:
    """A draw in one or two lines.

    times: number of draws. earlier: seeds of the earlier draws. changed: number of changed confrontos. proven: as in
    `PublishedDraw`; for a draw of engine 4 it follows from `exact`.
    """

    times: int
    earlier: tuple[int, ...]
    proven: str
    changed: int


def draw_note(stage: StageData, number: int | None = None) -> DrawNote | None:
    """Return the note of the draw of a round, or of a whole schedule; None if its inputs are not published."""
    draws = {draw["round"]: draw for draw in stage.get("draws", ())}
    # A draw of all rounds at once has no round number.
    draw = draws.get(number) or draws.get(None)
    if draw is None:
        return None
    changed = [one for one in draw["changed"] if number in {None, one["round"]}]
    return DrawNote(
        draw["number"], tuple(one["seed"] for one in draw["earlier"]), proven_of(draw), len(changed)
    )


def proven_of(draw: DrawData) -> str:
    """Return what is proven of a draw; before engine 5 it was all or nothing."""
    return draw.get("proven") or ("exact" if draw["exact"] else "near")
