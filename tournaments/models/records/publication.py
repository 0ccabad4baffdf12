from django.conf import settings
from django.db import models
from django.db.models.functions import Now
from django.utils.translation import gettext_lazy as _

from scoring.models import Jogo
from scoring.models.append_only import AppendOnly
from tournaments.models.packed import PackedJSON
from tournaments.models.tournament import Tournament


class Refresh(models.Model):
    """Counters of pending updates for the readers of a tournament.

    They are raised in the transaction of every mão and never lowered. `whole` rises with every change beyond the
    score of one jogo. `owed_since`: time of the first update not yet processed; `publish_since`: the same for
    revisions. Separate from `LiveTable` because the worker locks that row while it works, and a scorer must not wait
    for it.
    """

    tournament = models.OneToOneField(Tournament, on_delete=models.PROTECT, primary_key=True)
    wanted = models.PositiveBigIntegerField(default=0)
    publish_wanted = models.PositiveBigIntegerField(default=0)
    whole = models.PositiveBigIntegerField(default=0)
    owed_since = models.DateTimeField(null=True)
    publish_since = models.DateTimeField(null=True)

    def __str__(self) -> str:
        return f"{self.tournament_id}: {self.wanted}"


class LiveTable(models.Model):
    """The derived live table. A worker locks this row to refresh it; `done` is the value of `wanted` that it includes.

    Its lines are the `LiveJogo`s. `refreshed_at`: when that value was read, by the clock of the database. `failure`:
    error of the last refresh, empty after a success. `paid`: number of refreshes within the seconds of
    `tournaments.publication.waits`; `waited`: sum of seconds. `state`, `champion`: of the latest revision, for lists
    of events, empty before the first; the champion by the numbers of the players.
    """

    tournament = models.OneToOneField(Tournament, on_delete=models.PROTECT, primary_key=True)
    done = models.PositiveBigIntegerField(default=0)
    published = models.PositiveBigIntegerField(default=0)
    whole = models.PositiveBigIntegerField(default=0)
    refreshed_at = models.DateTimeField(null=True)
    state = models.CharField(max_length=10, blank=True, db_default="", default="")
    champion = models.CharField(max_length=1000, blank=True, db_default="", default="")
    failed_at = models.DateTimeField(null=True)
    failure = models.CharField(max_length=200, blank=True, default="")
    paid = models.JSONField(default=list)
    waited = models.FloatField(default=0)

    def __str__(self) -> str:
        return f"{self.tournament_id}: {self.done}"


class LiveJogo(models.Model):
    """A line of the live table: a jogo in progress. A mão raises `wanted`.

    `payload` includes the updates up to `done`.
    """

    jogo = models.OneToOneField(Jogo, on_delete=models.PROTECT, primary_key=True)
    tournament = models.ForeignKey(Tournament, on_delete=models.PROTECT)
    wanted = models.PositiveBigIntegerField(default=0)
    done = models.PositiveBigIntegerField(default=0)
    payload = models.JSONField()

    class Meta:
        indexes = (
            models.Index(
                fields=("tournament",), condition=models.Q(done__lt=models.F("wanted")), name="live_jogo_owed"
            ),
        )

    def __str__(self) -> str:
        return f"{self.jogo_id}: {self.done}"


class Publication(AppendOnly):
    """A published revision: numbered, with time and author, append-only.

    changed: numbers of changes since the previous revision, by kind (`tournaments.publication.changed`); null for
    revisions from before this was stored.
    """

    tournament = models.ForeignKey(Tournament, on_delete=models.PROTECT)
    number = models.PositiveIntegerField(_("número"))
    at = models.DateTimeField(_("publicada em"), db_default=Now())
    author = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, on_delete=models.PROTECT, verbose_name=_("autor")
    )
    # The number of a player may be longer than a short name.
    reason = models.CharField(_("motivo"), max_length=1000, blank=True)
    payload = PackedJSON()
    changed = models.JSONField(null=True)
    # The rendered page of old revisions. Newer ones render the payload in each language.
    page = models.TextField(blank=True, db_default="", default="")
    digest = models.CharField(max_length=64)

    class Meta:
        verbose_name, verbose_name_plural = _("publicação"), _("publicações")
        ordering = ("tournament", "-number")
        constraints = (models.UniqueConstraint(fields=("tournament", "number"), name="publication_number"),)

    def __str__(self) -> str:
        return f"{self.tournament} · {self.number}"
