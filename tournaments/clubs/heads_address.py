"""The e-mail address that receives the chain heads of a club."""

from django.contrib.auth.models import User
from django.db import transaction

from scoring.ledger.trail import Source
from tournaments.clubs.members import lock
from tournaments.ledger import club_log
from tournaments.models import Club, ClubLogEntry, Membership


@transaction.atomic
def set_heads_address(*, club: Club, address: str, by: User) -> None:
    """Set the address for the head of each new revision; an empty address stops the e-mails."""
    lock(club)
    if club.heads_to == address:
        return
    club.heads_to = address
    club.save(update_fields=["heads_to"])
    role = Membership.Role.DIRECTOR
    club_log.note(club, ClubLogEntry.Action.MAIL, Source(actor=by), person=by, role=role)
