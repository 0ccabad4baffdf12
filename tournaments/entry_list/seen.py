"""What a director was shown of a list is what is entered, or nothing is."""

import hashlib
import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from tournaments.entry_list.lines import Entry
from tournaments.entry_list.marks import Known, Marked, mark
from tournaments.entry_list.places import PLACES

type Choices = Mapping[tuple[int, str], str]  # by line and place: the name of who it is after all


class PreviewChangedError(Exception):
    """What would be entered is not what was shown: it is shown again."""


@dataclass(frozen=True, slots=True)
class Seen:
    """A preview as it was shown. left_out: the lines that were left out in it."""

    digest: str
    left_out: frozenset[int] = frozenset()


def digest_of(marked: Sequence[Marked]) -> str:
    """Return a digest of all that a preview says."""
    told = [
        [
            one.entry.number,
            one.state,
            [[who.name, who.is_new, who.near] for who in one.players],
            [[problem.code, problem.place, dict(problem.params)] for problem in one.problems],
            one.seed,
            dict(one.texts),
        ]
        for one in marked
    ]
    return hashlib.sha256(json.dumps(told, ensure_ascii=False, sort_keys=True).encode()).hexdigest()


def chosen(entries: Sequence[Entry], choices: Choices) -> list[Entry]:
    """Return entries with the names that the director chose for those that are nearly others."""
    of_line: dict[int, dict[str, str]] = {}
    for (number, place), name in choices.items():
        of_line.setdefault(number, {})[place] = name
    return [one.mended(of_line.get(one.number, {})) for one in entries]


def to_enter(
    entries: Sequence[Entry], known: Known, seen: Seen, left_out: Collection[int], choices: Choices
) -> list[Marked]:
    """Return the lines that are entered: those that were shown as such, but for those left out since.

    Raises `PreviewChangedError` where the entries or the club changed in a way that shows, or where a choice or a line
    that was left out makes something else of another line.
    """
    shown = mark(entries, known, seen.left_out)
    if digest_of(shown) != seen.digest:
        raise PreviewChangedError
    offered = {
        (one.entry.number, place): who.near
        for one in shown
        for place, who in zip(PLACES, one.players, strict=False)
    }
    if any(name not in offered.get(place, ()) for place, name in choices.items()):
        raise PreviewChangedError
    promised = {one.entry.number for one in shown if one.enters} - set(left_out)
    entering = [one for one in mark(chosen(entries, choices), known, left_out) if one.enters]
    if {one.entry.number for one in entering} != promised:
        raise PreviewChangedError
    return entering
