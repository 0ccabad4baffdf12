from django.db import models
from django.utils.translation import gettext_lazy as _

from tournaments.models.keys_of_key import Key
from tournaments.models.tournament import Tournament


class Bloco(Key):
    """The key of one scorer to several mesas: those from `first` to `last`. Revoked, the row is gone."""

    tournament = models.ForeignKey(Tournament, on_delete=models.PROTECT)
    first = models.PositiveSmallIntegerField(_("da mesa"))
    last = models.PositiveSmallIntegerField(_("à mesa"))

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
