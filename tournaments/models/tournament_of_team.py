from django.db import models
from django.utils.translation import gettext_lazy as _

from tournaments.models.tournament import Tournament


class Team(models.Model):
    """Two duplas or more whose results are summed. Each dupla names its team, so it is in one at most."""

    tournament = models.ForeignKey(Tournament, on_delete=models.PROTECT)
    number = models.PositiveSmallIntegerField(_("número"))
    name = models.CharField(_("nome"), max_length=60)
    sort_name = models.CharField(max_length=60, editable=False)  # two names that are read the same are one

    class Meta:
        verbose_name, verbose_name_plural = _("equipe"), _("equipes")
        ordering = ("tournament", "number")
        constraints = (
            models.UniqueConstraint(fields=("tournament", "number"), name="team_number"),
            models.UniqueConstraint(fields=("tournament", "sort_name"), name="team_name"),
        )

    def __str__(self) -> str:
        return self.name
