"""How a player's name is shown: in full, as first name and initial, or as initials, at the person's choice.

`Player.name` is the form used in draws, publications and prints. It is written here; if it is shortened, the full
name is stored separately, for directors only.
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

AT_ONCE: Final = 10  # people in one batch, so that a worker can take other jobs between batches
CLUB: Final = Source(device="canastra")


def show_as(*, player: Player, how: str, source: Source) -> Player:
    """Change how a player's name is shown, in past and future documents; return the person.

    The choice takes precedence over the default of the club. An erased name stays erased.
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
    """Set the club's default for names. Existing players follow in the background."""
    Club.objects.filter(pk=club.pk).update(names_shown=how)


def silent(club: int) -> QuerySet[Player]:
    """Return the players without a choice who are not yet shown in the club's default form."""
    people = Player.objects.people().filter(club=club, shown_asked=False)
    return people.exclude(shown=F("club__names_shown")).order_by("pk")


def owed() -> list[int]:
    """Return the ids of clubs with players to be updated to the default form. One query."""
    waiting = Player.objects.people().filter(club=OuterRef("pk"), shown_asked=False)
    clubs = Club.objects.filter(Exists(waiting.exclude(shown=OuterRef("names_shown"))))
    return list(clubs.order_by("pk").values_list("pk", flat=True))


def follow_club(club: int) -> bool:
    """Update a batch of players without a choice to the club's default; return whether more remain.

    Each player has a separate transaction and is skipped if up to date, so calls may be repeated or run concurrently.
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
    # Erased before the choice was stored: an erased name stays as it is.
    if person.name == nameless(person.pk):
        Player.objects.filter(pk=person.pk).update(shown_asked=True)
        return
    others = [row for row in people if row.person != person.pk]
    full = person.listed
    name = free_name(short_name(full, how), others)
    person.shown, person.full_name = how, "" if name == full else full
    person.save(update_fields=("shown", "full_name"))
    for row in [row for row in people if row.person == person.pk]:
        call(row, name, reason=reason, source=source)
