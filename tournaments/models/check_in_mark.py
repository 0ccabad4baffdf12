from django.conf import settings
from django.db import models
from django.db.models.functions import Now
from django.utils.translation import gettext_lazy as _

from scoring.models.append_only import AppendOnly
from tournaments.models.tournament import Dupla, Tournament


class CheckInMark(AppendOnly):
    """A check-in mark: whether a dupla is present. The last line of a dupla counts.

    A line without a dupla starts a new roll call and invalidates the earlier lines.
    """

    tournament = models.ForeignKey(Tournament, on_delete=models.PROTECT)
    # An entry can be deleted before the draw; its lines stay, with the id of a deleted row.
    dupla = models.ForeignKey(Dupla, null=True, on_delete=models.DO_NOTHING, db_constraint=False)
    present = models.BooleanField(_("presente"))
    at = models.DateTimeField(_("quando"), db_default=Now())
    actor = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, on_delete=models.PROTECT, verbose_name=_("quem")
    )

    class Meta:
        db_table = "tournaments_presenca"
        verbose_name, verbose_name_plural = _("presença"), _("presenças")
        ordering = ("tournament", "pk")

    def __str__(self) -> str:
        return f"{self.dupla_id}: {self.present}"
