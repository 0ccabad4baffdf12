"""A mesa that is being played at, as the monitor of the hall and the page of a block of mesas show it."""

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
from scoring.models import MESA, Acesso, Jogo, Registro
from scoring.table.glance import Glance
from tournaments.charts.round_titles import round_title
from tournaments.models import Confronto, Ocorrencia, Tournament

QUIET = timedelta(minutes=15)  # a mão takes some ten minutes: longer without one, and somebody should look


@dataclass(frozen=True, slots=True)
class MesaRow:
    """One jogo and where it is played."""

    confronto: Confronto
    jogo: Jogo
    glance: Glance
    at: datetime  # when the page was made
    seats: Sequence[Acesso]

    @property
    def round(self) -> str:
        """What its round is called, where its confronto was read with titles."""
        return round_title(self.confronto)

    @property
    def address(self) -> str:
        """Where the table page is; empty when its code must be issued anew."""
        token = next((tokens.printed(seat) for seat in self.seats if seat.seat == MESA), None)
        return reverse("scoring:table", args=(token,)) if token else ""

    @property
    def held(self) -> list[Acesso]:
        """The seats a device writes at."""
        return [seat for seat in self.seats if seat.device]

    @property
    def last(self) -> datetime:
        """When the latest mão came in; when the jogo opened, if none has."""
        return self.glance.last or self.jogo.opened_at

    @property
    def quiet(self) -> bool:
        """Whether the mesa has been silent for too long."""
        return self.at - self.last >= QUIET

    @property
    def state(self) -> str:
        """Name what the mesa waits for, what a person has to see to first."""
        if self.glance.divergent:
            return "divergent"
        if self.glance.awaiting or self.glance.due:
            return "due"
        return "quiet" if self.quiet else "playing"

    @property
    def called(self) -> str:
        """How long ago the table called the director; empty while it does not."""
        return ago(self.at - self.jogo.called_at) if self.jogo.called_at else ""

    @property
    def ago(self) -> str:
        """How long ago `last` was."""
        return ago(self.at - self.last)


def ago(since: timedelta) -> str:
    """Say how long ago something was, to the minute."""
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
    """Return the whole secret address of a table; empty when its code has to be issued anew."""
    return request.build_absolute_uri(reverse("scoring:table", args=(token,))) if token else ""


def mark(tournament: Tournament) -> str:
    """Name what these pages show: every write leaves a line, a device and what it keeps their time. One query.

    The minute is part of it, because the page says how long ago things were.
    """
    of_jogos = {"jogo__confronto__tournament": OuterRef("pk")}
    lines = Registro.objects.filter(**of_jogos).order_by("-pk").values("pk")
    log = Ocorrencia.objects.filter(tournament=OuterRef("pk")).order_by("-pk").values("pk")
    held = Acesso.objects.filter(device_at__isnull=False, **of_jogos).order_by("-device_at")
    unsent = Acesso.objects.filter(unsent_at__isnull=False, **of_jogos).order_by("-unsent_at")
    told_by = (lines, log, held.values("device_at"), unsent.values("unsent_at"))
    newest = [Subquery(rows[:1]) for rows in told_by]
    told = Tournament.objects.filter(pk=tournament.pk).values_list("state", *newest).get()
    minute = int(now().timestamp()) // 60
    return hashlib.sha256(repr((told, minute)).encode()).hexdigest()[:16]
