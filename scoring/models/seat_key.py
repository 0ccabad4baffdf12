from django.db import models
from django.db.models.functions import Now
from django.utils.translation import gettext_lazy as _

MESA = "mesa"
FOLLOW = "ver"  # of a jogo without an event: read access only


class SeatKey(models.Model):
    """A key to one jogo for one seat: the mesa, a side, or a seat with read access.

    The token is derived; see `scoring.tokens`. A new nonce invalidates the old token. `device`: the device that
    writes from this seat; empty if the seat is free. `unsent`: the number of unsent entries that a phone at this seat
    reports; `unsent_device`: that phone; `unsent_at`: the time since when the number is unchanged.
    """

    jogo = models.ForeignKey("scoring.Jogo", on_delete=models.PROTECT)
    seat = models.CharField(_("lugar"), max_length=4)
    nonce = models.CharField(max_length=60)
    digest = models.CharField(max_length=64, unique=True)
    device = models.CharField(_("aparelho"), max_length=64, blank=True)
    device_at = models.DateTimeField(_("aparelho desde"), null=True, blank=True)
    unsent = models.PositiveSmallIntegerField(_("falta enviar"), default=0)
    unsent_device = models.CharField(_("falta enviar no aparelho"), max_length=64, blank=True)
    unsent_at = models.DateTimeField(_("falta enviar desde"), null=True, blank=True)
    issued_at = models.DateTimeField(_("emitido em"), db_default=Now())

    class Meta:
        db_table = "scoring_acesso"
        verbose_name, verbose_name_plural = _("acesso"), _("acessos")
        ordering = ("jogo", "seat")
        constraints = (models.UniqueConstraint(fields=("jogo", "seat"), name="acesso_seat"),)

    def __str__(self) -> str:
        return self.seat
