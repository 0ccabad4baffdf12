"""How a player's name is shown: whole, by first name and initial, or by initials, as the person wishes.

The one name that anything is drawn, published and printed with is `Player.name`. It is written here; what a player is
called in full is beside it for the direction alone, where it is less.
"""

from collections.abc import Iterable
from typing import Final

from django.db import transaction
from django.db.models import Exists, F, OuterRef, QuerySet
from django.utils.translation import gettext as _

from scoring.ledger.trail import Source
from tournaments.clubs.listing import free_name
from tournaments.clubs.rename import call
from tournaments.ledger.names_apart import nameless
from tournaments.models import Club, Player
from tournaments.names import short_name

AT_ONCE: Final = 10  # people between two looks at what others have asked for
CLUB: Final = Source(device="canastra")


def show_as(*, player: Player, how: str, source: Source) -> Player:
    """Show a player in another way from now on, in everything that was and will be shown; return the person.

    It is the person's wish, whatever the club says later. Of whom the name was erased there is none to show.
    """
    with transaction.atomic():
        people = _locked(player.club_id)
        person = people[player.person]
        if not person.shown_asked:
            person.shown_asked = True
            person.save(update_fields=("shown_asked",))
        _show(person, how, people.values(), reason=str(_("como prefere aparecer")), source=source)
    return person


def set_default(*, club: Club, how: str) -> None:
    """Say how those are shown who have not said how: who is listed from now on, and by and by who is listed already."""
    Club.objects.filter(pk=club.pk).update(names_shown=how)


def silent(club: int) -> QuerySet[Player]:
    """Return who has not said how to be shown, and is not yet shown as the club does."""
    people = Player.objects.people().filter(club=club, shown_asked=False)
    return people.exclude(shown=F("club__names_shown")).order_by("pk")


def owed() -> list[int]:
    """Return the clubs that have people to be shown otherwise. One query."""
    waiting = Player.objects.people().filter(club=OuterRef("pk"), shown_asked=False)
    clubs = Club.objects.filter(Exists(waiting.exclude(shown=OuterRef("names_shown"))))
    return list(clubs.order_by("pk").values_list("pk", flat=True))


def follow_club(club: int) -> bool:
    """Show some of those who have not said how as the club does; return whether there are more.

    Each on its own: one that is shown already is passed over, so it is safe twice and side by side.
    """
    for pk in list(silent(club).values_list("pk", flat=True)[:AT_ONCE]):
        with transaction.atomic():
            people = _locked(club)
            person = people[pk]
            if person.same_as_id is None and not person.shown_asked:
                how = Club.objects.get(pk=club).names_shown
                reason = str(_("como o clube mostra os nomes"))
                _show(person, how, people.values(), reason=reason, source=CLUB)
    return silent(club).exists()


def _locked(club: int) -> dict[int, Player]:
    rows = Player.objects.select_for_update(no_key=True).filter(club=club)
    return {row.pk: row for row in rows.order_by("pk")}


def _show(person: Player, how: str, people: Iterable[Player], *, reason: str, source: Source) -> None:
    if person.shown == how:
        return
    if person.name == nameless(person.pk):  # of a time before it was noted that an erased name stays as it is
        Player.objects.filter(pk=person.pk).update(shown_asked=True)
        return
    others = [row for row in people if row.person != person.pk]
    full = person.listed
    name = free_name(short_name(full, how), others)
    person.shown, person.full_name = how, "" if name == full else full
    person.save(update_fields=("shown", "full_name"))
    for row in [row for row in people if row.person == person.pk]:
        call(row, name, reason=reason, source=source)
