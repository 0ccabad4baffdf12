from django.db import models
from django.utils.translation import gettext_lazy as _

from scoring.models import Jogo
from scoring.models.append_only import AppendOnly
from tournaments.models.tournament import Tournament


class TournamentCheck(models.Model):
    """Result of the last check of a tournament (`tournaments.publication.checks`).

    Each check replaces the previous one.
    """

    tournament = models.OneToOneField(
        Tournament, on_delete=models.PROTECT, primary_key=True, related_name="latest_check"
    )
    at = models.DateTimeField(_("quando"))
    found = models.JSONField(_("o que não confere"), default=list)  # sentences, up to the number shown
    number = models.PositiveIntegerField(_("quantas"), default=0)

    class Meta:
        db_table = "tournaments_conferencia"
        verbose_name, verbose_name_plural = _("conferência"), _("conferências")

    def __str__(self) -> str:
        return f"{self.tournament_id}: {self.number}"


class Seal(AppendOnly):
    """A link of a tournament's chain: how far one trail had grown. Written under the lock of the live table.

    `sequence` and `trail`: position and digest of the last line of that trail: of a jogo, of the tournament's log, of
    its publications, or of the rows that decide results.
    """

    class Of(models.TextChoices):
        JOGO = "jogo", _("jogo")
        LOG = "log", _("ocorrências")
        PUBLICATION = "publication", _("publicação")
        ROWS = "rows", _("lançamentos")

    # No database constraint for the two foreign keys: checking it would lock their rows and block scorers.
    tournament = models.ForeignKey(Tournament, on_delete=models.PROTECT, db_constraint=False)
    number = models.PositiveIntegerField(_("número"))
    at = models.DateTimeField(_("quando"))
    of = models.CharField(_("do quê"), max_length=11, choices=Of)
    jogo = models.ForeignKey(Jogo, null=True, on_delete=models.PROTECT, db_constraint=False)
    sequence = models.PositiveIntegerField(_("posição"))
    trail = models.CharField(_("selo do registro"), max_length=64)
    digest = models.CharField(_("selo"), max_length=64)

    class Meta:
        db_table = "tournaments_selo"
        verbose_name, verbose_name_plural = _("selo"), _("selos")
        ordering = ("tournament", "number")
        constraints = (models.UniqueConstraint(fields=("tournament", "number"), name="selo_number"),)
        indexes = (models.Index(fields=("tournament", "of", "jogo", "sequence"), name="selo_trail"),)

    def __str__(self) -> str:
        return f"{self.tournament_id}: {self.number}"
