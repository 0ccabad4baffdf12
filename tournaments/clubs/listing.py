"""Names in the list of a club: search for a player, and choose the stored name of a new one."""

from collections.abc import Iterable

from tournaments.models import Club, Player, Shown
from tournaments.names import Known, short_name, sort_name


def listed_anew(club: Club, names: Iterable[str]) -> list[Player]:
    """Return unsaved players with these names, in the club's default form. At most one query."""
    if club.names_shown == Shown.FULL:
        return [Player(club=club, name=name, sort_name=sort_name(name)) for name in names]
    taken = Known(names_in(club))
    made: list[Player] = []
    for full in names:
        name = _free(short_name(full, club.names_shown), taken)
        kept = "" if name == full else full
        made.append(
            Player(club=club, name=name, sort_name=sort_name(name), full_name=kept, shown=club.names_shown)
        )
        taken.add(name)
        taken.add(full)
    return made


def find_player(club: Club, name: str) -> Player | None:
    """Find the person of a club with this full or shown name. At most two queries."""
    asked, people = sort_name(name), Player.objects.people().filter(club=club)
    shortened = [one for one in people.exclude(full_name="") if sort_name(one.full_name) == asked]
    return shortened[0] if shortened else people.filter(sort_name=asked).first()


def names_in(club: Club) -> list[str]:
    """Return all full and shown names of the club's players. One query."""
    rows = Player.objects.filter(club=club).values_list("name", "full_name")
    return [name for pair in rows for name in pair if name]


def free_name(name: str, others: Iterable[Player]) -> str:
    """Return the name, with a number appended if another player has it."""
    return _free(name, Known(text for one in others for text in (one.name, one.listed)))


def _free(name: str, taken: Known) -> str:
    tried, count = name, 1
    while taken.has(tried):
        count += 1
        tried = f"{name} {count}"
    return tried
