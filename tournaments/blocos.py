"""One scorer for a block of mesas: a link to all of them, made and revoked by the director."""

from django.db import transaction

from scoring import tokens
from scoring.audit import Source
from tournaments.errors import TournamentError
from tournaments.eventlog import note
from tournaments.models import Bloco, Tournament


def make(*, tournament: Tournament, first: int, last: int, source: Source) -> Bloco:
    """Make the link to the mesas from `first` to `last`. Raises `TournamentError("bloco_backwards")`."""
    if not 1 <= first <= last:
        raise TournamentError("bloco_backwards", field="last")
    with transaction.atomic():
        tournament = _locked(tournament)
        bloco = Bloco.objects.create(tournament=tournament, first=first, last=last, **tokens.fresh())
        note(tournament, "bloco_made", source, data={"first": first, "last": last})
    return bloco


def revoke(*, bloco: Bloco, reason: str, source: Source) -> None:
    """End a link. What its phone holds at the mesas it keeps, until another takes them over or they are released."""
    with transaction.atomic():
        tournament = _locked(bloco.tournament)
        gone, _rows = Bloco.objects.filter(pk=bloco.pk).delete()
        if gone:
            told = {"first": bloco.first, "last": bloco.last}
            note(tournament, "bloco_revoked", source, reason=reason, data=told)


def find(token: str) -> Bloco:
    """Return the block of a token, with its tournament. Raises `Bloco.DoesNotExist`."""
    return Bloco.objects.select_related("tournament").get(digest=tokens.digest(token))


def _locked(tournament: Tournament) -> Tournament:
    """Return the tournament with its lock, for the next line of its log."""
    return Tournament.objects.select_for_update().get(pk=tournament.pk)
