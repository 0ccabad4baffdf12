"""Keep names out of sealed rows: a row that never changes stores the number of a player, `⟦17⟧`, instead of the name.

The name is in the row of the player, which can be replaced or erased: sealed rows then show the new name, and no
digest changes (docs/decisions/0027).
"""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any, cast

from django.db.models import Model, TextField
from django.utils.html import escape
from django.utils.translation import gettext as _

from tournaments.ledger.tarjas import OPENS, cover, mark, shown_fields
from tournaments.models import DuplaMember, Player, Tournament, TournamentLogEntry
from tournaments.names import dupla_name

MARK = re.compile(rf"{OPENS}(\d{{1,18}})⟧")
# Keys of a published document that hold the name of a dupla, a pair or a player.
IN_A_DOCUMENT = frozenset({"name", "opponent", "players"})


class KnownNames:
    """The players of a club by name, to replace names in texts. One query.

    meaning: the id of the player to prefer among several with the same name; by default the person, not a merged row.
    """

    def __init__(self, club_id: int, *, meaning: int | None = None) -> None:
        found = Player.objects.filter(club=club_id).values_list("name", "full_name", "pk", "same_as")
        # Later entries win: persons over merged rows, and the preferred player over all.
        last = sorted(found, key=lambda one: (one[2] == meaning, one[3] is None))
        self._marks = {name: mark(pk) for *names, pk, _same in last for name in names if name}

    def sealed(self, text: str) -> str:
        """Replace each player's name in a text with the number, longest name first."""
        named = sorted((name for name in self._marks if name in text), key=len, reverse=True)
        if not named:
            return text
        # Whole words only, longest name first: a name inside a longer one is not replaced.
        whole = rf"(?<!\w)(?:{'|'.join(map(re.escape, named))})(?!\w)"
        return re.sub(whole, lambda found: self._marks[found[0]], text)


def seal_document[T](document: T, tournament: Tournament) -> T:
    """Return a document for publication with numbers in place of all names. One query."""
    members = DuplaMember.objects.filter(tournament=tournament).select_related("player", "dupla")
    marks: dict[str, str] = {}
    of_dupla: dict[str, list[str]] = {}
    for member in members.order_by("pk"):
        marks[member.player.name] = mark(member.player_id)
        of_dupla.setdefault(member.dupla.name, []).append(mark(member.player_id))
    marks = {name: dupla_name(players) for name, players in of_dupla.items()} | marks
    return cast(T, _named(document, partial(_marked, marks)))


def seal_line(data: Any, names: Iterable[str], known: KnownNames) -> Any:
    """Return the data of a log line with numbers in place of names, in the given fields."""
    return {key: _each(value, known.sealed) if key in names else value for key, value in data.items()}


def told[T](sealed: T) -> T:
    """Return the content of a sealed row with current names. At most one query."""
    names = _names(_numbers(sealed))
    return cast(T, _each(sealed, partial(_with_names, names))) if names else sealed


def tell[Row: Model](rows: Iterable[Row]) -> list[Row]:
    """Return sealed rows with current names, for reading only: do not store or verify them.

    At most two queries.
    """
    found = cover(rows)
    fields = [(row, name) for row in found for name in shown_fields(row)]
    names = _names(_numbers([getattr(row, name) for row, name in fields]))
    on_pages = {number: escape(name) for number, name in names.items()}
    for row, name in fields if names else ():
        # Rendered pages need escaped names.
        is_page = isinstance(row._meta.get_field(name), TextField)  # noqa: SLF001 -- Django's documented name
        said = partial(_with_names, on_pages if is_page else names)
        setattr(row, name, _each(getattr(row, name), said))
    return found


def player_names(tournament: Tournament) -> dict[str, str]:
    """Return the names of all players entered now or before a substitution, by number. Three queries."""
    members = DuplaMember.objects.filter(tournament=tournament).values_list("player", flat=True)
    left = cover(TournamentLogEntry.objects.filter(tournament=tournament, action="substituted").only("data"))
    numbers = set(members) | _numbers([line.data.get("leaves", "") for line in left])
    return {str(number): name for number, name in sorted(_names(numbers).items())}


def _names(numbers: Iterable[int]) -> Mapping[int, str]:
    asked = set(numbers)
    if not asked:
        return {}
    # A player deleted from all lists gets a neutral name.
    known = dict(Player.objects.filter(pk__in=asked).values_list("pk", "name"))
    return {number: known.get(number) or nameless(number) for number in asked}


def number_of(mark: str) -> int | None:
    """Return the player number of a mark, or None if the text is a name."""
    found = MARK.fullmatch(mark)
    return int(found[1]) if found else None


def nameless(player: int) -> str:
    """Return the replacement for an erased name."""
    return _("Participante %(number)s") % {"number": player}


def _numbers(sealed: object) -> set[int]:
    found: set[int] = set()

    def look(text: str) -> str:
        if OPENS in text:
            found.update(map(int, MARK.findall(text)))
        return text

    _each(sealed, look)
    return found


def _with_names(names: Mapping[int, str], text: str) -> str:
    return MARK.sub(lambda found: names[int(found[1])], text) if OPENS in text else text


def _marked(marks: Mapping[str, str], text: str) -> str:
    # The text is the name of a player or of a dupla, or the names of two single players who sit together.
    return marks.get(text) or " + ".join(marks.get(part, part) for part in text.split(" + "))


def _each(value: Any, change: Callable[[str], str]) -> Any:
    match value:
        case str():
            return change(value)
        case dict():
            return {key: _each(one, change) for key, one in value.items()}
        case list() | tuple():
            return [_each(one, change) for one in value]
    return value


def _named(value: Any, change: Callable[[str], str], *, key: str = "") -> Any:
    match value:
        case str():
            return change(value) if key in IN_A_DOCUMENT else value
        case dict():
            return {name: _named(one, change, key=name) for name, one in value.items()}
        case list() | tuple():
            return [_named(one, change, key=key) for one in value]
    return value
