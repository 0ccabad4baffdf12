from django.db import models
from django.utils.translation import gettext_lazy as _

from scoring.models import Jogo
from scoring.models.append_only import AppendOnly
from tournaments.models.tournament import Tournament


class Conferencia(models.Model):
    """What the last check of a tournament has found: `tournaments.publication.checks`. Each check takes its place."""

    tournament = models.OneToOneField(Tournament, on_delete=models.PROTECT, primary_key=True)
    at = models.DateTimeField(_("quando"))
    found = models.JSONField(_("o que não confere"), default=list)  # sentences, as many as are shown
    number = models.PositiveIntegerField(_("quantas"), default=0)

    class Meta:
        verbose_name, verbose_name_plural = _("conferência"), _("conferências")

    def __str__(self) -> str:
        return f"{self.tournament_id}: {self.number}"


class Selo(AppendOnly):
    """One link of the chain of a tournament: how far a trail had come. Written under the live table's lock.

    `sequence` and `trail`: place and digest of the last line of that trail: of a jogo, of the tournament's log, of
    its publications, or of the rows that decide results.
    """

    class Of(models.TextChoices):
        JOGO = "jogo", _("jogo")
        LOG = "log", _("ocorrências")
        PUBLICATION = "publication", _("publicação")
        ROWS = "rows", _("lançamentos")

    # No constraint in the database for the two keys: it would lock their rows, and with them whoever is scoring.
    tournament = models.ForeignKey(Tournament, on_delete=models.PROTECT, db_constraint=False)
    number = models.PositiveIntegerField(_("número"))
    at = models.DateTimeField(_("quando"))
    of = models.CharField(_("do quê"), max_length=11, choices=Of)
    jogo = models.ForeignKey(Jogo, null=True, on_delete=models.PROTECT, db_constraint=False)
    sequence = models.PositiveIntegerField(_("posição"))
    trail = models.CharField(_("selo do registro"), max_length=64)
    digest = models.CharField(_("selo"), max_length=64)

    class Meta:
        verbose_name, verbose_name_plural = _("selo"), _("selos")
        ordering = ("tournament", "number")
        constraints = (models.UniqueConstraint(fields=("tournament", "number"), name="selo_number"),)
        indexes = (models.Index(fields=("tournament", "of", "jogo", "sequence"), name="selo_trail"),)

    def __str__(self) -> str:
        return f"{self.tournament_id}: {self.number}"
