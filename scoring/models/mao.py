from typing import TypedDict

from django.conf import settings
from django.db import models
from django.db.models.functions import Now
from django.utils.translation import gettext_lazy as _

from rules import Points
from scoring.models.append_only import AppendOnly


class StoredLine(TypedDict):
    """One line of the points of a side in `Mao.lines`. `count`: the number of items, if it is meaningful."""

    code: str
    points: Points
    count: int | None


type Lines = dict[str, list[StoredLine]]  # by side of the mão; with three players `A` and `B+C`


UNSAID = "*"  # the `side` of a mão that one of the sides entered at the mesa, without saying which


class MaoQuerySet(models.QuerySet["Mao"]):
    def standing(self) -> "MaoQuerySet":
        """Return only the current version of each mão: the highest, unless it takes the mão back."""
        newer = Mao.objects.filter(
            partida=models.OuterRef("partida"),
            number=models.OuterRef("number"),
            version__gt=models.OuterRef("version"),
        )
        return self.filter(~models.Exists(newer), void=False)


class Mao(AppendOnly):
    """One version of one mão. Rows are never updated or deleted; a correction is the next version.

    `facts` is always the summary form; `cards` the same card by card, if it was entered so. `totals` holds the points
    of each side of the partida, `lines` the lines of each side of the mão (with three players `A` and `B+C`). `side`:
    the side that entered it; empty for a person of neither side, and for old mãos entered at the mesa; `UNSAID` for
    an unknown one of the two. `void`: this version takes the mão back and is empty.
    """

    partida = models.ForeignKey("scoring.Partida", on_delete=models.PROTECT)
    number = models.PositiveSmallIntegerField(_("número"))
    version = models.PositiveSmallIntegerField(_("versão"), default=1)
    side = models.CharField(_("anotada por"), max_length=1, blank=True)
    void = models.BooleanField(_("retirada"), default=False)
    client_id = models.UUIDField(unique=True)
    facts = models.JSONField(_("fatos"))
    cards = models.JSONField(_("cartas"), null=True, blank=True)
    lines = models.JSONField(_("parcelas"))
    totals = models.JSONField(_("totais"))
    warnings = models.JSONField(_("avisos conferidos"), default=list)
    actor = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT, verbose_name=_("por")
    )
    device = models.CharField(_("aparelho"), max_length=64, blank=True)
    reason = models.CharField(
        _("motivo da correção"), max_length=1000, blank=True
    )  # longer than typed, because a number may be longer than the name that it replaces
    entered_at = models.DateTimeField(_("gravada em"), db_default=Now())

    objects = MaoQuerySet.as_manager()

    class Meta:
        verbose_name, verbose_name_plural = _("mão"), _("mãos")
        ordering = ("partida", "number", "version")
        constraints = (
            models.UniqueConstraint(fields=("partida", "number", "version"), name="mao_version"),
            models.CheckConstraint(
                condition=models.Q(number__gte=1, version__gte=1), name="mao_counts_from_one"
            ),
        )

    @property
    def corrected(self) -> bool:
        """Whether this version is a correction of another one; corrections have a reason."""
        return self.version > 1 and bool(self.reason)

    @property
    def entered_again(self) -> bool:
        """Whether the mão was taken back before and entered again."""
        return self.version > 1 and not self.reason

    def __str__(self) -> str:
        return _("Mão %(number)s") % {"number": self.number}
