"""What would become of each line of a list, beside who is entered and who is in the club."""

import hashlib
from collections.abc import Collection, Mapping, Sequence
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
from tournaments.names import dupla_name, fits

NAME_LETTERS: Final = 60
MOST_SEED: Final = 256
_FORMULA: Final = ("=", "+", "@")  # what a spreadsheet may take for one: no name begins so
_SEVERAL: Final = frozenset("/|&")  # between names, in none
_OF_NAMES: Final = frozenset({"no_names", "uncounted"})  # doubts whether it is a name, not whose
_MISSING: Final[Mapping[str, str]] = dict(zip(PLACES, ("no_name", "one_name", "two_names"), strict=True))
_MET: Final = frozenset({"in_dupla", "in_line", "same_twice"})  # somebody of this name is in already


class State(StrEnum):
    """What would become of a line."""

    NEW = "new"
    NEAR = "near"  # entered too, unless it is left out
    ENTERED = "entered"
    TAKEN = "taken"
    REPEATED = "repeated"
    UNREADABLE = "unreadable"
    DOUBTFUL = "doubtful"  # until somebody says that it is right
    STRUCK = "struck"  # no entry: a title, a remark
    OUT = "out"  # left out by the director


ENTERS: Final = frozenset({State.NEW, State.NEAR})


@dataclass(frozen=True, slots=True)
class KnownDupla:
    """A dupla of the event. players: the names of its players."""

    name: str
    players: frozenset[str]
    seed: int | None = None


@dataclass(frozen=True, slots=True)
class Known:
    """Who is there. players: all of the club, by name as stored; teams: of the event, by name; size: of an entry."""

    players: Collection[str] = ()
    duplas: Sequence[KnownDupla] = ()
    teams: Collection[str] = ()
    size: int = 2


@dataclass(frozen=True, slots=True)
class Problem:
    """Why a line is not entered, or what to look at. place: where it is put right; of its text there is a sentence."""

    code: str
    place: str = "first"
    params: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Who:
    """A player of a line. name: as the club has it; near: those of the club or of the list that it may be.

    free: under which name another person enters, where somebody of this one is in already.
    """

    name: str
    is_new: bool
    near: tuple[str, ...] = ()
    free: str = ""


@dataclass(frozen=True, slots=True)
class Marked:
    """A line, and what would become of it. seed, home and so on are what would be stored."""

    entry: Entry
    state: State
    players: tuple[Who, ...] = ()
    problems: tuple[Problem, ...] = ()
    seed: int | None = None
    texts: Mapping[str, str] = field(default_factory=dict)

    @property
    def enters(self) -> bool:
        """Whether it would be entered."""
        return self.state in ENTERS


def mark(entries: Sequence[Entry], known: Known) -> list[Marked]:
    """Return what would become of each line, beside those before it."""
    event = _Event(known)
    return [event.mark(one) for one in entries]


def digest_of(marked: Sequence[Marked]) -> str:
    """Return a digest of all that a preview says: what was shown is what is entered, or nothing is."""
    return hashlib.sha256(repr(marked).encode()).hexdigest()


class _Event:
    """The event as it would be after the lines so far."""

    def __init__(self, known: Known) -> None:
        self._size = known.size
        self._club = frozenset(known.players)
        self._people = Names(known.players)  # of the club, and who is new in the lines so far
        self._teams = Names(known.teams)
        self._dupla_of = {player: one.name for one in known.duplas for player in one.players}
        self._pairs = {one.players for one in known.duplas}
        self._seeds = {one.seed: one.name for one in known.duplas if one.seed}
        self._line_of: dict[str, int] = {}
        self._lines: dict[frozenset[str], int] = {}

    def mark(self, entry: Entry) -> Marked:
        if entry.left_out or not entry.is_entry:
            return Marked(entry, State.OUT if entry.left_out else State.STRUCK)
        problems: list[Problem] = []
        typed = self._names(entry, problems)
        known = not problems or [one.code for one in problems] == ["same_twice"]
        players = tuple(map(self._who, typed)) if known else ()
        if entry.doubt in _OF_NAMES and players and not any(who.is_new for who in players):
            entry = replace(entry, doubt="")  # all of them are known, so they are names
        if players and entry.doubt in {"", *_OF_NAMES} and (state := self._known(players, problems)):
            return self._marked(entry, state, players, problems)
        seed, said = self._seed(entry, problems), self._texts(entry, problems)
        if problems:
            return self._marked(entry, State.UNREADABLE, players, problems)
        if entry.doubt:
            problems = [Problem(entry.doubt, params={"size": self._size})]
            return self._marked(entry, State.DOUBTFUL, players, problems)
        if problems := self._elsewhere(players):
            return self._marked(entry, State.TAKEN, players, problems)
        near = tuple(
            Problem("near", place, {"name": one.name, "others": ", ".join(one.near)})
            for place, one in zip(PLACES, players, strict=False)
            if one.near
        )
        marked = Marked(entry, State.NEAR if near else State.NEW, players, near, seed, said)
        self._enter(marked)
        return marked

    def _marked(
        self, entry: Entry, state: State, players: Sequence[Who], problems: Sequence[Problem]
    ) -> Marked:
        """Return a line that does not enter. Who is in already is given a name for another person called so."""
        whole = state is State.REPEATED or (state is State.ENTERED and self._size == 1)
        met = PLACES if whole else [one.place for one in problems if one.code in _MET]
        freed = (
            replace(one, free=self._free(one.name)) if place in met else one
            for place, one in zip(PLACES, players, strict=False)
        )
        return Marked(entry, state, tuple(freed), tuple(problems))

    def _names(self, entry: Entry, problems: list[Problem]) -> list[str]:
        """Return the names of a line as they would be stored, and add what is wrong with it."""
        found: list[str] = []
        for place, typed in zip_longest(PLACES[: self._size], entry.names[: self._size], fillvalue=""):
            name = _name(typed, place)
            if isinstance(name, Problem):
                problems.append(name)
                continue
            if found and Names(found).same(name):
                problems.append(Problem("same_twice", place))
            found.append(name)
        return found

    def _free(self, name: str) -> str:
        numbered = (f"{name} {count}" for count in range(2, MOST_LINES))
        return next(one for one in numbered if not self._people.same(one))

    def _who(self, name: str) -> Who:
        if known := self._people.same(name):
            return Who(known, is_new=known not in self._club)
        return Who(name, is_new=True, near=self._people.near(name))

    def _known(self, players: Sequence[Who], problems: list[Problem]) -> State | None:
        pair = frozenset(one.name for one in players)
        if line := self._lines.get(pair):
            problems[:] = [Problem("repeated", params={"line": line})]
            return State.REPEATED
        if pair in self._pairs:
            problems.clear()
            return State.ENTERED
        return None

    def _elsewhere(self, players: Sequence[Who]) -> list[Problem]:
        found = []
        for place, name in zip(PLACES, (one.name for one in players), strict=False):
            if name in self._dupla_of:
                found.append(Problem("in_dupla", place, {"name": name, "dupla": self._dupla_of[name]}))
            elif name in self._line_of:
                found.append(Problem("in_line", place, {"name": name, "line": self._line_of[name]}))
        return found

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
        """Return the other texts of a line as they would be stored, and add what is wrong with them."""
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
        """Let the lines that follow meet this one as entered."""
        for one in marked.players:
            self._line_of[one.name] = marked.entry.number
            if not self._people.same(one.name):
                self._people.add(one.name)
        self._lines[frozenset(one.name for one in marked.players)] = marked.entry.number
        if marked.seed:
            self._seeds[marked.seed] = dupla_name(one.name for one in marked.players)
        if (team := marked.texts["team"]) and self._teams.same(team) is None:
            self._teams.add(team)


def _name(text: str, place: str) -> str | Problem:
    """Return a name as it is stored, or why it is none."""
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
    """Return a text of which no sign is lost. Raises `BadText`."""
    if LOST in text:
        raise BadText("text_unreadable")
    return text
