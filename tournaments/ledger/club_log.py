"""The log of a club: one line for each change of its members or invitations, chained like the other logs."""

from collections.abc import Iterator

from django.contrib.auth.models import User
from django.utils.timezone import now
from django.utils.translation import gettext as _

from scoring.ledger.chain import START, linked
from scoring.ledger.trail import Source
from tournaments.models import Club, ClubLogEntry, Membership

# Fields covered by the digest of a line. A later column needs a new chain.
SEALED = ("club_id", "sequence", "at", "actor_id", "action", "person_id", "role")
AT_ONCE = 200
# Actions that set the role of a member.
BECAME = {
    ClubLogEntry.Action.FOUNDED,
    ClubLogEntry.Action.FOUND,
    ClubLogEntry.Action.ADDED,
    ClubLogEntry.Action.JOINED,
    ClubLogEntry.Action.ROLE,
}


def note(club: Club, action: ClubLogEntry.Action, source: Source, *, person: User, role: str) -> ClubLogEntry:
    """Write the next line. Call inside the transaction of the change, with the club locked."""
    log = ClubLogEntry.objects.filter(club=club).order_by("-sequence")
    sequence, digest = log.values_list("sequence", "digest").first() or (0, START)
    line = ClubLogEntry(club=club, sequence=sequence + 1, at=now(), actor=source.actor, action=action)
    line.person, line.role = person, role
    line.digest = digest_of(line, digest)
    line.save(force_insert=True)
    return line


def digest_of(line: ClubLogEntry, previous: str) -> str:
    """Return the digest of a line after one with the digest `previous`."""
    return linked(previous, {name: getattr(line, name) for name in SEALED})


def faults(club: Club) -> Iterator[str]:
    """Yield a sentence for each line that breaks the chain, and for each member whose role differs from the log."""
    name = f"{_('clube')} {club.slug}, "
    previous, expected = START, 1
    said: dict[int, str] = {}
    for line in ClubLogEntry.objects.filter(club=club).order_by("sequence").iterator(AT_ONCE):
        place = f"{name}{_('ata')} "
        if line.sequence != expected:
            yield f"{place}{expected}: " + _("falta")
        elif digest_of(line, previous) != line.digest:
            yield f"{place}{line.sequence}: " + _("o selo não confere")
        if line.action == ClubLogEntry.Action.REMOVED:
            said.pop(line.person_id, None)
        elif line.action in BECAME:
            said[line.person_id] = line.role
        previous, expected = line.digest, line.sequence + 1
    stored = dict(Membership.objects.filter(club=club).values_list("user", "role"))
    for person in sorted(said.keys() | stored.keys()):
        if said.get(person) != stored.get(person):
            told = {"person": person, "stored": stored.get(person, "—"), "said": said.get(person, "—")}
            yield name + _("membro %(person)s: está como %(stored)s, a ata diz %(said)s") % told
