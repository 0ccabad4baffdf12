"""Who the lines of a list enter, by its columns: the one way from cells to entries."""

import json
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, NamedTuple, cast

from scoring.input import texts
from scoring.input.private import is_private
from tournaments.entry_list.cells import MOST_CELLS, MOST_LINES, CellLine, text_of_cells
from tournaments.entry_list.columns import NAMES, Column, Layout, layout_of
from tournaments.entry_list.people import read_names
from tournaments.errors import TournamentError
from tournaments.names import sort_name

NOTE_LETTERS: Final = 200
_BETWEEN: Final = " · "
_LEAST_USUAL: Final = 3  # lines with a number in front by which a list is known to be counted
_SAID: Final = ("home", "team", "seed", "phone", "note")


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """What one line says, or those of all persons of an entry. number: of the first line; text: as it came.

    names: as far as they were found. doubt: why they may be others, by code. is_entry: False of a title or a remark.
    """

    number: int
    names: tuple[str, ...] = ()
    seed: str = ""
    home: str = ""
    team: str = ""
    phone: str = ""
    note: str = ""
    text: str = ""
    doubt: str = ""
    is_entry: bool = True
    key: str = ""  # of those who play together, where each has a row
    counted: bool = False  # whether a number stood in front
    left_out: bool = False  # whatever it says


@dataclass(frozen=True, slots=True)
class Draft:
    """A list on its way in, as a page carries it: its cells, how they are read, and what was put right by hand.

    typed: the names of a line as somebody typed them or said that they are right; restored: lines that are entries
    although they do not look so; left_out: lines that are not entered.
    """

    lines: tuple[CellLine, ...]
    layout: Layout
    typed: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    restored: frozenset[int] = frozenset()
    left_out: frozenset[int] = frozenset()

    @classmethod
    def begun(cls, lines: Sequence[CellLine], size: int) -> "Draft":
        """Return a list as it is read at first."""
        return cls(tuple(lines), layout_of(lines, size))

    def entries(self, size: int) -> list[Entry]:
        """Return what each line says. size: how many players an entry has."""
        found = self._rows(size)
        if self.layout.of_one and size > 1:
            found = _joined(found, size)
        entries = [one for one in found if one.is_entry]
        counted, large = sum(one.counted for one in entries), sum(not _is_small(one) for one in entries)
        usual = _Usual(
            size == 1 and counted >= _LEAST_USUAL and 2 * counted > len(entries), 2 * large > len(entries)
        )
        return [self._finished(one, size, usual) for one in found]

    def text(self) -> str:
        """Return the list as a text to be put right and read again; of a line that was typed over, its names."""
        return text_of_cells([self._cells(line) for line in self.lines])

    def _rows(self, size: int) -> list[Entry]:
        heading = self.layout.heading
        lines = (line for line in self.lines if line.number != heading or line.number in self.restored)
        persons, joins = self.layout.persons, self.layout.of_one and size > 1
        return [_entry(line, self.layout, persons, 1 if joins else size, joins=joins) for line in lines]

    def _finished(self, entry: Entry, size: int, usual: "_Usual") -> Entry:
        """Return an entry with what was typed and said of it, and why it is doubtful beside the others."""
        if entry.number in self.left_out:
            return replace(entry, left_out=True)
        if entry.number in self.typed:
            return replace(entry, names=self.typed[entry.number][:size], doubt="", is_entry=True)
        above = entry.number <= self.layout.heading
        if above or not entry.is_entry:
            back = entry.number in self.restored
            return replace(entry, is_entry=back, doubt=entry.doubt or "restored")
        if usual.counted and not entry.counted:
            return replace(entry, doubt=entry.doubt or "uncounted")
        if usual.large and _is_small(entry):
            return replace(entry, doubt=entry.doubt or "no_names")
        return replace(entry, doubt=entry.doubt or ("" if self.layout.sure else "columns"))

    def _cells(self, line: CellLine) -> list[str]:
        cells = list(line.cells)
        if line.number in self.typed:
            places = [at for at in range(len(cells)) if self.layout.at(at) in NAMES] or [0]
            for at in places:
                cells[at] = ""
            cells[places[0]] = " / ".join(filter(None, self.typed[line.number]))
        return cells


class _Usual(NamedTuple):
    """How most lines of a list are: with a number in front, with capitals."""

    counted: bool
    large: bool


def _is_small(entry: Entry) -> bool:
    """Whether a name of an entry has no capital at all."""
    return any(name.islower() for name in entry.names)


def _entry(
    line: CellLine, layout: Layout, persons: Sequence[Sequence[int]], size: int, *, joins: bool
) -> Entry:
    """Return what one line says by its columns. persons: the places of each; size: how many the line is of.

    joins: whether a column says who plays together.
    """
    held: dict[Column, list[str]] = defaultdict(list)
    for at, cell in enumerate(line.cells):
        if cell:
            held[layout.at(at)].append(cell)
    texts = [text for places in persons if (text := _person(line.cells, places))]
    if not joins and len(persons) < 2:
        texts += held[Column.DUPLA]
    named = read_names(texts, size, whole=joins or len(persons) == size)
    home, team = _BETWEEN.join(held[Column.HOME]), _BETWEEN.join(held[Column.TEAM])
    phones = [*held[Column.PHONE], *named.phones]
    aside = [text for text in (home, team) if is_private(text)]
    return Entry(
        number=line.number,
        names=tuple(named.names),
        seed=next(iter(held[Column.SEED]), ""),
        home="" if home in aside else home,
        team="" if team in aside else team,
        phone=next(iter(phones), ""),
        note=_noted([*held[Column.EMAIL], *held[Column.NOTE], *aside, *named.notes, *phones[1:]]),
        text=_BETWEEN.join(filter(None, line.cells)),
        key=sort_name(_BETWEEN.join(held[Column.DUPLA])) if joins else "",
        doubt=named.doubt,
        counted=named.counted,
        is_entry=named.is_entry,
    )


def _person(cells: Sequence[str], places: Sequence[int]) -> str:
    """Return the cells of one person, name and surname together."""
    return " ".join(cells[at] for at in places if at < len(cells) and cells[at])


def _joined(rows: Sequence[Entry], size: int) -> list[Entry]:
    """Return the rows of persons who play together as one entry each, where the first of them stands."""
    together: dict[str | int, list[Entry]] = defaultdict(list)
    for one in rows:
        together[one.key if one.key and one.is_entry else one.number].append(one)
    return [_one_of(own, size) for own in together.values()]


def _one_of(own: Sequence[Entry], size: int) -> Entry:
    """Return the rows of one entry as one; where they say two things of it, both are in the note."""
    said = {name: list(dict.fromkeys(filter(None, (getattr(one, name) for one in own)))) for name in _SAID}
    aside = [text for name in ("home", "team", "seed") if len(said[name]) > 1 for text in said[name]]
    names = tuple(name for one in own for name in one.names)
    doubts = ["names_left"] if len(names) > size else [one.doubt for one in own if one.doubt]
    only = {name: found[0] if len(found) == 1 else "" for name, found in said.items()}
    return replace(
        own[0],
        names=names,
        home=only["home"],
        team=only["team"],
        seed=only["seed"],
        phone=next(iter(said["phone"]), ""),
        note=_noted([*said["note"], *aside, *said["phone"][1:]]),
        text=" / ".join(row.text for row in own),
        doubt=next(iter(doubts), ""),
    )


def _noted(said: Sequence[str]) -> str:
    note = _BETWEEN.join(dict.fromkeys(filter(None, said)))
    return note if len(note) <= NOTE_LETTERS else note[: NOTE_LETTERS - 1] + "…"


def packed(draft: Draft) -> str:
    """Return a list as a page carries it from its preview to the confirmation."""
    layout = draft.layout
    held = [
        [[line.number, *line.cells] for line in draft.lines],
        [layout.heading, layout.sure, *layout.columns],
        [[number, *names] for number, names in draft.typed.items()],
        sorted(draft.restored),
        sorted(draft.left_out),
    ]
    return json.dumps(held, ensure_ascii=False)  # a letter with an accent is sent as six signs, not as eight


def unpacked(text: str) -> Draft:
    """Return what `packed` made. Raises `TournamentError("list_lost")` for anything else."""
    try:
        rows, (heading, sure, *columns), typed, *ticked = cast("Any", texts.read_json(text))
        lines = tuple(CellLine(_number(number), _texts(cells)) for number, *cells in rows)
        layout = Layout(tuple(map(Column, _texts(columns))), _number(heading), sure is True)
        named = {_number(number): _texts(names) for number, *names in typed}
        restored, left_out = (frozenset(map(_number, one)) for one in ticked)
        draft = Draft(lines, layout, named, restored, left_out)
    except (ValueError, TypeError) as exc:  # a BadText is a ValueError
        raise TournamentError("list_lost") from exc
    if not 0 < len(lines) <= MOST_LINES or not columns or max(len(one.cells) for one in lines) > MOST_CELLS:
        raise TournamentError("list_lost")
    return draft


def _number(value: object) -> int:
    if type(value) is not int:
        raise TypeError(value)
    return value


def _texts(values: Sequence[object]) -> tuple[str, ...]:
    if not all(isinstance(one, str) for one in values):
        raise TypeError(values)
    return tuple(map(str, values))
