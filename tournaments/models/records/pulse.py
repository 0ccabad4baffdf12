from django.db import models
from django.utils.translation import gettext_lazy as _


class Pulse(models.Model):
    """When a part of the site last worked (`tournaments.alarms.pulse`). One row for each part.

    `said`: state kept between two beats.
    """

    part = models.CharField(_("parte"), max_length=20, primary_key=True)
    at = models.DateTimeField(_("quando"))
    said = models.JSONField(default=list)

    class Meta:
        verbose_name, verbose_name_plural = _("sinal de vida"), _("sinais de vida")

    def __str__(self) -> str:
        return self.part
