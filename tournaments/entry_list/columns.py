"""Find out which data each column of a list has: from its heading, from its cells, or as the director chose."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property, lru_cache
from typing import Final, NamedTuple, Self

from tournaments.entry_list.cells import CellLine
from tournaments.entry_list.people import WORDS, has_first_name, pieces, read_cell
from tournaments.names import sort_name

MOST_HEADS: Final = 10  # lines at the top that are searched for headings
SAMPLE: Final = 200  # lines that are examined to recognise a column


def _(text: str) -> str:
    """Mark a text for translation."""
    return text


class Column(StrEnum):
    """The kinds of data that a column may have, in the order of the menu. words.toml has the words of their headings.

    label: the text for menus, table headings and fields. public: whether the data is published. letters: the maximum
    length, for data that is stored beside the names. If a heading has the words of two kinds, the later one applies:
    "e-mail do jogador 1" is an e-mail.
    """

    label: str
    public: bool
    letters: int

    def __new__(cls, code: str, label: str = "", public: bool = False, letters: int = 0) -> Self:
        self = str.__new__(cls, code)
        self._value_, self.label, self.public, self.letters = code, label, public, letters
        return self

    NAME = "name", _("Nome"), True
    HOME = "home", _("Vem de"), True, 60
    TEAM = "team", _("Equipe"), True, 60
    # Beside a column of single players, this column joins the rows of partners.
    DUPLA = "dupla", _("Dupla"), True
    FIRST = "first", _("Jogador 1"), True
    SECOND = "second", _("Jogador 2"), True
    THIRD = "third", _("Jogador 3"), True
    SURNAME = "surname", _("Sobrenome"), True
    SEED = "seed", _("Cabeça"), True, 3
    NOTE = "note", _("Observação"), False, 200
    PHONE = "phone", _("Telefone"), False, 30
    EMAIL = "email", _("E-mail")
    SKIP = "skip", _("Não usar")


PLACES: Final = (Column.FIRST, Column.SECOND, Column.THIRD)
PERSONS: Final = frozenset({Column.NAME, Column.SURNAME, *PLACES})
NAMES: Final = PERSONS | {Column.DUPLA}
SAID: Final = tuple(one for one in Column if one.letters)  # stored beside the names
_ORDER: Final = tuple(Column)
_RARE: Final = frozenset({Column.EMAIL, Column.PHONE, Column.NOTE})  # looks of private data
_HEADS: Final = dict.fromkeys(WORDS["counts"], (-1, Column.SKIP)) | {
    word: (rank, one) for rank, one in enumerate(Column) for word in WORDS.get(f"head_{one}", ())
}


@dataclass(frozen=True)
class Layout:
    """The line of the headings and the kind of each column. heading: the number of that line, 0 if there is none.

    sure: True if no other reading is as likely, or if the director chose the columns.
    """

    columns: tuple[Column, ...]
    heading: int = 0
    sure: bool = True

    @cached_property
    def persons(self) -> list[list[int]]:
        """The indices of the columns with the first name and the surname of each player of a row."""
        found: list[list[int]] = []
        for at, one in enumerate(self.columns):
            if one in PERSONS:
                if not found or len(found[-1]) > 1 or self._is_surname(at) == self._is_surname(found[-1][0]):
                    found.append([])
                found[-1].append(at)
        persons = [sorted(own, key=self._is_surname) for own in found]
        return sorted(persons, key=lambda own: _ORDER.index(self.columns[own[0]]))

    @property
    def of_one(self) -> bool:
        """Whether a row is one player, and a column names the dupla that joins the rows of partners."""
        return len(self.persons) == 1 and Column.DUPLA in self.columns and not set(PLACES) & set(self.columns)

    def held(self, line: CellLine) -> dict[Column, list[str]]:
        """Return the cells of a line that are not empty, by the kind of their column."""
        held: dict[Column, list[str]] = {}
        for column, cell in zip(self.columns, line.cells, strict=False):
            if cell:
                held.setdefault(column, []).append(cell)
        return held

    def _is_surname(self, at: int) -> bool:
        return self.columns[at] is Column.SURNAME


class _Seen(NamedTuple):
    # A column as it came: its heading, its cells that are not empty, and what most of them look like.
    head: str
    cells: list[str]
    look: str


def layout_of(lines: Sequence[CellLine], size: int, heading: int | None = None) -> Layout:
    """Return the layout of a list.

    size: the number of players of an entry. heading: the number of the line with the headings, 0 for none, None to
    search for it.
    """
    head = _heading(lines) if heading is None else next((one for one in lines if one.number == heading), None)
    rest = [one.cells for one in lines if head is None or one.number > head.number][:SAMPLE]
    rest = [cells for cells in rest if len(cells) > 1] or rest  # titles and remarks have a single cell
    width = max(len(one.cells) for one in lines)
    heads, *rows = ((*cells, *[""] * width)[:width] for cells in (head.cells if head else (), *rest))
    columns = [list(filter(None, column)) for column in zip(*rows, strict=True)] or [[]] * width
    seen = [_Seen(text, cells, _look_of(cells)) for text, cells in zip(heads, columns, strict=True)]
    guess, said = _by_contents(seen, size), list(map(_said, seen))
    if head is None:
        return guess
    if NAMES.intersection(said):
        return _settled(said, seen, size, head.number)
    kinds = (head_of(text) or one for text, one in zip(heads, guess.columns, strict=True))
    return Layout(tuple(kinds), head.number, guess.sure)


def chosen_columns(layout: Layout, columns: Sequence[str]) -> Layout:
    """Return the layout with the columns that a director chose. A code that is not a `Column` is ignored."""
    known = set(Column)
    said = (*columns, *[""] * len(layout.columns))
    found = (Column(new) if new in known else one for new, one in zip(said, layout.columns, strict=False))
    return replace(layout, columns=tuple(found), sure=True)


@lru_cache(maxsize=4096)
def head_of(text: str) -> Column | None:
    """Return the kind of column that a heading names; None if the text is not a heading.

    A text of several words is a heading if all of them are words of headings, or if it is the question of a form.
    """
    words = plain(text).split()
    known = [_HEADS[word] for word in words if word in _HEADS]
    asks = len(words) < 2 or text.rstrip().endswith("?")
    if not known or not (asks or all(word in _HEADS or word in WORDS["beside"] for word in words)):
        return None
    _rank, column = max(known)
    if column is Column.SURNAME and not {"nome", "nombre", "and"}.isdisjoint(words):  # Cognome e nome
        column = Column.NAME
    number = re.search(r"[123]", text)
    return PLACES[int(number[0]) - 1] if number and column in {Column.NAME, Column.SECOND} else column


def plain(text: str) -> str:
    """Return the words of a heading without accents and signs, with numbers separated from words."""
    said = re.sub(r"e-?mail", "email", sort_name(text))
    said = re.sub(r"\(a\)|\(o\)", "", said).replace("#", " n ")
    return " ".join(re.sub(r"[\W_]+", " ", re.sub(r"(\D)(\d)", r"\1 \2", said)).split())


def _look_of(cells: Iterable[str]) -> str:
    # What most cells look like (see `Cell.look`); empty for a column without cells.
    looks = Counter(read_cell(cell).look for cell in cells)
    return max(sorted(looks), key=lambda one: (looks[one], one not in _RARE), default="")


def _heading(lines: Sequence[CellLine]) -> CellLine | None:
    # Several lines may look like headings: the last of consecutive ones is used.
    found = None
    for line in lines[:MOST_HEADS]:
        cells = [cell for cell in line.cells if cell]
        said = [one for cell in cells if (one := head_of(cell))]
        named = sum(one in NAMES | {Column.TEAM, Column.EMAIL} for one in said)
        if len(cells) > 1 and named and (2 * len(said) >= len(cells) or named > 1):
            found = line
        elif found:
            break
    return found


def _said(seen: _Seen) -> Column:
    # A column that neither its heading nor its cells identify is not used, and the preview lists it.
    said = head_of(seen.head)
    if said in {Column.HOME, Column.TEAM, None} and seen.look in _RARE:
        return Column.SKIP if said is None and seen.look == Column.NOTE else Column(seen.look)
    return said or (Column.SKIP if seen.head else Column.NOTE)


def _settled(said: list[Column], seen: Sequence[_Seen], size: int, heading: int) -> Layout:
    # The layout of columns with headings, some of which depend on the others.
    change: dict[Column, Column] = {}
    sure, key = True, Column.DUPLA if Column.DUPLA in said else Column.TEAM
    if {Column.FIRST, Column.SECOND} & set(said) or said.count(Column.NAME) > 1:
        # If each player has a column, the name of the dupla is redundant.
        alone = {Column.FIRST, Column.SECOND} <= set(said) and Column.SURNAME not in said
        change = dict.fromkeys([Column.DUPLA, Column.NAME] if alone else [Column.DUPLA], Column.SKIP)
        names = [column.cells for one, column in zip(said, seen, strict=True) if one is Column.NAME][:2]
        # "Nome" and "Nome completo" of one person, not two people.
        pairs = zip(*names, strict=False) if len(names) > 1 else [("", "")]
        sure = not all(set(one.split()) < set(more.split()) for one, more in pairs)
    elif size > 1 and Column.NAME in said and key in said:
        # A row is one player: does this column join the rows of partners?
        column = seen[said.index(key)]
        counts = list(Counter(map(sort_name, column.cells)).values())
        if key is Column.DUPLA and size not in counts:
            # "Nome da sua dupla": the partner
            sure, change = False, {key: Column.SECOND} if column.look == Column.NAME else {}
        elif 10 * counts.count(size) >= 8 * len(counts) > 0:
            change = {key: Column.DUPLA}
    return Layout(tuple(change.get(one, one) for one in said), heading, sure)


def _by_contents(seen: Sequence[_Seen], size: int) -> Layout:
    # Any column that does not look like names, numbers or contacts becomes a note, because notes are not published.
    found = [
        Column(one.look) if one.look in Column and one.look not in NAMES else Column.NOTE for one in seen
    ]
    whole = Column.DUPLA if size > 1 else Column.NAME
    names = [at for at, one in enumerate(seen) if one.look in NAMES]
    if not names:
        found[next((at for at, one in enumerate(found) if one is not Column.SKIP), 0)] = whole
        return Layout(tuple(found))
    hits = [sum(map(has_first_name, one.cells)) for one in seen]
    crowded = [at for at in names if size > 1 and _most(len(pieces(cell)) >= size for cell in seen[at].cells)]
    # Neighbouring columns: one with all names, one for each player, or two with name and surname.
    runs = [
        range(at, at + width)
        for width in (1, size, 2 * size)
        for at in names
        if set(range(at, at + width)) <= set(names)
    ]
    run = max(
        runs, key=lambda run: (run[0] in crowded[: len(run) < 2], len(run), min(hits[at] for at in run))
    )
    turned = sum(hits[at] for at in run[::2]) <= sum(hits[at] for at in run[1::2])
    pair = (Column.SURNAME, Column.NAME) if turned else (Column.NAME, Column.SURNAME)
    kinds: Sequence[Column] = pair * size if len(run) == 2 * size else PLACES[:size]
    if len(run) == 1:
        kinds = [whole]
    elif len(run) == 2 and not min(hits[at] for at in run) and _are_first_names(seen[run[turned]].cells):
        kinds = pair  # "Rossi, Anna" is one person, also where couples enter
    for at, column in zip(run, kinds, strict=True):
        found[at] = column
    if len(run) == 1:
        sure = crowded == names[:1] or len(names) == 1
    else:
        sure = 1 < size == len(run) == len(names) and all(_are_people(seen[at].cells) for at in run)
    before = any(read_cell(cell).look == "text" for one in seen[: run[0]] for cell in one.cells)
    return Layout(tuple(found), sure=sure and not before)


def _most(found: Iterable[bool]) -> bool:
    tests = list(found)
    return 2 * sum(tests) > len(tests)


def _are_first_names(cells: Sequence[str]) -> bool:
    return _most(" " not in cell and has_first_name(cell) for cell in cells)


def _are_people(cells: Sequence[str]) -> bool:
    # Only known first names distinguish "Prado Lima, Ana Paula" (one person) from "Ana Prado, Bia Nunes" (two).
    whole = sum(len(cell.split()) > 1 or len(pieces(cell)) > 1 for cell in cells)
    return _most(map(has_first_name, cells)) and 10 * whole >= 9 * len(cells)
