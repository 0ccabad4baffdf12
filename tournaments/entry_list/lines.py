"""Convert the lines of a list to entries, according to the layout of its columns."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from scoring.input.private import is_private
from tournaments.entry_list.cells import CellLine, text_of_cells
from tournaments.entry_list.columns import NAMES, PERSONS, Column, Layout, layout_of
from tournaments.entry_list.people import (
    has_first_name,
    is_crossed,
    is_name,
    is_title,
    read_cell,
    read_names,
    says_waiting,
)
from tournaments.names import sort_name

BETWEEN: Final = " · "  # separates cells that are displayed as one text
_LEAST_COUNTED: Final = 3  # numbered lines; with fewer the list does not count as numbered


@dataclass(frozen=True, slots=True, kw_only=True)
class ListEntry:
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
class ListDraft:
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
    def begun(cls, lines: Sequence[CellLine], size: int) -> "ListDraft":
        """Return the first reading of a list, without corrections."""
        return cls(tuple(lines), layout_of(lines, size))

    def entries(self, size: int) -> list[ListEntry]:
        """Return the entries of the list, with the lines of partners joined. size: the number of players per entry."""
        found = [_entry(lines, self.layout, size) for lines in self._together(size)]
        return list(map(self._corrected, found, _doubts(found, self.layout, size)))

    def text(self) -> str:
        """Return the list as a text for the form. A corrected line has its corrected names."""
        return text_of_cells([self._cells(line) for line in self.lines])

    def _together(self, size: int) -> list[list[CellLine]]:
        lines = [
            one for one in self.lines if one.number != self.layout.heading or one.number in self.restored
        ]
        if size == 1 or not self.layout.of_one:
            return [[one] for one in lines]
        keys = {
            number: sort_name(" ".join(row.get(Column.DUPLA, ())))
            for number, row in ((one.number, self.layout.held(one)) for one in lines)
            if PERSONS & row.keys()
        }
        # Of merged cells in a spreadsheet only the first has the text.
        merged = size not in Counter(filter(None, keys.values())).values()
        together: dict[str | int, list[CellLine]] = {}
        last = ""
        for one in lines:
            last = keys.get(one.number, "") or (last if merged else "")
            together.setdefault(last or one.number, []).append(one)
        return list(together.values())

    def _corrected(self, entry: ListEntry, doubt: str) -> ListEntry:
        number = entry.number
        if number in self.left_out:
            return replace(entry, left_out=True)
        if number in self.typed:
            return replace(entry, names=self.typed[number], doubt="", is_entry=True)
        if number <= self.layout.heading or not entry.is_entry:
            return replace(entry, is_entry=number in self.restored, doubt=entry.doubt or "restored")
        return replace(entry, doubt=doubt)

    def _cells(self, line: CellLine) -> list[str]:
        cells = list(line.cells)
        if line.number in self.typed:
            kinds = self.layout.columns[: len(cells)]
            first, *others = [at for at, one in enumerate(kinds) if one in NAMES] or [0]
            cells[first] = " / ".join(filter(None, self.typed[line.number]))
            for at in others:
                cells[at] = ""
        return cells


def _doubts(found: Sequence[ListEntry], layout: Layout, size: int) -> Iterator[str]:
    # The doubt about each entry, also if it differs from most: no number, or no capitals.
    entries = [one for one in found if one.is_entry]
    counted = sum(one.counted for one in entries)
    numbered = size == 1 and counted >= _LEAST_COUNTED and 2 * counted > len(entries)
    capital = 2 * sum(map(_is_small, entries)) < len(entries)
    whole = [one.names for one in entries if len(one.names) == size]
    people = all(3 * sum(has_first_name(names[at]) for names in whole) > len(whole) for at in range(size))
    dashes = people or (layout.heading > 0 and Column.DUPLA in layout.columns)
    waiting = above = False  # below the title of a waiting list, if there are entries above it
    for one in found:
        above = above or (one.is_entry and one.number > layout.heading)
        if not one.is_entry and any(map(str.isalpha, one.text)):
            waiting = above and says_waiting(one.text)
        reasons = (
            ("columns", not layout.sure),
            ("split", one.doubt == "dashed" and not dashes),
            (one.doubt, one.doubt not in {"", "dashed"}),
            ("uncounted", numbered and not one.counted),
            ("no_names", capital and _is_small(one)),
            ("waiting", waiting),
        )
        yield next((code for code, applies in reasons if applies), "")


def _is_small(entry: ListEntry) -> bool:
    return any(map(str.islower, entry.names))


def _entry(lines: Sequence[CellLine], layout: Layout, size: int) -> ListEntry:
    joins = size > 1 and layout.of_one
    rows = [layout.held(line) for line in lines]
    cells = {column: [cell for row in rows for cell in row.get(column, ())] for column in Column}
    texts = [
        " ".join(line.cells[at] for at in places if at < len(line.cells) and line.cells[at])
        for line in lines
        for places in layout.persons
    ]
    if not joins and len(layout.persons) < 2:
        texts += cells[Column.DUPLA]
    read = [read_cell(text) for text in texts if text]
    names, doubt = read_names(read, size, of_one=joins)
    counted = any(cell.counted for cell in read)
    is_entry = any(map(is_name, names)) or (bool(names) and not is_title(" ".join(texts), counted=counted))
    # "Lista de espera" in a column of remarks, or in one that is not used.
    remarks = (*texts, *cells[Column.NOTE], *cells[Column.SKIP])
    if doubt in {"", "dashed"} and (any(map(is_crossed, texts)) or any(map(says_waiting, remarks))):
        doubt = "waiting"
    asides = [one for cell in read for one in cell.asides]
    phones = _once([*cells[Column.PHONE], *(said for kind, said in asides if kind == "phone")])
    notes = [*cells[Column.EMAIL], *cells[Column.NOTE]]
    public = dict.fromkeys([Column.HOME, Column.TEAM, Column.SEED], "")
    for column in public:
        said = _once(BETWEEN.join(row[column]) for row in rows if column in row)
        if len(said) == 1 and (column is Column.SEED or not is_private(said[0])):
            public[column] = said[0]
        else:  # private, or different for the players of the entry: keep it as a note
            notes += said
    notes += [*names[size:], *(said for kind, said in asides if kind != "phone"), *phones[1:]]
    note, most = BETWEEN.join(_once(notes)), Column.NOTE.letters
    return ListEntry(
        number=lines[0].number,
        names=names,
        phone=phones[0] if phones else "",
        note=note if len(note) <= most else note[: most - 1] + "…",
        text=" / ".join(BETWEEN.join(filter(None, line.cells)) for line in lines),
        doubt=doubt,
        is_entry=is_entry,
        counted=counted,
        home=public[Column.HOME],
        team=public[Column.TEAM],
        seed=public[Column.SEED],
    )


def _once(texts: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(texts))


def packed(draft: ListDraft) -> list[Any]:
    """Return a list as plain data, for the hidden field of its preview."""
    layout, typed = draft.layout, list(draft.typed.items())
    columns = [layout.columns, layout.heading, layout.sure]
    return [draft.lines, columns, typed, sorted(draft.restored), sorted(draft.left_out)]


def unpacked(held: list[Any]) -> ListDraft:
    """Return the list that `packed` returned as plain data."""
    rows, (columns, heading, sure), typed, restored, left_out = held
    lines = tuple(CellLine(number, tuple(cells)) for number, cells in rows)
    names = {number: tuple(names) for number, names in typed}
    layout = Layout(tuple(map(Column, columns)), heading, sure)
    return ListDraft(lines, layout, names, frozenset(restored), frozenset(left_out))
