from django.conf import settings
from django.db import models
from django.db.models.functions import Now
from django.utils.translation import gettext_lazy as _

from scoring.models.append_only import AppendOnly
from tournaments.models.tournament import Dupla, Tournament


class Presenca(AppendOnly):
    """What was marked at the door: a dupla is there, or it is not. The last line of a dupla stands.

    Without a dupla a new roll begins: what was marked before says nothing any more.
    """

    tournament = models.ForeignKey(Tournament, on_delete=models.PROTECT)
    # Whoever takes an entry back before the draw deletes it; what was marked of it stays, of nobody.
    dupla = models.ForeignKey(Dupla, null=True, on_delete=models.DO_NOTHING, db_constraint=False)
    present = models.BooleanField(_("presente"))
    at = models.DateTimeField(_("quando"), db_default=Now())
    actor = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, on_delete=models.PROTECT, verbose_name=_("quem")
    )

    class Meta:
        verbose_name, verbose_name_plural = _("presença"), _("presenças")
        ordering = ("tournament", "pk")

    def __str__(self) -> str:
        return f"{self.dupla_id}: {self.present}"
