from django.db import models
from django.utils.translation import gettext_lazy as _


class CasualOpening(models.Model):
    """The opening of a jogo without an event by a device, with its IP address.

    Rows are kept while they count (`scoring.lifecycle.avulso`): the address for an hour, the device for weeks.
    """

    jogo = models.OneToOneField("scoring.Jogo", on_delete=models.CASCADE)
    device = models.CharField(_("aparelho"), max_length=64)
    address = models.CharField(_("endereço"), max_length=45, blank=True)
    stranger = models.BooleanField(_("de fora"))
    at = models.DateTimeField(_("quando"))

    class Meta:
        db_table = "scoring_abertura"
        verbose_name, verbose_name_plural = _("abertura"), _("aberturas")
        indexes = (
            models.Index(fields=("device", "at"), name="abertura_device"),
            models.Index(fields=("address", "at"), name="abertura_address"),
            models.Index(fields=("at",), name="abertura_at"),
        )

    def __str__(self) -> str:
        return f"{self.jogo_id} {self.at:%d/%m %H:%M}"
