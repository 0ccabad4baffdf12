from django.db import models
from django.utils.translation import gettext_lazy as _

from scoring.models.append_only import AppendOnly
from tournaments.models.stage import TournamentLogEntry


class Redaction(AppendOnly):
    """A redaction: where a sealed row contains a player's name as text. Readers replace it with the number, `⟦17⟧`.

    Player 0: the text is private and is shown blacked out. line: the log line about the replaced name or the redacted
    text; it holds the digest of its tarjas. of, row: model and id of the sealed row. spans: start and end of each
    place, in the text of the field; for JSON in the text of which its digest is taken. The redacted text itself is
    not stored here.
    """

    line = models.ForeignKey(TournamentLogEntry, on_delete=models.PROTECT)
    of = models.CharField(_("do quê"), max_length=20)
    row = models.BigIntegerField(_("linha"))
    field = models.CharField(_("campo"), max_length=20)
    player = models.BigIntegerField(_("participante"))
    spans = models.JSONField(_("trechos"))

    class Meta:
        db_table = "tournaments_tarja"
        verbose_name, verbose_name_plural = _("tarja"), _("tarjas")
        ordering = ("line", "pk")
        constraints = (models.UniqueConstraint(fields=("line", "of", "row", "field"), name="tarja_once"),)
        indexes = (models.Index(fields=("of", "row"), name="tarja_row"),)

    def __str__(self) -> str:
        return f"{self.of} {self.row}: {self.field}"
