from typing import ClassVar

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.db.models.functions import Now

from tournaments.models.club import Club
from tournaments.models.tournament import Tournament


class EventImport(models.Model):
    """An event file that a director sent to a club, with the progress of the worker.

    A worker judges the file and stores the `preview`. After the director confirmed it, a worker stores the event.
    `seen`: earlier imports of the same file that the preview named; None until it is confirmed. `attempts`: number of
    attempts at the current one of the two tasks. `step`: current step of the worker. `refusal`: code and values of
    the error that ended it. The content and the preview are deleted at the end, because they contain names.
    """

    # A worker has to do something.
    OWED: ClassVar = Q(ended_at=None) & (Q(judged_at=None) | Q(seen__isnull=False))

    club = models.ForeignKey(Club, on_delete=models.PROTECT)
    by = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT)
    at = models.DateTimeField(db_default=Now())
    language = models.CharField(max_length=10)  # of the director, for the words in a refusal
    content = models.BinaryField()  # compressed by zlib
    values = models.PositiveIntegerField()  # in the file, as counted before it is parsed
    digest = models.CharField(max_length=64)
    judged_at = models.DateTimeField(null=True)
    preview = models.JSONField(default=dict)
    seen = models.PositiveIntegerField(null=True)
    attempts = models.PositiveSmallIntegerField(default=0)
    step = models.CharField(max_length=20, blank=True)
    refusal = models.JSONField(default=dict)
    tournament = models.ForeignKey(Tournament, null=True, on_delete=models.PROTECT)
    ended_at = models.DateTimeField(null=True)

    class Meta:
        ordering = ("pk",)
        constraints = (
            models.UniqueConstraint(fields=("club",), condition=Q(ended_at=None), name="event_import_alone"),
        )

    def __str__(self) -> str:
        return f"{self.club_id}: {self.digest[:12]}"

    @property
    def is_owed(self) -> bool:
        """Whether a worker has to do something."""
        return not self.ended_at and (not self.judged_at or self.seen is not None)
