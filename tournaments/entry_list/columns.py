"""Find out which data each column of a list has: from its heading, from its cells, or as the director chose."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import lru_cache
from itertools import groupby
from typing import Final, Self

from tournaments.entry_list.cells import CellLine
from tournaments.entry_list.people import WORDS, has_first_name, pieces, read_cell
from tournaments.names import sort_name

MOST_HEADS: Final = 10  # lines at the top that are searched for headings
SAMPLE: Final = 200  # lines that are examined to recognise a column


def _(label: str) -> str:
    """Mark a label for translation."""
    return label


class Column(StrEnum):
    """The kinds of data that a column may have, in the order of the menu. words.toml has the words of their headings.

    label: the text for menus, table headings and fields. public: whether the data is published. letters: the maximum
    length, for data that is stored beside the names. looks: the values of `look_of` by which a column without a
    heading is recognised. If a heading has the words of two kinds, the later one applies: "e-mail do jogador 1" is an
    e-mail.
    """

    label: str
    public: bool
    letters: int
    looks: str

    def __new__(
        cls, code: str, label: str = "", public: bool = False, letters: int = 0, looks: str = ""
    ) -> Self:
        self = str.__new__(cls, code)
        self._value_, self.label, self.public, self.letters, self.looks = code, label, public, letters, looks
        return self

    NAME = "name", _("Nome"), True, 0, "name word"
    HOME = "home", _("Vem de"), True, 60
    TEAM = "team", _("Equipe"), True, 60
    # Beside a column of single players, this column joins the rows of partners.
    DUPLA = "dupla", _("Dupla"), True, 0, "names"
    FIRST = "first", _("Jogador 1"), True
    SECOND = "second", _("Jogador 2"), True
    THIRD = "third", _("Jogador 3"), True
    SURNAME = "surname", _("Sobrenome"), True
    SEED = "seed", _("Cabeça"), True, 3
    NOTE = "note", _("Observação"), False, 200
    PHONE = "phone", _("Telefone"), False, 30, "phone"
    EMAIL = "email", _("E-mail"), False, 0, "email"
    SKIP = "skip", _("Não usar"), False, 0, "number"


PLACES: Final = (Column.FIRST, Column.SECOND, Column.THIRD)
_RANKS: Final = {one: rank for rank, one in enumerate(PLACES)}
PERSONS: Final = frozenset({Column.NAME, Column.SURNAME, *PLACES})
NAMES: Final = PERSONS | {Column.DUPLA}
SAID: Final = tuple(one for one in Column if one.letters)  # stored beside the names
_HEADS: Final = dict.fromkeys(WORDS["counts"], (-1, Column.SKIP)) | {
    word: (rank, one) for rank, one in enumerate(Column) for word in WORDS.get(f"head_{one}", ())
}
_BY_LOOK: Final = {look: one for one in Column for look in one.looks.split()}
_OF_NAMES: Final = frozenset(look for look, one in _BY_LOOK.items() if one in NAMES)


@dataclass(frozen=True, slots=True)
class Layout:
    """The line of the headings and the kind of each column. heading: the number of that line, 0 if there is none.

    sure: True if no other reading is as likely, or if the director chose the columns.
    """

    columns: tuple[Column, ...]
    heading: int = 0
    sure: bool = True

    @property
    def persons(self) -> list[list[int]]:
        """Return, for each player of a row, the indices of the columns with the first name and the surname."""
        found: list[dict[bool, int]] = []  # True: the surname
        for at, one in enumerate(self.columns):
            if one in PERSONS:
                surname = one is Column.SURNAME
                if not found or len(found[-1]) > 1 or surname in found[-1]:
                    found.append({})
                found[-1][surname] = at
        persons = [[own[one] for one in (False, True) if one in own] for own in found]
        return sorted(persons, key=lambda places: _RANKS.get(self.columns[places[0]], 0))

    @property
    def of_one(self) -> bool:
        """Whether a row is one player, and a column names the dupla that joins the rows of partners."""
        return len(self.persons) == 1 and Column.DUPLA in self.columns and not set(PLACES) & set(self.columns)


def layout_of(lines: Sequence[CellLine], size: int, heading: int | None = None) -> Layout:
    """Return the layout of a list.

    size: the number of players of an entry. heading: the number of the line with the headings, 0 for none, None to
    search for it.
    """
    head = _heading(lines) if heading is None else next((one for one in lines if one.number == heading), None)
    rest = [one for one in lines if head is None or one.number > head.number][:SAMPLE]
    rest = [one for one in rest if len(one.cells) > 1] or rest  # titles and remarks have a single cell
    width = max(len(one.cells) for one in lines)
    rows = [(*one.cells, *[""] * width)[:width] for one in rest]
    columns = [[cell for cell in column if cell] for column in zip(*rows, strict=True)] or [[]] * width
    looks = list(map(look_of, columns))
    guess = _by_contents(columns, looks, size)
    if head is None:
        return guess
    heads = (*head.cells, *[""] * len(columns))[: len(columns)]
    said = list(map(_said, heads, looks))
    if NAMES & set(said):
        return _settled(said, columns, looks, size, head.number)
    seen = (head_of(text) or one for text, one in zip(heads, guess.columns, strict=True))
    return Layout(tuple(seen), head.number, guess.sure)


def signature(lines: Sequence[CellLine], guess: Layout, size: int) -> str:
    """Return a key that similar lists share; a club's next list with this key gets the columns chosen for the last.

    The key consists of the headings, or of the guessed columns if there are no headings.
    """
    head = next((one.cells for one in lines if one.number == guess.heading), None)
    return f"{size}:" + "|".join(map(plain, head)) if head else f"{size}#" + "|".join(guess.columns)


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


def look_of(cells: Iterable[str]) -> str:
    """Return what most cells of a column look like (see `Cell.look`); empty for a column without cells."""
    looks = Counter(read_cell(cell).look for cell in cells)
    rare = {"email", "phone", "private"}
    return max(sorted(looks), key=lambda one: (looks[one], one not in rare), default="")


def _heading(lines: Sequence[CellLine]) -> CellLine | None:
    # Several lines may look like headings: the last of consecutive ones is used.
    found = None
    for line in lines[:MOST_HEADS]:
        cells = [cell for cell in line.cells if cell]
        said = [one for cell in cells if (one := head_of(cell))]
        named = [one for one in said if one in NAMES | {Column.TEAM, Column.EMAIL}]
        if len(cells) > 1 and named and (2 * len(said) >= len(cells) or len(named) > 1):
            found = line
        elif found:
            break
    return found


def _said(head: str, look: str) -> Column:
    # A column that neither its heading nor its cells identify is not used, and the preview lists it.
    said = head_of(head)
    if said in {Column.HOME, Column.TEAM, None} and look in {"email", "phone", "private"}:
        return _BY_LOOK.get(look, Column.NOTE if said else Column.SKIP)
    return said or (Column.SKIP if head else Column.NOTE)


def _settled(
    said: list[Column], columns: Sequence[Sequence[str]], looks: Sequence[str], size: int, heading: int
) -> Layout:
    numbered = set(PLACES) & set(said)
    change: dict[Column, Column] = {}
    sure = True
    if {Column.FIRST, Column.SECOND} & numbered or said.count(Column.NAME) > 1:
        # If each player has a column, the name of the dupla is redundant.
        alone = Column.FIRST in said and len(numbered) > 1 and Column.SURNAME not in said
        change = dict.fromkeys({Column.DUPLA, Column.NAME} if alone else {Column.DUPLA}, Column.SKIP)
        names = [cells for one, cells in zip(said, columns, strict=True) if one is Column.NAME][:2]
        # "Nome" and "Nome completo" of one person, not two people.
        pairs = zip(*names, strict=False) if len(names) > 1 else [("", "")]
        sure = not all(set(one.split()) < set(more.split()) for one, more in pairs)
    elif size > 1 and Column.NAME in said and not numbered:
        # A row is one player: which column joins the rows of partners?
        key = Column.DUPLA if Column.DUPLA in said else Column.TEAM
        at = said.index(key) if key in said else -1
        counts = list(Counter(map(sort_name, columns[at])).values()) if at >= 0 else []
        if key is Column.DUPLA and size not in counts:
            sure = False
            if _BY_LOOK.get(looks[at]) is Column.NAME:  # "Nome da sua dupla": the partner
                change = {Column.DUPLA: Column.SECOND}
        elif counts and 10 * counts.count(size) >= 8 * len(counts):
            change = {Column.TEAM: Column.DUPLA}
    return Layout(tuple(change.get(one, one) for one in said), heading, sure)


def _by_contents(columns: Sequence[Sequence[str]], looks: Sequence[str], size: int) -> Layout:
    # Any other column without a heading becomes a note, because notes are not published.
    found = [Column.NOTE if look in _OF_NAMES else _BY_LOOK.get(look, Column.NOTE) for look in looks]
    whole = Column.DUPLA if size > 1 else Column.NAME
    names = [at for at, look in enumerate(looks) if look in _OF_NAMES]
    if not names:
        found[next((at for at, look in enumerate(looks) if look != "number"), 0)] = whole
        return Layout(tuple(found))
    crowded = [
        at
        for at in names
        if 2 * sum(len(pieces(cell)) >= size > 1 for cell in columns[at]) > len(columns[at])
    ]
    # Neighbouring columns: one for each player, or two with name and surname.
    runs = [
        [at for _n, at in run] for _key, run in groupby(enumerate(names), key=lambda one: one[1] - one[0])
    ]
    run = crowded[:1] or max(runs, key=lambda one: len(one) in {size, 2 * size})
    hits = [sum(map(has_first_name, columns[at])) for at in run]
    if size > 1 and len(run) not in {size, 2 * size}:
        start = max(range(max(1, len(run) - size + 1)), key=lambda at: min(hits[at : at + size]))
        run = run[start : start + size]
    turned = sum(hits[::2]) <= sum(hits[1::2])
    pair = (Column.SURNAME, Column.NAME) if turned else (Column.NAME, Column.SURNAME)
    kinds: Sequence[Column] = PLACES[:size] if size > 1 and len(run) != 2 * size else pair * size
    if len(run) == 1:
        kinds = [whole]
    elif len(run) == 2 and min(hits) == 0 and _are_first_names(columns[run[turned]]):
        kinds = pair  # "Rossi, Anna" is one person, also where couples enter
    for at, column in zip(run, kinds, strict=False):
        found[at] = column
    before = any(read_cell(cell).look == "text" for cells in columns[: run[0]] for cell in cells)
    if len(run) == 1:
        sure = crowded == names[:1] or len(names) == 1
    else:
        sure = 1 < size == len(run) == len(names) and all(_are_people(columns[at]) for at in run)
    return Layout(tuple(found), sure=sure and not before)


def _are_first_names(cells: Sequence[str]) -> bool:
    return 2 * sum(" " not in cell and has_first_name(cell) for cell in cells) > len(cells)


def _are_people(cells: Sequence[str]) -> bool:
    # Only known first names distinguish "Prado Lima, Ana Paula" (one person) from "Ana Prado, Bia Nunes" (two).
    whole = sum(len(cell.split()) > 1 or len(pieces(cell)) > 1 for cell in cells)
    return 2 * sum(map(has_first_name, cells)) > len(cells) and 10 * whole >= 9 * len(cells)
