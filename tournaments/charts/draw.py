"""What a page says of a draw: how often it was made, whether a better one may be, what was changed since. Pure."""

from dataclasses import dataclass

from tournaments.publication.document import StageData


@dataclass(frozen=True, slots=True)
class DrawNote:
    """A draw in a line or two. earlier: the numbers of the draws before it. changed: how many confrontos."""

    times: int
    earlier: tuple[int, ...]
    exact: bool
    changed: int


def draw_note(stage: StageData, number: int | None = None) -> DrawNote | None:
    """Return the note of the draw of a round, or of all at once; None where its inputs are not published."""
    draws = {draw["round"]: draw for draw in stage.get("draws", ())}
    draw = draws.get(number) or draws.get(None)
    if draw is None:
        return None
    changed = [one for one in draw["changed"] if number in {None, one["round"]}]
    return DrawNote(
        draw["number"], tuple(one["seed"] for one in draw["earlier"]), draw["exact"], len(changed)
    )
