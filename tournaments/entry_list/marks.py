"""Compare the entries of a list with the event and the club: the lines that can be entered, and the problems."""

import hashlib
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from enum import StrEnum
from typing import Final, NamedTuple, Self

from scoring.input import names, numbers, texts
from scoring.input.private import has_contact
from scoring.input.texts import BadText
from tournaments.entry_list.cells import LOST, MOST_LINES
from tournaments.entry_list.columns import PLACES, SAID, Column, _
from tournaments.entry_list.lines import ListEntry
from tournaments.names import Names, dupla_name, fits, sort_name

NAME_LETTERS: Final = 60
MOST_SEED: Final = 256
_FORMULA: Final = ("=", "+", "@")  # a spreadsheet may run it as a formula
_SEVERAL: Final = frozenset("/|&")  # separates names, and no name has it
_OF_NAMES: Final = frozenset({"no_names", "uncounted"})  # doubts whether the text is a name
_MISSING: Final[Mapping[str, str]] = dict(zip(PLACES, ("no_name", "one_name", "two_names"), strict=True))


class LineEffect(StrEnum):
    """The effect of a line on the event.

    symbol: for the preview, beside the word; word, alone: the word for a dupla and for a single player, in Portuguese.
    tone: for `components/tag.html`.
    """

    symbol: str
    tone: str
    word: str
    alone: str

    def __new__(cls, code: str, symbol: str = "", tone: str = "", word: str = "", alone: str = "") -> Self:
        self = str.__new__(cls, code)
        self._value_, self.symbol, self.tone, self.word, self.alone = code, symbol, tone, word, alone or word
        return self

    NEW = "new", "✓", "done", _("nova"), _("entra")
    # Similar to a known name; entered unless excluded.
    NEAR = "near", "≈", "warn", _("parecida"), _("nome parecido")
    ENTERED = "entered", "=", "plain", _("já inscrita"), _("já na lista de inscritos")
    TAKEN = "taken", "✗", "bad", _("jogador já em outra dupla")
    REPEATED = "repeated", "2×", "plain", _("repetida na lista"), _("repetido na lista")
    UNREADABLE = "unreadable", "?", "bad", _("não entendi")
    DOUBTFUL = "doubtful", "?", "warn", _("duvidosa")  # not entered until the director confirms it
    STRUCK = "struck", "–", "plain", _("não é inscrição")  # a title or a remark
    OUT = "out", "–", "plain", _("fica de fora")  # excluded by the director


ENTERS: Final = frozenset({LineEffect.NEW, LineEffect.NEAR})


class KnownDupla(NamedTuple):
    """An existing dupla of the event. players: the names of its players."""

    name: str
    players: frozenset[str]
    seed: int | None = None


class ExistingData(NamedTuple):
    """The existing data that a list is compared with.

    players: the names of all players of the club; teams: the names of the teams of the event; size: players per entry.
    """

    players: Collection[str] = ()
    duplas: Sequence[KnownDupla] = ()
    teams: Collection[str] = ()
    size: int = 2


class LineProblem(NamedTuple):
    """A reason why a line is not entered, or a warning.

    place: the field with the error. `tournaments.wording.entry_list` has the sentence for each code.
    """

    code: str
    place: str = "first"
    params: Mapping[str, str | int] = {}


class LinePlayer(NamedTuple):
    """A player of a line. name: in the spelling of the club; near: similar names of the club or of earlier lines.

    free: an unused name for a namesake, set if a player of this name is already entered.
    """

    name: str
    is_new: bool
    near: tuple[str, ...] = ()
    free: str = ""


class Marked(NamedTuple):
    """A line with its state. seed and texts: the values to be stored; texts is empty for a title or a remark."""

    entry: ListEntry
    state: LineEffect
    players: tuple[LinePlayer, ...] = ()
    problems: tuple[LineProblem, ...] = ()
    seed: int | None = None
    texts: Mapping[str, str] = {}

    @property
    def enters(self) -> bool:
        """Whether the line is entered on confirmation."""
        return self.state in ENTERS


def mark(entries: Sequence[ListEntry], known: ExistingData) -> list[Marked]:
    """Return the state of each line, compared with the existing data and with the lines before it."""
    event = _Event(known)
    return [event.mark(one) for one in entries]


def digest_of(marked: Sequence[Marked]) -> str:
    """Return a digest of the marked lines, so that a confirmation enters exactly the lines of the preview."""
    return hashlib.sha256(repr(marked).encode()).hexdigest()


class _Event:
    """The event after the entry of the lines so far."""

    def __init__(self, known: ExistingData) -> None:
        self._size = known.size
        self._club = frozenset(known.players)
        self._people = Names(known.players)  # the club, and new players of the lines so far
        self._teams = Names(known.teams)
        # The problem of each player who is entered already, and the line of each entry, 0 if it is in the event.
        self._entered = {
            player: LineProblem("in_dupla", params={"name": player, "dupla": one.name})
            for one in known.duplas
            for player in one.players
        }
        self._lines = {one.players: 0 for one in known.duplas}
        self._seeds = {one.seed: one.name for one in known.duplas if one.seed}

    def mark(self, entry: ListEntry) -> Marked:
        said = {str(column): getattr(entry, column) for column in SAID}
        if entry.left_out:
            return Marked(entry, LineEffect.OUT, texts=said)
        if not entry.is_entry:
            return Marked(entry, LineEffect.STRUCK)
        if entry.doubt == "columns":
            return Marked(entry, LineEffect.DOUBTFUL, (), (LineProblem("columns"),), None, said)
        problems: list[LineProblem] = []
        players = self._players(entry, problems)
        if entry.doubt in _OF_NAMES and players and not any(who.is_new for who in players):
            entry = replace(entry, doubt="")  # known players need no confirmation
        line = self._lines.get(frozenset(one.name for one in players))
        if line is not None and entry.doubt in {"", *_OF_NAMES}:
            repeated = (LineProblem("repeated", params={"line": line}),) if line else ()
            return Marked(
                entry, LineEffect.REPEATED if line else LineEffect.ENTERED, players, repeated, None, said
            )
        seed = self._stored(said, problems)
        places = list(zip(PLACES, players, strict=False))
        taken = [
            self._entered[one.name]._replace(place=at) for at, one in places if one.name in self._entered
        ]
        near = [
            LineProblem("near", at, {"name": one.name, "others": ", ".join(one.near)})
            for at, one in places
            if one.near
        ]
        doubt = [LineProblem(entry.doubt, params={"size": self._size})] if entry.doubt else []
        found = {
            LineEffect.UNREADABLE: problems,
            LineEffect.DOUBTFUL: doubt,
            LineEffect.TAKEN: taken,
            LineEffect.NEAR: near,
        }
        state = next((state for state, reasons in found.items() if reasons), LineEffect.NEW)
        marked = Marked(entry, state, players, tuple(found.get(state, ())), seed, said)
        if marked.enters:
            self._enter(marked)
        return marked

    def _players(self, entry: ListEntry, problems: list[LineProblem]) -> tuple[LinePlayer, ...]:
        # Empty if a name is missing or is none.
        found: dict[str, LinePlayer] = {}
        for place, typed in zip(PLACES[: self._size], (*entry.names, *[""] * self._size), strict=False):
            try:
                name = _name(typed, place)
            except BadText as exc:
                problems.append(LineProblem(exc.code, place, exc.params))
                continue
            known = self._people.same(name) or name
            twice = sort_name(name) in found
            if twice:
                problems.append(LineProblem("same_twice", place))
            free = self._free(known) if twice or known in self._entered else ""
            found[sort_name(name) + free] = LinePlayer(
                known, known not in self._club, self._people.near(name), free
            )
        return tuple(found.values()) if len(found) == self._size else ()

    def _free(self, name: str) -> str:
        numbered = (f"{name} {count}" for count in range(2, MOST_LINES))
        return next(one for one in numbered if not self._people.same(one))

    def _stored(self, said: dict[str, str], problems: list[LineProblem]) -> int | None:
        # Replaces each text by its stored form, and returns the seed.
        seed = None
        for column in filter(said.get, SAID):
            try:
                said[column] = _read(said[column], column)
                if column is Column.SEED:
                    seed = self._seed(said[column], problems)
                elif not fits(said[column], column.letters):
                    problems.append(LineProblem("text_long", column, {"most": column.letters}))
            except BadText as exc:
                problems.append(LineProblem(exc.code, column, exc.params))
        said[Column.TEAM] = self._teams.same(said[Column.TEAM]) or said[Column.TEAM]
        return seed

    def _seed(self, text: str, problems: list[LineProblem]) -> int:
        seed = numbers.whole(text.rstrip(".ºª°")) or 0
        if not 1 <= seed <= MOST_SEED:
            problems.append(LineProblem("seed_unreadable", Column.SEED, {"text": text, "most": MOST_SEED}))
        elif seed in self._seeds:
            problems.append(
                LineProblem("seed_taken", Column.SEED, {"seed": seed, "dupla": self._seeds[seed]})
            )
        return seed

    def _enter(self, marked: Marked) -> None:
        line = marked.entry.number
        for one in marked.players:
            self._entered[one.name] = LineProblem("in_line", params={"name": one.name, "line": line})
            if not self._people.same(one.name):
                self._people.add(one.name)
        self._lines[frozenset(one.name for one in marked.players)] = line
        if marked.seed:
            self._seeds[marked.seed] = dupla_name(one.name for one in marked.players)
        if (team := marked.texts["team"]) and not self._teams.same(team):
            self._teams.add(team)


def _name(text: str, place: Column) -> str:
    if not text:
        raise BadText(_MISSING[place])
    name = _read(text, place)
    wrong = {
        "formula": text.startswith(_FORMULA),
        "many_names": not _SEVERAL.isdisjoint(text),
        "no_letters": not any(map(str.isalpha, name)),
        "name_private": has_contact(name),
        "name_long": not fits(name, NAME_LETTERS),
    }
    for code, applies in wrong.items():
        if applies:
            raise BadText(code, text=text[:80], most=str(NAME_LETTERS))
    return name


def _read(text: str, column: Column) -> str:
    if LOST in text:
        raise BadText("text_unreadable")
    return names.read(text) if column.public else texts.read(text)
