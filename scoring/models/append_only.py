from django.db import models


class AppendOnly(models.Model):
    """A table of facts: rows are added, never changed, never removed: see `scoring.ledger.append_only`."""

    class Meta:
        abstract = True
