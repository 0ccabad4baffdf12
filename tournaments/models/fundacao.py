"""Who took the site when nobody could sign in."""

from django.conf import settings
from django.db import models
from django.db.models.functions import Now
from django.utils.translation import gettext_lazy as _


class Fundacao(models.Model):
    """The one row of a site that was taken with its code: another one has no key it could have."""

    site = models.PositiveSmallIntegerField(primary_key=True, default=1, editable=False)
    by = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+", verbose_name=_("quem")
    )
    at = models.DateTimeField(_("quando"), db_default=Now(), editable=False)

    class Meta:
        verbose_name, verbose_name_plural = _("fundação do site"), _("fundações do site")
        constraints = (models.CheckConstraint(condition=models.Q(site=1), name="fundacao_once"),)

    def __str__(self) -> str:
        return str(self.by)
