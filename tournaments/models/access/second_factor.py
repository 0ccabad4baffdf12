"""Second factor of sign-in: codes from an app, and recovery codes on paper."""

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _


class SecondFactor(models.Model):
    """The second factor of a person. The key of the app is derived from `salt` and the site's secret."""

    user = models.OneToOneField(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, primary_key=True, verbose_name=_("pessoa")
    )
    salt = models.CharField(max_length=32)
    # Time step of the last accepted code, because each code is accepted once.
    last_step = models.BigIntegerField()
    since = models.DateTimeField(_("desde"))

    class Meta:
        verbose_name, verbose_name_plural = _("segunda etapa"), _("segundas etapas")

    def __str__(self) -> str:
        return str(self.user)


class RecoveryCode(models.Model):
    """A recovery code, hashed like a password. The row is deleted when the code is used."""

    factor = models.ForeignKey(SecondFactor, on_delete=models.CASCADE)
    number = models.PositiveSmallIntegerField()  # the first digit of the code
    digest = models.CharField(max_length=128)

    class Meta:
        verbose_name, verbose_name_plural = _("código de reserva"), _("códigos de reserva")
        constraints = (models.UniqueConstraint(fields=("factor", "number"), name="recovery_code_number"),)

    def __str__(self) -> str:
        return str(self.number)
