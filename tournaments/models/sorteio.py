from django.db import models
from django.db.models.functions import Now
from django.utils.translation import gettext_lazy as _

from scoring.models.append_only import AppendOnly
from tournaments.models.tournament import Tournament


class Sorteio(AppendOnly):
    """One draw with all of its inputs, of a stage or of one of its rounds. What is drawn again gets another one.

    By the number of the stage: a stage that is planned anew is another row, and its draws still count.
    """

    tournament = models.ForeignKey(Tournament, on_delete=models.PROTECT)
    stage = models.PositiveSmallIntegerField(_("fase"))
    round = models.PositiveSmallIntegerField(_("rodada"), default=0)  # 0: all were drawn at once
    number = models.PositiveSmallIntegerField(_("vez"))  # from 1
    at = models.DateTimeField(_("quando"), db_default=Now())
    seed = models.BigIntegerField(_("semente do sorteio"))
    draw = models.JSONField(_("entradas"))  # tournaments.pairing.draw_data.DrawData
    meetings = models.JSONField(_("confrontos"))  # MeetingData, by id: who was drawn to meet

    class Meta:
        verbose_name, verbose_name_plural = _("sorteio"), _("sorteios")
        ordering = ("tournament", "stage", "round", "number")
        constraints = (
            models.UniqueConstraint(fields=("tournament", "stage", "round", "number"), name="sorteio_number"),
        )

    def __str__(self) -> str:
        return f"{self.tournament_id}: {self.stage}.{self.round} · {self.number}"
