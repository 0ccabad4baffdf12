from django.db import models
from django.db.models.functions import Now
from django.utils.translation import gettext_lazy as _

from tournaments.models.tournament import Tournament


class Bloco(models.Model):
    """The key of one scorer to several mesas: those from `first` to `last`. Revoked, the row is gone."""

    tournament = models.ForeignKey(Tournament, on_delete=models.PROTECT)
    first = models.PositiveSmallIntegerField(_("da mesa"))
    last = models.PositiveSmallIntegerField(_("à mesa"))
    nonce = models.CharField(max_length=60, editable=False)
    digest = models.CharField(max_length=64, unique=True, editable=False)
    issued_at = models.DateTimeField(_("emitido em"), db_default=Now(), editable=False)

    class Meta:
        verbose_name, verbose_name_plural = _("bloco de mesas"), _("blocos de mesas")
        ordering = ("tournament", "first", "last", "pk")
        constraints = (
            models.CheckConstraint(
                condition=models.Q(first__gte=1, last__gte=models.F("first")), name="bloco_first_to_last"
            ),
        )

    def __str__(self) -> str:
        return _("Mesas %(first)s a %(last)s") % {"first": self.first, "last": self.last}
