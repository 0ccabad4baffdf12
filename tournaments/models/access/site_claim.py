"""The account that claimed a new site."""

from django.conf import settings
from django.db import models
from django.db.models.functions import Now
from django.utils.translation import gettext_lazy as _


class SiteClaim(models.Model):
    """The only row, for a site that was claimed with its code. The fixed primary key prevents a second one."""

    site = models.PositiveSmallIntegerField(primary_key=True, default=1, editable=False)
    by = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+", verbose_name=_("quem")
    )
    at = models.DateTimeField(_("quando"), db_default=Now(), editable=False)

    class Meta:
        db_table = "tournaments_fundacao"
        verbose_name, verbose_name_plural = _("fundação do site"), _("fundações do site")
        constraints = (models.CheckConstraint(condition=models.Q(site=1), name="fundacao_once"),)

    def __str__(self) -> str:
        return str(self.by)
