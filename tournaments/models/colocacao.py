from django.db import models

from tournaments.models.club import Player
from tournaments.models.tournament import Tournament


class Colocacao(models.Model):
    """Where a player ended in an event, and whom it met there, as the latest revision with a final ranking says it.

    Derived, written with that revision (`tournaments.publication.placings`, which says what is in partners and
    meetings). dupla: its number. entered: how many places there are.
    """

    tournament = models.ForeignKey(Tournament, on_delete=models.PROTECT)
    player = models.ForeignKey(Player, on_delete=models.PROTECT)
    dupla = models.PositiveIntegerField()
    place = models.PositiveIntegerField()
    place_to = models.PositiveIntegerField()
    entered = models.PositiveIntegerField()
    disqualified = models.BooleanField(default=False)
    partners = models.JSONField(default=list)
    meetings = models.JSONField(default=list)

    class Meta:
        constraints = (models.UniqueConstraint(fields=("tournament", "player"), name="colocacao_once"),)

    def __str__(self) -> str:
        return f"{self.tournament_id}: {self.player_id}, {self.place}"
