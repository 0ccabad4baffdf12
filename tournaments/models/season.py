from django.db import models
from django.utils.translation import gettext_lazy as _

from tournaments.models.club import Club


class Season(models.Model):
    """A season of a club: the events that count, the points for each place, and the resulting ranking.

    Apart from its rules everything is derived by a worker from published revisions: `done` of `total` events so far.
    Players are stored by number, as in published documents; their names are read separately.
    """

    club = models.ForeignKey(Club, on_delete=models.PROTECT, verbose_name=_("clube"))
    name = models.CharField(_("nome"), max_length=60)
    slug = models.SlugField(_("endereço"), max_length=60)
    starts_on = models.DateField(_("começa em"))
    ends_on = models.DateField(_("termina em"))
    points = models.JSONField(_("pontos por lugar"))  # by place, from the first
    best = models.PositiveSmallIntegerField(_("quantos resultados contam"), default=0)  # 0: all
    others = models.ManyToManyField(
        Club, related_name="+", blank=True, verbose_name=_("contam também os torneios de")
    )
    total = models.PositiveIntegerField(default=0, editable=False)
    done = models.PositiveIntegerField(default=0, editable=False)
    finishes = models.JSONField(default=list, editable=False)  # places from the events counted so far
    rows = models.JSONField(default=list, editable=False)  # the ranking, as of `counted_at`
    events = models.JSONField(default=list, editable=False)
    wanted = models.PositiveIntegerField(default=1, editable=False)  # raised to request a recount
    counted = models.PositiveIntegerField(default=0, editable=False)  # value of `wanted` of the last count
    touched_at = models.DateTimeField(null=True, editable=False)  # last activity of a worker
    counted_at = models.DateTimeField(_("contada em"), null=True, editable=False)

    class Meta:
        db_table = "tournaments_temporada"
        verbose_name, verbose_name_plural = _("temporada"), _("temporadas")
        ordering = ("club", "-starts_on", "name")
        constraints = (
            models.UniqueConstraint(fields=("club", "slug"), name="temporada_slug"),
            models.CheckConstraint(
                condition=models.Q(ends_on__gte=models.F("starts_on")), name="temporada_ends_after_start"
            ),
        )

    def __str__(self) -> str:
        return self.name
