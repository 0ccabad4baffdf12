"""Sign-in attempts, counted before the password is checked."""

from django.db import models
from django.utils.translation import gettext_lazy as _


class SignInTry(models.Model):
    """A sign-in attempt. `name` is a digest, because a user may type the password into the name field.

    It is kept as long as it counts (`tournaments.sign_in`): a wrong one for minutes, a successful one for weeks.
    """

    name = models.CharField(_("nome, como resumo"), max_length=64)
    address = models.CharField(_("endereço"), max_length=45)
    right = models.BooleanField(_("certa"), default=False)
    at = models.DateTimeField(_("quando"))

    class Meta:
        verbose_name, verbose_name_plural = _("tentativa de entrar"), _("tentativas de entrar")
        indexes = (
            models.Index(fields=("name", "at"), name="signintry_name"),
            models.Index(fields=("address", "at"), name="signintry_address"),
        )

    def __str__(self) -> str:
        return f"{self.address} {self.at:%d/%m %H:%M}"
