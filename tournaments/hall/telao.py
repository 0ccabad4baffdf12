"""The big screen of an event: its private link, and the views that the director selects."""

from collections.abc import Collection

from django.db import transaction
from django.db.models.functions import Now

from scoring import tokens
from scoring.ledger.trail import Source
from tournaments.ledger.event_log import note
from tournaments.ledger.log_lines import Done
from tournaments.models import Telao, Tournament


def of_tournament(tournament: Tournament) -> Telao:
    """Return the big screen of an event; on the first call create it with all views."""
    fresh = {"views": list(Telao.View), **tokens.fresh()}
    return Telao.objects.get_or_create(tournament=tournament, defaults=fresh)[0]


def choose(*, telao: Telao, views: Collection[str], seconds: int) -> Telao:
    """Set the views to show, and the seconds for each page."""
    telao.views, telao.seconds = list(views), seconds
    telao.save(update_fields=("views", "seconds"))
    return telao


def new_link(*, telao: Telao, reason: str, source: Source) -> Telao:
    """Replace the link of the screen and return it; the old link stops working."""
    with transaction.atomic():
        tournament = Tournament.objects.locked(telao.tournament_id, cancelled=True)
        Telao.objects.filter(pk=telao.pk).update(**tokens.fresh(), issued_at=Now())
        note(tournament, Done("screen_link"), source, reason=reason)
    telao.refresh_from_db()
    return telao


def find(token: str) -> Telao:
    """Return the big screen of a token, with its tournament. Raises `Telao.DoesNotExist`."""
    return Telao.objects.select_related("tournament__club").get(digest=tokens.digest(token))
