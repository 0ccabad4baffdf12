"""The head of each new revision leaves the machine by e-mail, where the operator has set how and the club to whom.

What is owed stands in the database: revisions beyond the number of the tournament's `Carta`. Safe twice: one worker
claims a letter, and the same letter has the same Message-ID.
"""

import logging
from collections.abc import Iterator
from datetime import timedelta

from django.core.mail import EmailMessage, mailers
from django.db.models import Q
from django.utils.timezone import localtime, now
from django.utils.translation import gettext as _

from tournaments.ledger.digests import LEDGER_HEAD
from tournaments.models import Carta, Publication, Tournament

logger = logging.getLogger(__name__)

AGAIN = timedelta(minutes=10)  # from a letter that did not go, or whose worker died, to the next try
LINES = 50  # revisions in one letter at most, the newest: each later head seals all that came before


def send_due() -> int:
    """Send what is owed; return how many letters went. Holds no transaction: nobody waits for the mail server."""
    if "default" not in mailers:
        return 0
    return sum(_send(tournament, number) for tournament, number in owed())


def owed() -> Iterator[tuple[Tournament, int]]:
    """Yield the tournaments whose readers by mail are behind, with the number that they have."""
    for tournament in Tournament.objects.exclude(club__heads_to="").select_related("club").order_by("pk"):
        last = (
            Publication.objects.filter(tournament=tournament)
            .order_by("-number")
            .values_list("number", flat=True)
        )
        had = Carta.objects.filter(tournament=tournament).values_list("number", flat=True).first() or 0
        if (last.first() or 0) > had:
            yield tournament, had


def _send(tournament: Tournament, had: int) -> bool:
    Carta.objects.get_or_create(tournament=tournament)
    mine = Carta.objects.filter(tournament=tournament, number=had)
    # A time in the future is that of a clock that was set back.
    free = Q(trying_at=None) | Q(trying_at__lt=now() - AGAIN) | Q(trying_at__gt=now())
    if not mine.filter(free).update(trying_at=now()):
        return False  # another worker is at it
    try:
        letter, number = _letter(tournament, had)
        letter.send(using="default")
    except (OSError, ValueError) as exc:  # of the connection, and of an address
        logger.warning("No letter went to the club of tournament %s: %s", tournament.pk, exc)
        mine.update(error=f"{type(exc).__name__}: {exc}"[:200])
        return False
    mine.update(number=number, trying_at=None, error="")
    return True


def _letter(tournament: Tournament, had: int) -> tuple[EmailMessage, int]:
    """Return the letter with the heads beyond one number, and the number of its last."""
    fresh = Publication.objects.filter(tournament=tournament, number__gt=had).order_by("-number")
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
