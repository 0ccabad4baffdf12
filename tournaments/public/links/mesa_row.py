"""A mesa with a jogo in progress, as shown on the hall monitor and on the page of a block of mesas."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from django.db.models import OuterRef, Subquery
from django.http import HttpRequest
from django.urls import reverse
from django.utils.timezone import now
from django.utils.translation import gettext as _

from scoring import tokens
from scoring.models import MESA, AuditEntry, Jogo, SeatKey
from scoring.table.glance import Glance
from tournaments.charts.round_titles import round_title
from tournaments.models import Confronto, Tournament, TournamentLogEntry

QUIET = timedelta(minutes=15)  # a mão takes about ten minutes; a longer silence needs attention


@dataclass(frozen=True, slots=True)
class MesaRow:
    """One jogo with its mesa."""

    confronto: Confronto
    jogo: Jogo
    glance: Glance
    at: datetime  # time at which the page was rendered
    seats: Sequence[SeatKey]

    @property
    def round(self) -> str:
        """Return the title of the round, if the confronto was read with titles."""
        return round_title(self.confronto)

    @property
    def address(self) -> str:
        """Return the path of the table page; empty if its code must be issued again."""
        token = next((tokens.printed(seat) for seat in self.seats if seat.seat == MESA), None)
        return reverse("scoring:table", args=(token,)) if token else ""

    @property
    def held(self) -> list[SeatKey]:
        """Return the seats at which a device enters mãos."""
        return [seat for seat in self.seats if seat.device]

    @property
    def last(self) -> datetime:
        """Return the time of the latest mão, or of the opening of the jogo."""
        return self.glance.last or self.jogo.opened_at

    @property
    def quiet(self) -> bool:
        """Return whether the mesa has been silent for too long."""
        return self.at - self.last >= QUIET

    @property
    def state(self) -> str:
        """Return the code of the state, the most urgent one first."""
        if self.glance.divergent:
            return "divergent"
        if self.glance.awaiting or self.glance.due:
            return "due"
        return "quiet" if self.quiet else "playing"

    @property
    def called(self) -> str:
        """Return how long ago the table called the director; empty if it has not."""
        return ago(self.at - self.jogo.called_at) if self.jogo.called_at else ""

    @property
    def ago(self) -> str:
        """Return how long ago `last` was."""
        return ago(self.at - self.last)


def ago(since: timedelta) -> str:
    """Return a time span in words, to the minute."""
    minutes = max(int(since.total_seconds()) // 60, 0)
    if minutes < 1:
        return _("agora")
    if minutes < 60:
        return _("há %(minutes)d min") % {"minutes": minutes}
    hours, rest = divmod(minutes, 60)
    if hours < 24:
        return _("há %(hours)d h %(minutes)02d") % {"hours": hours, "minutes": rest}
    return _("há %(days)d d") % {"days": hours // 24}


def table_address(request: HttpRequest, token: str | None) -> str:
    """Return the absolute secret URL of a table; empty if its code must be issued again."""
    return request.build_absolute_uri(reverse("scoring:table", args=(token,))) if token else ""


def mark(tournament: Tournament) -> str:
    """Return a mark of the content of these pages. Runs one query.

    Every write adds a line to a trail or log, and devices store times. The minute is included, because the pages
    show how long ago things happened.
    """
    of_jogos = {"jogo__confronto__tournament": OuterRef("pk")}
    lines = AuditEntry.objects.filter(**of_jogos).order_by("-pk").values("pk")
    log = TournamentLogEntry.objects.filter(tournament=OuterRef("pk")).order_by("-pk").values("pk")
    held = SeatKey.objects.filter(device_at__isnull=False, **of_jogos).order_by("-device_at")
    unsent = SeatKey.objects.filter(unsent_at__isnull=False, **of_jogos).order_by("-unsent_at")
    told_by = (lines, log, held.values("device_at"), unsent.values("unsent_at"))
    newest = [Subquery(rows[:1]) for rows in told_by]
    told = Tournament.objects.filter(pk=tournament.pk).values_list("state", *newest).get()
    minute = int(now().timestamp()) // 60
    return hashlib.sha256(repr((told, minute)).encode()).hexdigest()[:16]
