from django.db import models

from tournaments.models.club import Player
from tournaments.models.tournament import Tournament


class PlayerPlacing(models.Model):
    """Final place and opponents of a player in an event, from the latest revision with a final ranking.

    Derived data, written with that revision (`tournaments.publication.document.placings` documents `partners` and
    `meetings`). dupla: its number. entered: number of places.
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
        db_table = "tournaments_colocacao"
        constraints = (models.UniqueConstraint(fields=("tournament", "player"), name="colocacao_once"),)

    def __str__(self) -> str:
        return f"{self.tournament_id}: {self.player_id}, {self.place}"
