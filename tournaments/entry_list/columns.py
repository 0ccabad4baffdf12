"""What each column of a list holds: said by its head, seen in its cells, or chosen by who directs the event."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import lru_cache
from typing import Final

from scoring.input.private import PATTERNS, is_private
from tournaments.entry_list.cells import CellLine
from tournaments.entry_list.people import FIRST_NAMES, WORDS, is_name, pieces, uncounted
from tournaments.names import sort_name

MOST_HEADS: Final = 10  # lines in which the heads are looked for
SAMPLE: Final = 200  # lines by which a column is known


class Column(StrEnum):
    """What a column may hold, in the order of the menu."""

    NAME = "name"
    SURNAME = "surname"
    FIRST = "first"
    SECOND = "second"
    THIRD = "third"
    DUPLA = "dupla"  # all names in one; beside a column of single persons, what joins their rows
    TEAM = "team"
    HOME = "home"
    SEED = "seed"
    PHONE = "phone"
    EMAIL = "email"
    NOTE = "note"
    SKIP = "skip"


PERSONS: Final = frozenset({Column.NAME, Column.SURNAME, Column.FIRST, Column.SECOND, Column.THIRD})
NAMES: Final = PERSONS | {Column.DUPLA}
_NUMBERED: Final = (Column.FIRST, Column.SECOND, Column.THIRD)
_RANK: Final = {one: at for at, one in enumerate(_NUMBERED)}
_WORDS: Final = {
    word: (rank, Column(one["column"]))
    for rank, one in enumerate(WORDS["heads"])
    for word in one["words"].split()
}
_BY_KIND: Final = {"email": Column.EMAIL, "phone": Column.PHONE}
_BESIDE: Final = frozenset(WORDS["beside"].split())


@dataclass(frozen=True, slots=True)
class Layout:
    """Where a list has its heads, and what its columns hold. heading: number of that line, 0 for none.

    sure: no other reading is as likely, or who directs has said it.
    """

    columns: tuple[Column, ...]
    heading: int = 0
    sure: bool = True

    def at(self, place: int) -> Column:
        """Return what the column of a place holds."""
        return self.columns[place] if place < len(self.columns) else Column.NOTE

    @property
    def persons(self) -> list[list[int]]:
        """Return the places of the columns of each person of a row: a name, a surname, or both in any order."""
        found: list[tuple[int, dict[bool, int]]] = []  # by whether it is the surname
        for at, one in enumerate(self.columns):
            if one in PERSONS:
                surname = one is Column.SURNAME
                whole = not found or len(found[-1][1]) > 1 or surname in found[-1][1]
                rank, own = (0, {}) if whole else found.pop()
                found.append((rank if surname else _RANK.get(one, 0), own | {surname: at}))
        persons = sorted(found, key=lambda one: one[0])
        return [[own[one] for one in (False, True) if one in own] for _rank, own in persons]

    @property
    def of_one(self) -> bool:
        """Whether a row tells of one person, and a column joins those who play together."""
        numbered = {Column.FIRST, Column.SECOND, Column.THIRD} & set(self.columns)
        return len(self.persons) == 1 and not numbered and Column.DUPLA in self.columns


def layout_of(lines: Sequence[CellLine], size: int, heading: int | None = None) -> Layout:
    """Return what the columns of a list hold. size: players of an entry. heading: its line, None to look for it."""
    head = _heading(lines) if heading is None else next((one for one in lines if one.number == heading), None)
    rest = [one for one in lines if head is None or one.number > head.number][:SAMPLE]
    rest = [one for one in rest if len(one.cells) > 1] or rest  # titles and remarks have one cell
    width = max((len(one.cells) for one in lines), default=1)
    columns = [
        [line.cells[at] for line in rest if at < len(line.cells) and line.cells[at]] for at in range(width)
    ]
    if head is None:
        return _by_contents(columns, rest, size)
    heads = (*head.cells, *[""] * width)[:width]
    found = [head_of(text) if text else None for text in heads]
    kinds = [kind_of(cells) for cells in columns]
    said = [_said(one, kind, bool(text)) for one, kind, text in zip(found, kinds, heads, strict=True)]
    if NAMES & set(said):
        return Layout(tuple(_settled(said, columns, size)), head.number)
    guess = _by_contents(columns, rest, size)
    seen = (one if own is None else own for one, own in zip(guess.columns, found, strict=True))
    return Layout(tuple(seen), head.number, guess.sure)


def signature(lines: Sequence[CellLine], layout: Layout, size: int) -> str:
    """Return by what a club's next list of this kind is known: its heads, or what its columns look like."""
    head = next((one for one in lines if one.number == layout.heading), None)
    if head:
        return f"{size}:" + "|".join(map(plain, head.cells))
    width = len(layout.columns)
    cells = [[line.cells[at] for line in lines[:SAMPLE] if at < len(line.cells)] for at in range(width)]
    return f"{size}#" + "|".join(kind_of(one) for one in cells)


def chosen_columns(layout: Layout, columns: Sequence[str]) -> Layout:
    """Return a layout with these columns, as somebody has chosen them; what is no column of ours changes nothing."""
    known = set(Column)
    said = [columns[at] if at < len(columns) else "" for at in range(len(layout.columns))]
    found = (Column(one) if one in known else layout.at(at) for at, one in enumerate(said))
    return replace(layout, columns=tuple(found), sure=True)


@lru_cache(maxsize=4096)
def head_of(text: str) -> Column | None:
    """Return what a head says of its column; None for a text that is no head."""
    words = plain(text).split()
    known = sorted(_WORDS[word] for word in words if word in _WORDS)
    if not known or (len(words) > 1 and not _is_said(text, words)):
        return None
    column = known[0][1]
    numbers = [int(one) for one in re.findall(r"[123]", text)]
    if column in {Column.NAME, Column.SECOND} and numbers and numbers[0] <= len(_NUMBERED):
        return _NUMBERED[numbers[0] - 1]
    return column


def plain(text: str) -> str:
    """Return the words of a head, without accents and signs; a number behind a word apart."""
    said = re.sub(r"e-?mail", "email", sort_name(text))
    said = re.sub(r"\(a\)|\(o\)", "", said).replace("#", " n ")
    return " ".join(re.sub(r"[\W_]+", " ", re.sub(r"(\D)(\d)", r"\1 \2", said)).split())


def _is_said(text: str, words: Sequence[str]) -> bool:
    """Whether a text of several words is a head: made of the words of heads alone, or a question of a form."""
    return text.rstrip().endswith("?") or all(word in _WORDS or word in _BESIDE for word in words)


def _heading(lines: Sequence[CellLine]) -> CellLine | None:
    """Return the line with the heads: the last of those that follow each other, of what stands above the list."""
    found = None
    for line in lines[:MOST_HEADS]:
        if _is_heading([cell for cell in line.cells if cell]):
            found = line
        elif found:
            break
    return found


def _is_heading(cells: Sequence[str]) -> bool:
    said = [head_of(cell) for cell in cells]
    names = NAMES | {Column.TEAM, Column.EMAIL}
    return len(cells) > 1 and bool(names & set(said)) and 2 * len([one for one in said if one]) >= len(cells)


def kind_of(cells: Iterable[str]) -> str:
    """Return what most cells of a column look like."""
    kinds = Counter(_kind(cell) for cell in cells if cell)
    if not kinds:
        return "empty"
    return max(sorted(kinds), key=lambda one: (kinds[one], one not in {*_BY_KIND, "private"}))


@lru_cache(maxsize=4096)
def _kind(cell: str) -> str:
    cell = uncounted(cell) or cell
    if re.fullmatch(r"[#(]?\d{1,4}[.)ºª°:]*", cell):
        return "number"
    for kind in ("email", "phone"):
        if PATTERNS[kind].fullmatch(cell.strip()):
            return kind
    if len(pieces(cell)) > 1:
        return "names"
    if is_private(cell):
        return "private"
    return ("name" if " " in cell else "word") if is_name(cell) else "text"


def _said(head: Column | None, kind: str, has_head: bool) -> Column:
    """Return what a column holds under a head. What is not known by its head or its cells is not used, and named."""
    if head in {Column.HOME, Column.TEAM, None} and kind in {*_BY_KIND, "private"}:
        return _BY_KIND.get(kind, Column.NOTE if head else Column.SKIP)
    return head or (Column.SKIP if has_head else Column.NOTE)


def _settled(said: list[Column], columns: Sequence[Sequence[str]], size: int) -> list[Column]:
    """Return columns that do not contradict each other."""
    numbered = [one for one in said if one in _NUMBERED]
    if Column.FIRST in numbered or said.count(Column.NAME) > 1 or Column.SECOND in numbered:
        # Beside players, each in a column, a name of all of them says nothing more.
        named = Column.FIRST in numbered and len(numbered) > 1
        gone = {Column.DUPLA} | ({Column.NAME} if named and Column.SURNAME not in said else set())
        return [Column.SKIP if one in gone else one for one in said]
    if size > 1 and Column.NAME in said and not {Column.DUPLA, *_NUMBERED} & set(said):
        for at, one in enumerate(said):
            if one is Column.TEAM and _joins(columns[at], size):
                said[at] = Column.DUPLA
    return said


def _joins(cells: Sequence[str], size: int) -> bool:
    counts = Counter(map(sort_name, cells)).values()
    return bool(counts) and 10 * len([one for one in counts if one == size]) >= 8 * len(counts)


def _by_contents(columns: Sequence[Sequence[str]], rest: Sequence[CellLine], size: int) -> Layout:
    """Return what columns without heads hold. Of what is not a name nothing becomes public by a guess."""
    kinds = [kind_of(cells) for cells in columns]
    found = [_BY_KIND.get(kind, Column.SKIP if kind == "number" else Column.NOTE) for kind in kinds]
    names = [at for at, kind in enumerate(kinds) if kind in {"name", "word", "names"}]
    if not names:
        place = next((at for at, kind in enumerate(kinds) if kind != "number"), 0)
        found[place] = Column.DUPLA if size > 1 else Column.NAME
        return Layout(tuple(found))
    start = names[0]
    before = any("text" in map(_kind, cells) for cells in columns[:start])
    row = [at for at in names if at - start < len(names) and at == start + names.index(at)]
    crowded = size > 1 and kinds[start] == "names" and _hold(columns[start], size)
    if crowded or len(row) == 1:
        found[start] = Column.DUPLA if size > 1 else Column.NAME
        return Layout(tuple(found), sure=not before and (crowded or len(names) == 1))
    if size == 1:
        found[row[0]], found[row[1]] = Column.SURNAME, Column.NAME
        return Layout(tuple(found), sure=False)
    for at, column in zip(row[:size], _NUMBERED, strict=False):
        found[at] = column
    sure = not before and len(names) == size and all(_are_people(columns[at]) for at in row[:size])
    return Layout(tuple(found), sure=sure)


def _hold(cells: Sequence[str], size: int) -> bool:
    """Whether most cells hold all names of an entry."""
    return 2 * len([cell for cell in cells if len(pieces(cell)) >= size]) > len(cells)


def _are_people(cells: Sequence[str]) -> bool:
    """Whether each cell of a column is plainly a whole person: several words, many with a first name we know.

    "Prado Lima, Ana Paula" is one person, "Ana Prado, Bia Nunes" are two: nothing else tells them apart.
    """
    known = [cell for cell in cells if set(sort_name(cell).split()) & FIRST_NAMES]
    whole = [cell for cell in cells if len(cell.split()) > 1 or len(pieces(cell)) > 1]
    return 3 * len(known) >= len(cells) > 0 and 10 * len(whole) >= 9 * len(cells)
