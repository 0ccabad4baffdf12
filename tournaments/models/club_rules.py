from typing import Any

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _

import rules
from tournaments.models.club import Club


class ClubRules(models.Model):
    """A club's own rule set: a base text and the club's changes.

    Tournaments copy it, so later edits do not affect them.
    """

    club = models.ForeignKey(Club, on_delete=models.PROTECT)
    name = models.CharField(_("nome"), max_length=60)
    base = models.CharField(_("texto"), max_length=40)
    options = models.JSONField(_("opções"), default=dict)
    overrides = models.JSONField(_("valores do clube"), default=dict)
    minutes = models.PositiveSmallIntegerField(_("relógio, em minutos"), default=0)
    changed_at = models.DateTimeField(_("gravado em"), auto_now=True)
    by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, on_delete=models.PROTECT, verbose_name=_("gravado por")
    )

    class Meta:
        verbose_name, verbose_name_plural = _("regulamento do clube"), _("regulamentos do clube")
        ordering = ("name", "pk")
        constraints = (models.UniqueConstraint(fields=("club", "name"), name="club_rules_name"),)

    def __str__(self) -> str:
        return self.name

    def load_rules(self) -> rules.RuleSet:
        """Return the loaded rule set."""
        options: dict[str, Any] = self.options
        overrides: dict[str, Any] = self.overrides
        return rules.load(self.base, options, overrides)
