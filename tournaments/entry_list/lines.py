"""Who the lines of a list enter, by its columns: the one way from cells to entries."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, cast

from scoring.input import texts
from scoring.input.private import is_private
from tournaments.entry_list.cells import MOST_CELLS, MOST_LINES, CellLine, text_of_cells
from tournaments.entry_list.columns import NAMES, Column, Layout, layout_of
from tournaments.entry_list.people import read_cell, read_names
from tournaments.errors import TournamentError
from tournaments.names import sort_name

BETWEEN: Final = " · "  # cells that are shown as one text
_LEAST_COUNTED: Final = 3  # lines with a number in front by which a list is known to be counted


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """What one line says, or those of all persons of an entry. number: of the first line; text: as it came.

    names: as far as they were found. doubt: why they may be others, by code. is_entry: False of a title or a remark.
    counted: whether a number stood in front. left_out: whatever it says.
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
    counted: bool = False
    left_out: bool = False


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
        """Return what each line says, those of who play together as one. size: how many players an entry has."""
        joins = size > 1 and self.layout.of_one
        together: dict[str | int, list[CellLine]] = {}
        for line in self.lines:
            if line.number != self.layout.heading or line.number in self.restored:
                key = sort_name(" ".join(_held(line, self.layout).get(Column.DUPLA, ()))) if joins else ""
                together.setdefault(key or line.number, []).append(line)
        persons = self.layout.persons
        found = [_entry(own, self.layout, persons, size, joins=joins) for own in together.values()]
        entries = [one for one in found if one.is_entry]
        counted = sum(one.counted for one in entries)
        usual = {
            "uncounted": size == 1 and counted >= _LEAST_COUNTED and 2 * counted > len(entries),
            "no_names": 2 * sum(map(_is_small, entries)) < len(entries),
        }
        return [self._finished(one, size, usual) for one in found]

    def text(self) -> str:
        """Return the list as a text to be put right and read again; of a line that was typed over, its names."""
        return text_of_cells([self._cells(line) for line in self.lines])

    def _finished(self, entry: Entry, size: int, usual: Mapping[str, bool]) -> Entry:
        """Return an entry with what was typed and said of it, and why it is doubtful beside the others.

        usual: whether most lines have a number in front, and capitals, by the doubt of one that has not.
        """
        number, doubt = entry.number, entry.doubt
        if number in self.left_out:
            return replace(entry, left_out=True)
        if number in self.typed:
            return replace(entry, names=self.typed[number][:size], doubt="", is_entry=True)
        if number <= self.layout.heading or not entry.is_entry:
            return replace(entry, is_entry=number in self.restored, doubt=doubt or "restored")
        if not doubt and usual["uncounted"] and not entry.counted:
            doubt = "uncounted"
        elif not doubt and usual["no_names"] and _is_small(entry):
            doubt = "no_names"
        elif not doubt and not self.layout.sure:
            doubt = "columns"
        return replace(entry, doubt=doubt) if doubt != entry.doubt else entry

    def _cells(self, line: CellLine) -> list[str]:
        cells = list(line.cells)
        if line.number in self.typed:
            places = [at for at in range(len(cells)) if self.layout.at(at) in NAMES] or [0]
            for at in places:
                cells[at] = ""
            cells[places[0]] = " / ".join(filter(None, self.typed[line.number]))
        return cells


def _is_small(entry: Entry) -> bool:
    """Whether a name of an entry has no capital at all."""
    return any(map(str.islower, entry.names))


def _entry(
    lines: Sequence[CellLine], layout: Layout, persons: Sequence[Sequence[int]], size: int, *, joins: bool
) -> Entry:
    """Return what one line says by its columns, or the lines of all persons of an entry.

    persons: the places of the cells of each person of a line. joins: whether a line is of one person.
    """
    held = [_held(line, layout) for line in lines]
    cells = {column: [cell for row in held for cell in row.get(column, ())] for column in set().union(*held)}
    texts = [
        " ".join(line.cells[at] for at in places if at < len(line.cells) and line.cells[at])
        for line in lines
        for places in persons
    ]
    if not joins and len(persons) < 2:
        texts += cells.get(Column.DUPLA, ())
    read = [read_cell(text) for text in texts if text]
    names, doubt, is_entry = read_names(read, size, of_one=joins)
    asides = [one for cell in read for one in cell.asides]
    public: dict[str, str] = {}
    aside: list[str] = []
    for column in (Column.HOME, Column.TEAM, Column.SEED):
        said = list(dict.fromkeys(BETWEEN.join(row[column]) for row in held if column in row))
        if len(said) == 1 and (column is Column.SEED or not is_private(said[0])):
            public[column] = said[0]
        else:  # it is private, or the lines do not say the same
            aside += said
    phones = list(
        dict.fromkeys([*cells.get(Column.PHONE, ()), *(said for kind, said in asides if kind == "phone")])
    )
    notes = [*cells.get(Column.EMAIL, ()), *cells.get(Column.NOTE, ()), *aside]
    notes += [*(said for kind, said in asides if kind != "phone"), *phones[1:]]
    note = BETWEEN.join(dict.fromkeys(notes))
    most = Column.NOTE.letters
    return Entry(
        number=lines[0].number,
        names=names,
        seed=public.get(Column.SEED, ""),
        home=public.get(Column.HOME, ""),
        team=public.get(Column.TEAM, ""),
        phone=next(iter(phones), ""),
        note=note if len(note) <= most else note[: most - 1] + "…",
        text=" / ".join(BETWEEN.join(filter(None, line.cells)) for line in lines),
        doubt=doubt,
        is_entry=is_entry,
        counted=any(cell.counted for cell in read),
    )


def _held(line: CellLine, layout: Layout) -> dict[Column, list[str]]:
    """Return the cells of a line that hold something, by column."""
    held: dict[Column, list[str]] = {}
    for at, cell in enumerate(line.cells):
        if cell:
            held.setdefault(layout.at(at), []).append(cell)
    return held


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
