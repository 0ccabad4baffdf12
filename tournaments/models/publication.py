from django.conf import settings
from django.db import models
from django.db.models.functions import Now
from django.utils.translation import gettext_lazy as _

from scoring.models import Jogo
from scoring.models.append_only import AppendOnly
from tournaments.models.packed import PackedJSON
from tournaments.models.tournament import Tournament


class Refresh(models.Model):
    """What is owed to the readers of a tournament. Raised in the transaction of every mão, never lowered.

    `whole` rises with all that moves more than the score of one jogo. `owed_since`: when the first wish came that the
    last refresh has not paid, `publish_since` the first of a revision. Kept apart from `LiveTable`: the worker locks
    that row while it derives, and a scorer must not wait for it.
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
    """The derived live table. Whoever refreshes it locks this row; `done` says up to which wish it is true.

    Its lines are the `LiveJogo`s. `refreshed_at`: when that wish was read, by the clock of the database. `failure`:
    what stopped the last refresh, empty once one succeeded. `paid`: how many refreshes have paid within the seconds of
    `tournaments.publication.waits`, `waited`: the seconds of all. `state`, `champion`: what lists of events say of the
    latest revision, empty before the first; the champion by the numbers of the players.
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
    """One line of the live table: a jogo being played. A mão raises `wanted`; `done`: up to which `payload` is true."""

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
    """One published revision: numbered, signed by time and author, never changed.

    changed: how many things it says otherwise than the one before, by kind (`tournaments.publication.changed`); None of
    those from before this was stored.
    """

    tournament = models.ForeignKey(Tournament, on_delete=models.PROTECT)
    number = models.PositiveIntegerField(_("número"))
    at = models.DateTimeField(_("publicada em"), db_default=Now())
    author = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, on_delete=models.PROTECT, verbose_name=_("autor")
    )
    reason = models.CharField(
        _("motivo"), max_length=1000, blank=True
    )  # a number is longer than a short name
    payload = PackedJSON()
    changed = models.JSONField(null=True)
    # As it was rendered once: of old revisions. Since then each language renders the payload.
    page = models.TextField(blank=True, db_default="", default="")
    digest = models.CharField(max_length=64)

    class Meta:
        verbose_name, verbose_name_plural = _("publicação"), _("publicações")
        ordering = ("tournament", "-number")
        constraints = (models.UniqueConstraint(fields=("tournament", "number"), name="publication_number"),)

    def __str__(self) -> str:
        return f"{self.tournament} · {self.number}"
