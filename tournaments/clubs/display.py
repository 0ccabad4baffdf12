"""How a player's name is shown: whole, by first name and initial, or by initials, as the person wishes.

The one name that anything is drawn, published and printed with is `Player.name`. It is written here; what a player is
called in full is beside it for the direction alone, where it is less.
"""

from django.db import transaction
from django.utils.translation import gettext as _

from scoring.ledger.trail import Source
from tournaments.clubs.listing import free_name
from tournaments.clubs.rename import call
from tournaments.ledger.names_apart import nameless
from tournaments.models import Club, Player
from tournaments.names import short_name


def show_as(*, player: Player, how: str, source: Source) -> Player:
    """Show a player in another way from now on, in everything that was and will be shown; return the person.

    Of whom the name was erased there is none to show. The same way again changes nothing.
    """
    with transaction.atomic():
        rows = Player.objects.select_for_update(no_key=True).filter(club=player.club_id)
        people = {row.pk: row for row in rows.order_by("pk")}
        person = people[player.person]
        if person.shown == how or person.name == nameless(person.pk):
            return person
        others = [row for row in people.values() if row.person != person.pk]
        full = person.listed
        name = free_name(short_name(full, how), others)
        person.shown, person.full_name = how, "" if name == full else full
        person.save(update_fields=("shown", "full_name"))
        for row in [row for row in people.values() if row.person == person.pk]:
            call(row, name, reason=str(_("como prefere aparecer")), source=source)
    return person


def set_default(*, club: Club, how: str) -> None:
    """Say how whoever is listed from now on is shown."""
    Club.objects.filter(pk=club.pk).update(names_shown=how)
