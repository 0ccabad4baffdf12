from django.db import models


class AppendOnly(models.Model):
    """A table of facts: rows are only added, never changed or deleted. See `scoring.ledger.append_only`."""

    class Meta:
        abstract = True
