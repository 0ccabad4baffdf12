from django.db import models
from django.utils.translation import gettext_lazy as _

from tournaments.models.club import Club


class Temporada(models.Model):
    """A season of a club: which events count, what each place is worth, and the ranking that follows.

    Everything but the rules of it is derived from what was published, by a worker: `done` of `total` events so far. Of
    players it holds the numbers, as published documents do; whose they are is read beside it.
    """

    club = models.ForeignKey(Club, on_delete=models.PROTECT, verbose_name=_("clube"))
    name = models.CharField(_("nome"), max_length=60)
    slug = models.SlugField(_("endereço"), max_length=60)
    starts_on = models.DateField(_("começa em"))
    ends_on = models.DateField(_("termina em"))
    points = models.JSONField(_("pontos por lugar"))  # from the first place on
    best = models.PositiveSmallIntegerField(_("quantos resultados contam"), default=0)  # 0: all
    others = models.ManyToManyField(
        Club, related_name="+", blank=True, verbose_name=_("contam também os torneios de")
    )
    total = models.PositiveIntegerField(default=0, editable=False)
    done = models.PositiveIntegerField(default=0, editable=False)
    finishes = models.JSONField(default=list, editable=False)  # of the events done so far
    rows = models.JSONField(default=list, editable=False)  # the ranking, as of `counted_at`
    events = models.JSONField(default=list, editable=False)
    wanted = models.PositiveIntegerField(default=1, editable=False)  # raised when it is to be counted again
    counted = models.PositiveIntegerField(default=0, editable=False)  # what of `wanted` is counted
    touched_at = models.DateTimeField(null=True, editable=False)  # since when a worker is at it
    counted_at = models.DateTimeField(_("contada em"), null=True, editable=False)

    class Meta:
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
