"""The second step of a sign-in: an app's codes, and those on paper for the day the phone is lost."""

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _


class SecondFactor(models.Model):
    """A person whose password alone signs in nowhere. The app's key is made of `salt` and the site's own key."""

    user = models.OneToOneField(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, primary_key=True, verbose_name=_("pessoa")
    )
    salt = models.CharField(max_length=32)
    last_step = models.BigIntegerField()  # of the latest code that was taken: none is taken twice
    since = models.DateTimeField(_("desde"))

    class Meta:
        verbose_name, verbose_name_plural = _("segunda etapa"), _("segundas etapas")

    def __str__(self) -> str:
        return str(self.user)


class RecoveryCode(models.Model):
    """A code on paper, kept as a password is. The row goes with its use."""

    factor = models.ForeignKey(SecondFactor, on_delete=models.CASCADE)
    number = models.PositiveSmallIntegerField()  # the first digit of the code
    digest = models.CharField(max_length=128)

    class Meta:
        verbose_name, verbose_name_plural = _("código de reserva"), _("códigos de reserva")
        constraints = (models.UniqueConstraint(fields=("factor", "number"), name="recovery_code_number"),)

    def __str__(self) -> str:
        return str(self.number)
