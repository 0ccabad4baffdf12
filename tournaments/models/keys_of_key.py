from django.db import models
from django.db.models.functions import Now
from django.utils.translation import gettext_lazy as _


class Key(models.Model):
    """What opens something to whoever has its address, derived from the nonce: a new one makes the old worthless."""

    nonce = models.CharField(max_length=60, editable=False)
    digest = models.CharField(max_length=64, unique=True, editable=False)
    issued_at = models.DateTimeField(_("emitido em"), db_default=Now(), editable=False)

    class Meta:
        abstract = True
