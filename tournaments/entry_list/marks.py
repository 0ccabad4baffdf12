"""What would become of each line of a list, beside who is entered and who is in the club."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from scoring.input import names, numbers, texts
from scoring.input.texts import BadText
from tournaments.entry_list.alike import Names
from tournaments.entry_list.cells import LOST
from tournaments.entry_list.lines import Entry
from tournaments.entry_list.naming import is_formula
from tournaments.entry_list.places import PLACES
from tournaments.names import dupla_name, fits

NAME_LETTERS: Final = 60
MOST_SEED: Final = 256
MOST_DIGITS: Final = 7  # of a name, which everybody reads: a telephone has more
_SEVERAL: Final = frozenset("/|&")  # between names, in none
LETTERS: Final[Mapping[str, int]] = {"home": 60, "team": 60, "phone": 30, "note": 200}


class State(StrEnum):
    """What would become of a line."""

    NEW = "new"
    NEAR = "near"  # entered too, unless it is left out
    ENTERED = "entered"
    TAKEN = "taken"
    REPEATED = "repeated"
    UNREADABLE = "unreadable"
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
    """A player of a line. name: as the club has it; near: those of the club or of the list that it may be."""

    name: str
    is_new: bool
    near: tuple[str, ...] = ()


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


def mark(entries: Sequence[Entry], known: Known, left_out: Collection[int] = ()) -> list[Marked]:
    """Return what would become of each line. left_out: numbers of lines that are not entered whatever they say."""
    event = _Event(known)
    return [Marked(one, State.OUT) if one.number in left_out else event.mark(one) for one in entries]


class _Event:
    """The event as it would be after the lines so far."""

    def __init__(self, known: Known) -> None:
        self._size = known.size
        self._club = Names(known.players)
        self._new = Names()
        self._teams = Names(known.teams)
        self._dupla_of = {player: one.name for one in known.duplas for player in one.players}
        self._pairs = {one.players for one in known.duplas}
        self._seeds = {one.seed: one.name for one in known.duplas if one.seed}
        self._line_of: dict[str, int] = {}
        self._lines: dict[frozenset[str], int] = {}

    def mark(self, entry: Entry) -> Marked:
        typed, problems = self._read(entry)
        players = () if problems else tuple(self._who(name) for name in typed)
        if players and (known := self._known(entry, players)):
            return known
        seed, held = self._seed(entry, problems), _texts(entry, problems, self._teams)
        if problems:
            return Marked(entry, State.UNREADABLE, players, tuple(problems))
        taken = [
            problem
            for place, one in zip(PLACES, players, strict=False)
            if (problem := self._elsewhere(one.name, place))
        ]
        if taken:
            return Marked(entry, State.TAKEN, players, tuple(taken))
        near = [
            Problem("near", place, {"name": one.name, "others": ", ".join(one.near)})
            for place, one in zip(PLACES, players, strict=False)
            if one.near
        ]
        marked = Marked(entry, State.NEAR if near else State.NEW, players, tuple(near), seed, held)
        self._enter(marked)
        return marked

    def _read(self, entry: Entry) -> tuple[list[str], list[Problem]]:
        """Return the names of a line as they would be stored, and what is wrong with it."""
        problems = [Problem("other_cells", "other", {"text": entry.other})] if entry.other else []
        left = [place for place in PLACES[self._size :] if getattr(entry, place)]
        problems += [Problem("names_left", place, {"size": self._size}) for place in left]
        found: list[str] = []
        for place in PLACES[: self._size]:
            try:
                name = _name(getattr(entry, place), place)
            except _Unreadable as exc:
                problems.append(exc.problem)
                continue
            if Names(found).same(name):
                problems.append(Problem("same_twice", place))
            found.append(name)
        return found, problems

    def _who(self, name: str) -> Who:
        if known := self._club.same(name):
            return Who(known, is_new=False)
        if listed := self._new.same(name):
            return Who(listed, is_new=True)
        return Who(name, is_new=True, near=(*self._club.near(name), *self._new.near(name)))

    def _seed(self, entry: Entry, problems: list[Problem]) -> int | None:
        if not entry.seed:
            return None
        seed = numbers.whole(entry.seed.rstrip(".ºª°"))
        if seed is None or not 1 <= seed <= MOST_SEED:
            problems.append(Problem("seed_unreadable", "seed", {"text": entry.seed, "most": MOST_SEED}))
        elif seed in self._seeds:
            problems.append(Problem("seed_taken", "seed", {"seed": seed, "dupla": self._seeds[seed]}))
        return seed

    def _known(self, entry: Entry, players: tuple[Who, ...]) -> Marked | None:
        pair = frozenset(one.name for one in players)
        if line := self._lines.get(pair):
            return Marked(entry, State.REPEATED, players, (Problem("repeated", params={"line": line}),))
        return Marked(entry, State.ENTERED, players) if pair in self._pairs else None

    def _elsewhere(self, name: str, place: str) -> Problem | None:
        if name in self._dupla_of:
            return Problem("in_dupla", place, {"name": name, "dupla": self._dupla_of[name]})
        if name in self._line_of:
            return Problem("in_line", place, {"name": name, "line": self._line_of[name]})
        return None

    def _enter(self, marked: Marked) -> None:
        """Let the lines that follow meet this one as entered."""
        for one in marked.players:
            self._line_of[one.name] = marked.entry.number
            if one.is_new and self._new.same(one.name) is None:
                self._new.add(one.name)
        self._lines[frozenset(one.name for one in marked.players)] = marked.entry.number
        if marked.seed:
            self._seeds[marked.seed] = dupla_name(one.name for one in marked.players)
        if (team := marked.texts.get("team")) and self._teams.same(team) is None:
            self._teams.add(team)


class _Unreadable(Exception):
    """A text that is no name."""

    def __init__(self, code: str, place: str, **params: str | int) -> None:
        super().__init__(code)
        self.problem = Problem(code, place, params)


_MISSING: Final[Mapping[str, str]] = dict(zip(PLACES, ("no_name", "one_name", "two_names"), strict=True))


def _name(text: str, place: str) -> str:
    """Return a name as it is stored. Raises `_Unreadable`."""
    if not text:
        raise _Unreadable(_MISSING[place], place)
    if is_formula(text):
        raise _Unreadable("formula", place, text=text[:40])
    if _SEVERAL.intersection(text):
        raise _Unreadable("many_names", place, text=text[:80])
    try:
        name = names.read(_read(text))
    except BadText as exc:
        raise _Unreadable(exc.code, place, **exc.params) from exc
    if not any(sign.isalpha() for sign in name):
        raise _Unreadable("no_letters", place, text=text[:40])
    if len(numbers.digits(name)) > MOST_DIGITS:
        raise _Unreadable("phone_in_name", place, text=text[:80])
    if not fits(name, NAME_LETTERS):
        raise _Unreadable("name_long", place, most=NAME_LETTERS)
    return name


def _read(text: str) -> str:
    """Return a text as it is stored. Raises `BadText`."""
    if LOST in text:
        raise BadText("text_unreadable")
    return texts.read(text)


def _texts(entry: Entry, problems: list[Problem], teams: Names) -> dict[str, str]:
    """Return the other texts of a line as they would be stored."""
    held = {}
    for place, most in LETTERS.items():
        try:
            text = _read(entry_text) if (entry_text := getattr(entry, place)) else ""
            held[place] = names.read(text) if place in {"home", "team"} else text
        except BadText as exc:
            problems.append(Problem(exc.code, place, exc.params))
            continue
        if not fits(held[place], most):
            problems.append(Problem("text_long", place, {"most": most}))
    team = held.get("team", "")
    held["team"] = teams.same(team) or team if team else ""
    return held
