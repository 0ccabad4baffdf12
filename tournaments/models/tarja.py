from django.db import models
from django.utils.translation import gettext_lazy as _

from scoring.models.append_only import AppendOnly
from tournaments.models.stage import Ocorrencia


class Tarja(AppendOnly):
    """Where a sealed row says the name of a player as text: it is read with the player's number there, `⟦17⟧`.

    Player 0: what stands there is private, and is read as black. line: the line of the log that says that the name was
    replaced, or that something was covered; it holds the digest of its tarjas. of, row: model
    and id of the sealed row. spans: start and end of each place, in the text of the field, of JSON in the one that its
    digest is taken of. The text itself stands nowhere here.
    """

    line = models.ForeignKey(Ocorrencia, on_delete=models.PROTECT)
    of = models.CharField(_("do quê"), max_length=20)
    row = models.BigIntegerField(_("linha"))
    field = models.CharField(_("campo"), max_length=20)
    player = models.BigIntegerField(_("participante"))
    spans = models.JSONField(_("trechos"))

    class Meta:
        verbose_name, verbose_name_plural = _("tarja"), _("tarjas")
        ordering = ("line", "pk")
        constraints = (models.UniqueConstraint(fields=("line", "of", "row", "field"), name="tarja_once"),)
        indexes = (models.Index(fields=("of", "row"), name="tarja_row"),)

    def __str__(self) -> str:
        return f"{self.of} {self.row}: {self.field}"
