"""Send the chain head of each new revision by e-mail, if a mail server is configured and the club has an address.

The database records the letters that are due: revisions with a higher number than the `SentLetter` of the tournament.
Safe to run in parallel: one worker claims a letter, and the same letter always has the same Message-ID.
"""

import logging
from collections.abc import Iterator
from datetime import timedelta

from django.core.mail import EmailMessage, mailers
from django.db.models import Q
from django.utils.timezone import localtime, now
from django.utils.translation import gettext as _

from tournaments.ledger.digests import LEDGER_HEAD
from tournaments.models import Publication, SentLetter, Tournament

logger = logging.getLogger(__name__)

AGAIN = timedelta(minutes=10)  # delay before a retry after a failure or a lost worker
LINES = 50  # maximum of revisions in one letter; a later head seals the earlier ones


def send_due() -> int:
    """Send the letters that are due and return their number. Opens no transaction around the mail server."""
    if "default" not in mailers:
        return 0
    return sum(_send(tournament, number) for tournament, number in owed())


def owed() -> Iterator[tuple[Tournament, int]]:
    """Yield the tournaments with unsent revisions, and the number of the last revision sent."""
    for tournament in Tournament.objects.exclude(club__heads_to="").select_related("club").order_by("pk"):
        last = (
            Publication.objects.filter(tournament=tournament)
            .order_by("-number")
            .values_list("number", flat=True)
        )
        had = SentLetter.objects.filter(tournament=tournament).values_list("number", flat=True).first() or 0
        if (last.first() or 0) > had:
            yield tournament, had


def _send(tournament: Tournament, had: int) -> bool:
    SentLetter.objects.get_or_create(tournament=tournament)
    mine = SentLetter.objects.filter(tournament=tournament, number=had)
    # A time in the future was stored before the clock was set back.
    free = Q(trying_at=None) | Q(trying_at__lt=now() - AGAIN) | Q(trying_at__gt=now())
    if not mine.filter(free).update(trying_at=now()):
        return False  # another worker has claimed it
    try:
        letter, number = _letter(tournament, had)
        letter.send(using="default")
    except (OSError, ValueError) as exc:  # connection errors, and invalid addresses
        logger.warning("No letter went to the club of tournament %s: %s", tournament.pk, exc)
        mine.update(error=f"{type(exc).__name__}: {exc}"[:200])
        return False
    mine.update(number=number, trying_at=None, error="")
    return True


def _letter(tournament: Tournament, had: int) -> tuple[EmailMessage, int]:
    fresh = Publication.objects.filter(tournament=tournament, number__gt=had).order_by("-number")
    # Payloads are large, so they are loaded one at a time.
    found = fresh.values_list("number", "at", "payload", "digest")[:LINES].iterator(1)
    rows = [(number, at, payload.get(LEDGER_HEAD), digest) for number, at, payload, digest in found]
    number, _at, _head, digest = rows[0]
    lines = [
        _("Publicação %(number)s, %(at)s: código de conferência nº %(link)s %(head)s")
        % {
            "number": one,
            "at": f"{localtime(at):%d/%m/%Y %H:%M}",
            "link": head["number"],
            "head": head["digest"],
        }
        for one, at, head, _digest in reversed(rows)
        if head
    ]
    said = _("Guarde esta mensagem: se o que foi gravado mudar, os códigos já não conferem.")
    letter = EmailMessage(
        subject=_("%(name)s: publicação %(number)s") % {"name": tournament.name, "number": number},
        body="\n".join([*lines, "", said, ""]),
        to=[tournament.club.heads_to],
        headers={"Message-ID": f"<{digest}@{tournament.slug}.canastra>"},
    )
    return letter, number
