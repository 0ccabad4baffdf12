"""What each line of a list says: who, and with columns that have a head what else."""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from typing import Any, Final

from scoring.input import numbers, texts
from tournaments.entry_list.cells import MOST_LINES, CellLine, text_of_cells
from tournaments.entry_list.naming import in_brackets, names_in, phone_behind, without_number
from tournaments.entry_list.places import PLACES
from tournaments.errors import TournamentError
from tournaments.names import sort_name

_PHONE: Final = re.compile(r"\+?[\d\s().-]{8,20}")
_TITLE: Final = re.compile(r"(?:lista|inscri(?:tos|tas|coes)|duplas?|jogador(?:es|as)?|participantes)\b.*")


class Column(StrEnum):
    """What stands in a column; the values are the fields of an `Entry`."""

    COUNT = "count"
    DUPLA = "dupla"  # all names in one
    FIRST = "first"
    SECOND = "second"
    THIRD = "third"
    SEED = "seed"
    HOME = "home"
    TEAM = "team"
    PHONE = "phone"
    NOTE = "note"
    OTHER = "other"


_HEADS: Final[Mapping[Column, str]] = {
    Column.COUNT: "n no num numero ordem item posicao inscricao",
    Column.DUPLA: "dupla duplas trio trios nomes coppia coppie parejas pareja pair",
    Column.FIRST: "jogador_1 jogador1 jogadora_1 jogador_a_1 jogador parceiro_1 nome_1 nome1 nome atleta_1 atleta "
    "jogadora jogador_a participante primeiro player_1 player name nombre giocatore_1 giocatore jugador_1",
    Column.SECOND: "jogador_2 jogador2 jogadora_2 jogador_a_2 parceiro parceira parceiro_2 nome_2 nome2 atleta_2 "
    "segundo player_2 giocatore_2 jugador_2",
    Column.THIRD: "jogador_3 jogador3 jogadora_3 jogador_a_3 parceiro_3 nome_3 nome3 atleta_3 terceiro player_3 "
    "giocatore_3 jugador_3",
    Column.SEED: "cabeca cabeca_de_chave cabecas_de_chave cabecas seed testa_di_serie cabeza cabeza_de_serie",
    Column.HOME: "clube cidade clube_cidade cidade_clube clube_ou_cidade vem_de origem club circolo local "
    "viene_da viene_de from",
    Column.TEAM: "equipe equipes time squadra equipo team",
    Column.PHONE: "telefone fone celular whatsapp tel contato telefono telephone phone",
    Column.NOTE: "observacao observacoes obs nota notas note osservazione observacion remark",
}
_NAMES: Final = {"nome", "name", "nombre"}  # beside the players, each in a column: of all of them together
_COLUMN_OF: Final = {word: column for column, words in _HEADS.items() for word in words.split()}


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """What one line says, as it was typed. number: its line, from 1. other: what belongs to no column."""

    number: int
    first: str = ""
    second: str = ""
    third: str = ""
    seed: str = ""
    home: str = ""
    team: str = ""
    phone: str = ""
    note: str = ""
    other: str = ""

    def mended(self, texts: Mapping[str, str]) -> "Entry":
        """Return it with other texts in these fields."""
        said: dict[str, Any] = dict(texts)
        return replace(self, **said)


CARRIED: Final = tuple(one.name for one in fields(Entry) if one.name != "number")


def entries_in(lines: Sequence[CellLine], *, size: int = 2) -> list[Entry]:
    """Return who the lines say. size: how many players a line is of."""
    heads = _heads(lines[0].cells)
    if sum(map(bool, lines[0].cells)) < min(2, max(sum(map(bool, line.cells)) for line in lines)):
        heads = []  # a title above the columns
    rest = lines[1:] if heads else lines
    if not heads and _counts(rest):
        rest = [CellLine(line.number, line.cells[1:]) for line in rest]
    found = (_by_heads(line, heads, size) if heads else _by_order(line, size) for line in rest)
    return [entry for entry in found if entry]


def _heads(cells: Sequence[str]) -> list[Column]:
    """Return what each column holds, where the first line says it."""
    plain = [_plain(cell) for cell in cells]
    found = [_COLUMN_OF.get(one, Column.OTHER) for one in plain]
    if any(column is Column.FIRST and one not in _NAMES for column, one in zip(found, plain, strict=True)):
        found = [Column.DUPLA if one in _NAMES else column for column, one in zip(found, plain, strict=True)]
    known = [one for one in found if one is not Column.OTHER]
    if not {Column.FIRST, Column.DUPLA} & set(known) or len(known) * 2 < sum(map(bool, cells)):
        return []
    seen: set[Column] = set()
    # Several columns called "Nome": those that follow are of the partners.
    for place, one in enumerate(found):
        free = next((other for other in (Column.SECOND, Column.THIRD) if other not in found), None)
        if one is Column.FIRST and one in seen and free:
            found[place] = free
        elif one in seen:
            found[place] = Column.OTHER
        seen.add(found[place])
    return found


def _plain(head: str) -> str:
    return re.sub(r"[\W_]+", "_", sort_name(head)).strip("_") or ("n" if head.strip() == "#" else "")


def _counts(lines: Sequence[CellLine]) -> bool:
    """Return whether the first column only counts: a number in each line, and more behind it."""
    first = [(line.cells[0], any(line.cells[1:])) for line in lines]
    return bool(first) and all(
        more and numbers.whole(cell.rstrip(".ºª)°")) is not None for cell, more in first
    )


def _by_heads(line: CellLine, heads: Sequence[Column], size: int) -> Entry | None:
    held: dict[str, str] = {}
    other: list[str] = []
    for place, cell in enumerate(line.cells):
        column = heads[place] if place < len(heads) else Column.OTHER
        if not cell or column is Column.COUNT:
            continue
        if column is Column.OTHER:
            if place >= len(heads):
                other.append(cell)
        else:
            held[column] = cell
    both = held.pop(Column.DUPLA, "")
    if not held and not both and not other:
        return None
    if both or not held.get(Column.SECOND):
        both = both or held.pop(Column.FIRST, "")
        if Column.NOTE not in heads:
            both, held["note"] = in_brackets(both)
        if Column.PHONE not in heads:
            both, held["phone"] = phone_behind(both)
        named, more = _names(both, size)
        held = dict(zip(PLACES, named, strict=False)) | held
        other += [more] if more else []
    else:
        held["first"] = without_number(held.get("first", "")) or held.get("first", "")
    return Entry(number=line.number, **held, other=" ".join(other))


def _by_order(line: CellLine, size: int) -> Entry | None:
    """Read a line without heads: the names, then a number that is a seed, a telephone, and where they come from."""
    cells = [cell for cell in line.cells if cell]
    if len(cells) == 1 and _is_title(cells[0]):
        return None
    counted = len(cells) > 1 and not without_number(in_brackets(cells[0])[0])
    if counted:  # this line alone has its number in a cell
        cells = cells[1:]
    first, note, phone = _asides(cells[0])
    (named, more), rest = _names(first, size), cells[1:]
    while len(named) < size and rest:
        name, told, other_phone = _asides(rest.pop(0))
        note = " ".join(filter(None, (note, told, other_phone if phone else "")))
        phone = phone or other_phone
        named += _others(name, size - len(named))
    more = ", ".join(filter(None, (more, *named[size:])))
    held = {**dict(zip(PLACES, named, strict=False)), "note": note, "phone": phone}
    other = [more] if more else []
    for cell in rest:
        column = next((one for one in _guesses(cell) if not held.get(one)), None)
        if column is None:
            other.append(cell)
        else:
            held[column] = cell
    return Entry(number=line.number, **held, other=" ".join(other))


def _asides(text: str) -> tuple[str, str, str]:
    """Return a text without the brackets and the telephone that stand behind it, and what they say."""
    text, note = in_brackets(text)
    text, phone = phone_behind(text)
    if not note:
        text, note = in_brackets(text)
    return text, note, phone


def _others(text: str, missing: int) -> list[str]:
    """Return the names in a cell behind the first: one, or where two are missing those of `Bia e Cida`."""
    found = names_in(text) if missing > 1 else (text,)
    return [without_number(name) or name for name in found]


def _names(text: str, size: int) -> tuple[list[str], str]:
    """Return the names in a text, at most so many, and what is left of it where there are more."""
    text = without_number(text) or text
    if size == 1:
        return [text], ""
    first, *others = names_in(text, size) or ("",)
    named = [first, *(without_number(name) or name for name in others)]
    return named[:size], ", ".join(named[size:])


def _guesses(cell: str) -> Iterator[Column]:
    if numbers.whole(cell) is not None and len(cell) <= 3:
        yield Column.SEED
    elif _PHONE.fullmatch(cell):
        yield Column.PHONE
    else:
        yield Column.HOME


def _is_title(text: str) -> bool:
    bare = text.strip("*_ ")
    if bare.endswith(":") or _plain(bare) in _COLUMN_OF:
        return True
    return _TITLE.fullmatch(sort_name(bare)) is not None and len(names_in(bare)) == 1


def text_of_entries(entries: Sequence[Entry]) -> str:
    """Return entries as a text to be put right and read again: columns with heads, those that hold something."""
    held = [name for name in _SHOWN_HEADS if name in PLACES[:2] or any(getattr(one, name) for one in entries)]
    rows = [[getattr(one, name) for name in held] + ([one.other] if one.other else []) for one in entries]
    return text_of_cells([[_SHOWN_HEADS[name] for name in held], *rows])


_SHOWN_HEADS: Final[Mapping[str, str]] = {
    "first": "Jogador 1",
    "second": "Jogador 2",
    "third": "Jogador 3",
    "seed": "Cabeça",
    "home": "Vem de",
    "team": "Equipe",
    "phone": "Telefone",
    "note": "Observação",
}


def packed(entries: Sequence[Entry]) -> str:
    """Return entries as a page carries them from its preview to the confirmation."""
    rows = [[one.number, *(getattr(one, name) for name in CARRIED)] for one in entries]
    return json.dumps(rows, ensure_ascii=False)  # a letter with an accent is sent as six signs, not as eight


def unpacked(text: str) -> list[Entry]:
    """Return what `packed` made. Raises `TournamentError("list_lost")` for anything else."""
    try:
        rows = texts.read_json(text)
    except ValueError as exc:  # a BadText is one
        raise TournamentError("list_lost") from exc
    if not isinstance(rows, list) or not 0 < len(rows) <= MOST_LINES or not all(map(_is_packed, rows)):
        raise TournamentError("list_lost")
    return [Entry(number=number, **dict(zip(CARRIED, held, strict=True))) for number, *held in rows]


def _is_packed(row: object) -> bool:
    return (
        isinstance(row, list)
        and len(row) == 1 + len(CARRIED)
        and type(row[0]) is int
        and all(isinstance(one, str) for one in row[1:])
    )
