from django.db import models
from django.utils.translation import gettext_lazy as _

from tournaments.models.keys_of_key import Key
from tournaments.models.tournament import Dupla, Tournament


class Mesa(Key):
    """A mesa of an event: its QR and its spoken code lead to the jogo that is played there now.

    Both are derived from the nonce (`tournaments.hall.mesas`); a new one makes them worthless. Wrong codes tried before
    `unlocked_at` no longer count.
    """

    tournament = models.ForeignKey(Tournament, on_delete=models.PROTECT)
    number = models.PositiveSmallIntegerField(_("mesa"))
    unlocked_at = models.DateTimeField(_("desbloqueada em"), null=True, blank=True, editable=False)

    class Meta:
        verbose_name, verbose_name_plural = _("mesa"), _("mesas")
        ordering = ("tournament", "number")
        constraints = (models.UniqueConstraint(fields=("tournament", "number"), name="mesa_number"),)

    def __str__(self) -> str:
        return _("Mesa %(number)s") % {"number": self.number}


class Tentativa(models.Model):
    """A wrong code that was tried: at which mesa, if there is one of that number, and from which device.

    Kept as long as it counts (`tournaments.hall.codes`).
    """

    mesa = models.ForeignKey(Mesa, null=True, on_delete=models.CASCADE)
    device = models.CharField(_("aparelho"), max_length=64)
    at = models.DateTimeField(_("quando"))

    class Meta:
        verbose_name, verbose_name_plural = _("tentativa"), _("tentativas")
        indexes = (
            models.Index(fields=("mesa", "at"), name="tentativa_mesa"),
            models.Index(fields=("device", "at"), name="tentativa_device"),
        )

    def __str__(self) -> str:
        return f"{self.mesa} {self.at:%d/%m %H:%M}"


class DuplaKey(Key):
    """The private link of a dupla to its own jogos. A new nonce makes the old link worthless."""

    dupla = models.OneToOneField(Dupla, on_delete=models.CASCADE)

    class Meta:
        verbose_name, verbose_name_plural = _("link de dupla"), _("links de duplas")

    def __str__(self) -> str:
        return str(self.dupla)
