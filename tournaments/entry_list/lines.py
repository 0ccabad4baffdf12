"""Convert the lines of a list to entries, according to the layout of its columns."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from scoring.input.private import is_private
from tournaments.entry_list.cells import CellLine, text_of_cells
from tournaments.entry_list.columns import NAMES, PERSONS, Column, Layout, layout_of
from tournaments.entry_list.people import has_first_name, read_cell, read_names, says_waiting
from tournaments.names import sort_name

BETWEEN: Final = " · "  # separates cells that are displayed as one text
_LEAST_COUNTED: Final = 3  # numbered lines; with fewer the list does not count as numbered


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """An entry of a list: one line, or the lines of all its players.

    number: of the first line; text: the original text. names: the names that were found, possibly fewer than the entry
    needs. doubt: the code of the reason why the names may be wrong, or empty. is_entry: False for a title or a remark.
    counted: whether the line began with a number. left_out: True if the director excluded the line.
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
    """A list before its confirmation: its cells, its layout and the corrections of the director.

    typed: names that the director corrected or confirmed, by line; restored: lines that are entries although they look
    like titles or remarks; left_out: excluded lines.
    """

    lines: tuple[CellLine, ...]
    layout: Layout
    typed: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    restored: frozenset[int] = frozenset()
    left_out: frozenset[int] = frozenset()

    @classmethod
    def begun(cls, lines: Sequence[CellLine], size: int) -> "Draft":
        """Return the first reading of a list, without corrections."""
        return cls(tuple(lines), layout_of(lines, size))

    def entries(self, size: int) -> list[Entry]:
        """Return the entries of the list, with the lines of partners joined. size: the number of players per entry."""
        found = [_entry(lines, self.layout, size) for lines in self._together(size)]
        differs = _differences([one for one in found if one.is_entry], size, self.layout)
        done: list[Entry] = []
        waiting = False
        for one in found:
            # Does the title of a waiting list follow the entries?
            if not one.is_entry and any(map(str.isalpha, one.text)):
                waiting = says_waiting(one.text) and any(each.is_entry for each in done)
            doubt = differs(one) or ("waiting" if waiting else "")
            done.append(self._finished(one, doubt if self.layout.sure else "columns", size))
        return done

    def text(self) -> str:
        """Return the list as a text for the form. A corrected line has its corrected names."""
        return text_of_cells([self._cells(line) for line in self.lines])

    def _together(self, size: int) -> list[list[CellLine]]:
        keys: dict[int, str] = {}
        if size > 1 and self.layout.of_one:
            held = {line.number: _held(line, self.layout) for line in self.lines}
            keys = {
                number: sort_name(" ".join(row.get(Column.DUPLA, ())))
                for number, row in held.items()
                if PERSONS & row.keys()
            }
        # Of merged cells in a spreadsheet only the first has the text.
        merged = size not in Counter(filter(None, keys.values())).values()
        together: dict[str | int, list[CellLine]] = {}
        last = ""
        for line in self.lines:
            if line.number != self.layout.heading or line.number in self.restored:
                last = keys.get(line.number, "") or (last if merged else "")
                together.setdefault(last or line.number, []).append(line)
        return list(together.values())

    def _finished(self, entry: Entry, doubt: str, size: int) -> Entry:
        number = entry.number
        if number in self.left_out:
            return replace(entry, left_out=True)
        if number in self.typed:
            return replace(entry, names=self.typed[number][:size], doubt="", is_entry=True)
        if number <= self.layout.heading or not entry.is_entry:
            return replace(entry, is_entry=number in self.restored, doubt=entry.doubt or "restored")
        return replace(entry, doubt=doubt) if doubt != entry.doubt else entry

    def _cells(self, line: CellLine) -> list[str]:
        cells = list(line.cells)
        if line.number in self.typed:
            kinds = self.layout.columns[: len(cells)]
            places = [at for at, one in enumerate(kinds) if one in NAMES] or [0]
            for at in places:
                cells[at] = ""
            cells[places[0]] = " / ".join(filter(None, self.typed[line.number]))
        return cells


def _differences(entries: Sequence[Entry], size: int, layout: Layout) -> Callable[[Entry], str]:
    # Returns a function for the doubt of an entry, also if it differs from most: no number, or no capitals.
    counted = sum(one.counted for one in entries)
    numbered = size == 1 and counted >= _LEAST_COUNTED and 2 * counted > len(entries)
    capital = 2 * sum(map(_is_small, entries)) < len(entries)
    whole = [one.names for one in entries if len(one.names) == size]
    people = all(3 * sum(has_first_name(names[at]) for names in whole) > len(whole) for at in range(size))
    dashes = people or (layout.heading > 0 and Column.DUPLA in layout.columns)

    def doubt(one: Entry) -> str:
        if one.doubt not in {"", "dashed"}:
            return one.doubt
        if one.doubt and not dashes:
            return "split"
        if numbered and not one.counted:
            return "uncounted"
        return "no_names" if capital and _is_small(one) else ""

    return doubt


def _is_small(entry: Entry) -> bool:
    return any(map(str.islower, entry.names))


def _entry(lines: Sequence[CellLine], layout: Layout, size: int) -> Entry:
    persons, joins = layout.persons, size > 1 and layout.of_one
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
    # "Lista de espera" in a column of remarks, or in one that is not used.
    if doubt in {"", "dashed"} and any(
        map(says_waiting, (*cells.get(Column.NOTE, ()), *cells.get(Column.SKIP, ())))
    ):
        doubt = "waiting"
    asides = [one for cell in read for one in cell.asides]
    phones = [*cells.get(Column.PHONE, ()), *(said for kind, said in asides if kind == "phone")]
    phones = list(dict.fromkeys(phones))
    public: dict[Column, str] = {}
    notes = [*cells.get(Column.EMAIL, ()), *cells.get(Column.NOTE, ())]
    for column in (Column.HOME, Column.TEAM, Column.SEED):
        said = list(dict.fromkeys(BETWEEN.join(row[column]) for row in held if column in row))
        if len(said) == 1 and (column is Column.SEED or not is_private(said[0])):
            public[column] = said[0]
        else:  # private, or different for the players of the entry: keep it as a note
            notes += said
    notes += [*names[size:], *(said for kind, said in asides if kind != "phone"), *phones[1:]]
    note = BETWEEN.join(dict.fromkeys(notes))
    most = Column.NOTE.letters
    return Entry(
        number=lines[0].number,
        names=names,
        home=public.get(Column.HOME, ""),
        team=public.get(Column.TEAM, ""),
        seed=public.get(Column.SEED, ""),
        phone=next(iter(phones), ""),
        note=note if len(note) <= most else note[: most - 1] + "…",
        text=" / ".join(BETWEEN.join(filter(None, line.cells)) for line in lines),
        doubt=doubt,
        is_entry=is_entry,
        counted=any(cell.counted for cell in read),
    )


def _held(line: CellLine, layout: Layout) -> dict[Column, list[str]]:
    held: dict[Column, list[str]] = {}
    for column, cell in zip(layout.columns, line.cells, strict=False):
        if cell:
            held.setdefault(column, []).append(cell)
    return held


def packed(draft: Draft) -> list[Any]:
    """Return a list as plain data, for the hidden field of its preview."""
    layout = draft.layout
    return [
        [[line.number, *line.cells] for line in draft.lines],
        [layout.heading, layout.sure, *layout.columns],
        [[number, *names] for number, names in draft.typed.items()],
        sorted(draft.restored),
        sorted(draft.left_out),
    ]


def unpacked(held: list[Any]) -> Draft:
    """Return the list that `packed` returned as plain data."""
    rows, (heading, sure, *columns), typed, restored, left_out = held
    lines = tuple(CellLine(number, tuple(cells)) for number, *cells in rows)
    layout = Layout(tuple(map(Column, columns)), heading, sure)
    names = {number: tuple(names) for number, *names in typed}
    return Draft(lines, layout, names, frozenset(restored), frozenset(left_out))
