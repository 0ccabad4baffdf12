"""What would become of each line of a list, beside who is entered and who is in the club."""

import hashlib
import json
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
from tournaments.entry_list.lines import Entry
from tournaments.entry_list.places import PLACES
from tournaments.names import dupla_name, fits

NAME_LETTERS: Final = 60
MOST_SEED: Final = 256
_FORMULA: Final = ("=", "+", "@")  # what a spreadsheet may take for one: no name begins so
_OF_NAMES: Final = frozenset({"no_names", "uncounted"})  # doubts whether it is a name, not whose
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
    told = [
        [
            one.entry.number,
            one.state,
            [[who.name, who.is_new, who.near, who.free] for who in one.players],
            [[problem.code, problem.place, dict(problem.params)] for problem in one.problems],
            one.seed,
            dict(one.texts),
        ]
        for one in marked
    ]
    return hashlib.sha256(json.dumps(told, ensure_ascii=False, sort_keys=True).encode()).hexdigest()


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
        if entry.left_out or not entry.is_entry:
            return Marked(entry, State.OUT if entry.left_out else State.STRUCK)
        typed, problems = self._read(entry)
        twice = [one.code for one in problems] == ["same_twice"]
        players = () if problems and not twice else tuple(self._who(name) for name in typed)
        if entry.doubt in _OF_NAMES and players and not any(who.is_new for who in players):
            entry = replace(entry, doubt="")  # all of them are known, so they are names
        if players and entry.doubt in {"", *_OF_NAMES} and (known := self._known(entry, players)):
            return known
        seed, held = self._seed(entry, problems), _texts(entry, problems, self._teams)
        if problems:
            last = self._freed(players, PLACES[len(players) - 1 :]) if twice else players
            return Marked(entry, State.UNREADABLE, last, tuple(problems))
        if entry.doubt:
            return Marked(
                entry, State.DOUBTFUL, players, (Problem(entry.doubt, params={"size": self._size}),)
            )
        taken = [
            problem
            for place, one in zip(PLACES, players, strict=False)
            if (problem := self._elsewhere(one.name, place))
        ]
        if taken:
            freed = self._freed(players, [one.place for one in taken])
            return Marked(entry, State.TAKEN, freed, tuple(taken))
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
        problems: list[Problem] = []
        found: list[str] = []
        for place, typed in zip_longest(PLACES[: self._size], entry.names[: self._size], fillvalue=""):
            name = _name(typed, place)
            if isinstance(name, Problem):
                problems.append(name)
                continue
            if Names(found).same(name):
                problems.append(Problem("same_twice", place))
            found.append(name)
        return found, problems

    def _freed(self, players: tuple[Who, ...], places: Collection[str]) -> tuple[Who, ...]:
        """Return players, those of some places with a name for another person who is called so."""
        return tuple(
            replace(one, free=self._free(one.name)) if place in places else one
            for place, one in zip(PLACES, players, strict=False)
        )

    def _free(self, name: str) -> str:
        numbered = (f"{name} {count}" for count in range(2, MOST_LINES))
        return next(one for one in numbered if not (self._club.same(one) or self._new.same(one)))

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
            told = (Problem("repeated", params={"line": line}),)
            return Marked(entry, State.REPEATED, self._freed(players, PLACES), told)
        if pair in self._pairs:
            freed = self._freed(players, PLACES if self._size == 1 else ())
            return Marked(entry, State.ENTERED, freed)
        return None

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


_MISSING: Final[Mapping[str, str]] = dict(zip(PLACES, ("no_name", "one_name", "two_names"), strict=True))


def _name(text: str, place: str) -> str | Problem:
    """Return a name as it is stored, or why it is none."""
    if not text:
        return Problem(_MISSING[place], place)
    try:
        name = names.read(_whole(text))
    except BadText as exc:
        return Problem(exc.code, place, exc.params)
    said: dict[str, str | int] = {"text": text[:80]}
    if text.startswith(_FORMULA):
        return Problem("formula", place, said)
    if _SEVERAL.intersection(text):
        return Problem("many_names", place, said)
    if not any(map(str.isalpha, name)):
        return Problem("no_letters", place, said)
    if has_contact(name):
        return Problem("name_private", place, said)
    return name if fits(name, NAME_LETTERS) else Problem("name_long", place, {"most": NAME_LETTERS})


def _whole(text: str) -> str:
    """Return a text of which no sign is lost. Raises `BadText`."""
    if LOST in text:
        raise BadText("text_unreadable")
    return text


def _texts(entry: Entry, problems: list[Problem], teams: Names) -> dict[str, str]:
    """Return the other texts of a line as they would be stored."""
    held = {}
    for place, most in LETTERS.items():
        try:
            text = _whole(getattr(entry, place))
            held[place] = (names.read if place in {"home", "team"} else texts.read)(text) if text else ""
        except BadText as exc:
            problems.append(Problem(exc.code, place, exc.params))
            continue
        if not fits(held[place], most):
            problems.append(Problem("text_long", place, {"most": most}))
    team = held.get("team", "")
    held["team"] = teams.same(team) or team if team else ""
    return held
