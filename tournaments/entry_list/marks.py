"""Compare the entries of a list with the event and the club: the lines that can be entered, and the problems."""

import hashlib
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from itertools import zip_longest
from typing import Final

from scoring.input import names, numbers, texts
from scoring.input.private import has_contact
from scoring.input.texts import BadText
from tournaments.entry_list.alike import Names
from tournaments.entry_list.cells import LOST, MOST_LINES
from tournaments.entry_list.columns import PLACES, SAID, Column
from tournaments.entry_list.lines import Entry
from tournaments.names import dupla_name, fits, sort_name

NAME_LETTERS: Final = 60
MOST_SEED: Final = 256
_FORMULA: Final = ("=", "+", "@")  # a spreadsheet may run it as a formula
_SEVERAL: Final = frozenset("/|&")  # separates names, and no name has it
_OF_NAMES: Final = frozenset({"no_names", "uncounted"})  # doubts whether the text is a name
_MISSING: Final[Mapping[str, str]] = dict(zip(PLACES, ("no_name", "one_name", "two_names"), strict=True))


class State(StrEnum):
    """The effect of a line on the event."""

    NEW = "new"
    NEAR = "near"  # similar to a known name; entered unless excluded
    ENTERED = "entered"
    TAKEN = "taken"
    REPEATED = "repeated"
    UNREADABLE = "unreadable"
    DOUBTFUL = "doubtful"  # not entered until the director confirms it
    STRUCK = "struck"  # a title or a remark
    OUT = "out"  # excluded by the director


ENTERS: Final = frozenset({State.NEW, State.NEAR})


@dataclass(frozen=True, slots=True)
class KnownDupla:
    """An existing dupla of the event. players: the names of its players."""

    name: str
    players: frozenset[str]
    seed: int | None = None


@dataclass(frozen=True, slots=True)
class Known:
    """The existing data that a list is compared with.

    players: the names of all players of the club; teams: the names of the teams of the event; size: players per entry.
    """

    players: Collection[str] = ()
    duplas: Sequence[KnownDupla] = ()
    teams: Collection[str] = ()
    size: int = 2


@dataclass(frozen=True, slots=True)
class Problem:
    """A reason why a line is not entered, or a warning.

    place: the field with the error. `tournaments.wording.entry_list` has the sentence for each code.
    """

    code: str
    place: str = "first"
    params: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Who:
    """A player of a line. name: in the spelling of the club; near: similar names of the club or of earlier lines.

    free: an unused name for a namesake, set if a player of this name is already entered.
    """

    name: str
    is_new: bool
    near: tuple[str, ...] = ()
    free: str = ""


@dataclass(frozen=True, slots=True)
class Marked:
    """A line with its state. seed and texts: the values to be stored."""

    entry: Entry
    state: State
    players: tuple[Who, ...] = ()
    problems: tuple[Problem, ...] = ()
    seed: int | None = None
    texts: Mapping[str, str] = field(default_factory=dict)

    @property
    def enters(self) -> bool:
        """Whether the line is entered on confirmation."""
        return self.state in ENTERS


def mark(entries: Sequence[Entry], known: Known) -> list[Marked]:
    """Return the state of each line, compared with the existing data and with the lines before it."""
    event = _Event(known)
    return [event.mark(one) for one in entries]


def digest_of(marked: Sequence[Marked]) -> str:
    """Return a digest of the marked lines, so that a confirmation enters exactly the lines of the preview."""
    return hashlib.sha256(repr(marked).encode()).hexdigest()


class _Event:
    """The event after the entry of the lines so far."""

    def __init__(self, known: Known) -> None:
        self._size = known.size
        self._club = frozenset(known.players)
        self._people = Names(known.players)  # the club, and new players of the lines so far
        self._teams = Names(known.teams)
        # The problem of each player who is entered already, and the line of each entry, 0 if it is in the event.
        self._entered = {
            player: Problem("in_dupla", params={"name": player, "dupla": one.name})
            for one in known.duplas
            for player in one.players
        }
        self._lines = {one.players: 0 for one in known.duplas}
        self._seeds = {one.seed: one.name for one in known.duplas if one.seed}

    def mark(self, entry: Entry) -> Marked:
        if entry.left_out or not entry.is_entry:
            return Marked(entry, State.OUT if entry.left_out else State.STRUCK)
        if entry.doubt == "columns":
            return Marked(entry, State.DOUBTFUL, problems=(Problem("columns"),))
        problems: list[Problem] = []
        players = self._players(entry, problems)
        if entry.doubt in _OF_NAMES and players and not any(who.is_new for who in players):
            entry = replace(entry, doubt="")  # known players need no confirmation
        line = self._lines.get(frozenset(one.name for one in players))
        if line is not None and entry.doubt in {"", *_OF_NAMES}:
            repeated = (Problem("repeated", params={"line": line}),) if line else ()
            return Marked(entry, State.REPEATED if line else State.ENTERED, players, repeated)
        seed, said = self._seed(entry, problems), self._texts(entry, problems)
        if problems:
            return Marked(entry, State.UNREADABLE, players, tuple(problems))
        if entry.doubt:
            doubt = Problem(entry.doubt, params={"size": self._size})
            return Marked(entry, State.DOUBTFUL, players, (doubt,))
        found = list(self._meets(players))
        if taken := tuple(one for one in found if one.code != "near"):
            return Marked(entry, State.TAKEN, players, taken)
        marked = Marked(entry, State.NEAR if found else State.NEW, players, tuple(found), seed, said)
        self._enter(marked)
        return marked

    def _players(self, entry: Entry, problems: list[Problem]) -> tuple[Who, ...]:
        # Empty if a name is missing or is none.
        found: dict[str, Who] = {}
        for place, typed in zip_longest(PLACES[: self._size], entry.names[: self._size], fillvalue=""):
            name = _name(typed, place)
            if isinstance(name, Problem):
                problems.append(name)
                continue
            known = self._people.same(name)
            who = Who(known, known not in self._club) if known else Who(name, True, self._people.near(name))
            if sort_name(name) in found:
                problems.append(Problem("same_twice", place))
            if who.name in self._entered or sort_name(name) in found:
                who = replace(who, free=self._free(who.name))
            found[sort_name(name) + who.free] = who
        return tuple(found.values()) if len(found) == self._size else ()

    def _meets(self, players: Sequence[Who]) -> Iterator[Problem]:
        for place, one in zip(PLACES, players, strict=False):
            if one.name in self._entered:
                yield replace(self._entered[one.name], place=place)
            elif one.near:
                yield Problem("near", place, {"name": one.name, "others": ", ".join(one.near)})

    def _free(self, name: str) -> str:
        numbered = (f"{name} {count}" for count in range(2, MOST_LINES))
        return next(one for one in numbered if not self._people.same(one))

    def _seed(self, entry: Entry, problems: list[Problem]) -> int | None:
        if not entry.seed:
            return None
        seed = numbers.whole(entry.seed.rstrip(".ºª°"))
        if seed is None or not 1 <= seed <= MOST_SEED:
            problems.append(Problem("seed_unreadable", "seed", {"text": entry.seed, "most": MOST_SEED}))
        elif seed in self._seeds:
            problems.append(Problem("seed_taken", "seed", {"seed": seed, "dupla": self._seeds[seed]}))
        return seed

    def _texts(self, entry: Entry, problems: list[Problem]) -> dict[str, str]:
        held = dict.fromkeys(map(str, SAID), "")
        for column in SAID:
            if text := getattr(entry, column):
                try:
                    held[column] = (names.read if column.public else texts.read)(_whole(text))
                except BadText as exc:
                    problems.append(Problem(exc.code, column, exc.params))
                if column is not Column.SEED and not fits(held[column], column.letters):
                    problems.append(Problem("text_long", column, {"most": column.letters}))
        held[Column.TEAM] = self._teams.same(held[Column.TEAM]) or held[Column.TEAM]
        return held

    def _enter(self, marked: Marked) -> None:
        line = marked.entry.number
        for one in marked.players:
            self._entered[one.name] = Problem("in_line", params={"name": one.name, "line": line})
            if not self._people.same(one.name):
                self._people.add(one.name)
        self._lines[frozenset(one.name for one in marked.players)] = line
        if marked.seed:
            self._seeds[marked.seed] = dupla_name(one.name for one in marked.players)
        if (team := marked.texts["team"]) and self._teams.same(team) is None:
            self._teams.add(team)


def _name(text: str, place: str) -> str | Problem:
    if not text:
        return Problem(_MISSING[place], place)
    try:
        name = names.read(_whole(text))
    except BadText as exc:
        return Problem(exc.code, place, exc.params)
    wrong = {
        "formula": text.startswith(_FORMULA),
        "many_names": not _SEVERAL.isdisjoint(text),
        "no_letters": not any(map(str.isalpha, name)),
        "name_private": has_contact(name),
    }
    if any(wrong.values()):
        return Problem(next(code for code, it_is in wrong.items() if it_is), place, {"text": text[:80]})
    return name if fits(name, NAME_LETTERS) else Problem("name_long", place, {"most": NAME_LETTERS})


def _whole(text: str) -> str:
    if LOST in text:
        raise BadText("text_unreadable")
    return text
