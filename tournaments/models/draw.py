from django.db import models
from django.db.models.functions import Now
from django.utils.translation import gettext_lazy as _

from scoring.models.append_only import AppendOnly
from tournaments.models.tournament import Tournament


class Draw(AppendOnly):
    """One draw of a stage or a round, with all of its inputs. A redraw adds another row.

    The stage is stored by number, because a stage that is planned again is another row but its draws still count.
    """

    tournament = models.ForeignKey(Tournament, on_delete=models.PROTECT)
    stage = models.PositiveSmallIntegerField(_("fase"))
    round = models.PositiveSmallIntegerField(_("rodada"), default=0)  # 0: all rounds drawn together
    number = models.PositiveSmallIntegerField(_("vez"))  # from 1
    at = models.DateTimeField(_("quando"), db_default=Now())
    seed = models.BigIntegerField(_("semente do sorteio"))
    draw = models.JSONField(_("entradas"))  # tournaments.pairing.draw_data.DrawData
    meetings = models.JSONField(_("confrontos"))  # MeetingData of the drawn pairings, by id

    class Meta:
        db_table = "tournaments_sorteio"
        verbose_name, verbose_name_plural = _("sorteio"), _("sorteios")
        ordering = ("tournament", "stage", "round", "number")
        constraints = (
            models.UniqueConstraint(fields=("tournament", "stage", "round", "number"), name="sorteio_number"),
        )

    def __str__(self) -> str:
        return f"{self.tournament_id}: {self.stage}.{self.round} · {self.number}"
