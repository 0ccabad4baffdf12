from django.db import models
from django.utils.translation import gettext_lazy as _

from tournaments.models.tournament import Tournament


class SentLetter(models.Model):
    """The last revision of a tournament whose chain heads were sent by e-mail.

    trying_at: when a worker began to send the next ones. error: why the last e-mail failed.
    """

    tournament = models.OneToOneField(Tournament, on_delete=models.PROTECT, primary_key=True)
    number = models.PositiveIntegerField(_("publicação"), default=0)
    trying_at = models.DateTimeField(null=True)
    error = models.CharField(_("o que deu errado"), max_length=200, blank=True)

    class Meta:
        db_table = "tournaments_carta"
        verbose_name, verbose_name_plural = _("carta"), _("cartas")

    def __str__(self) -> str:
        return f"{self.tournament_id}: {self.number}"
