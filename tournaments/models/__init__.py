from tournaments.models.club import Club, Membership, Player
from tournaments.models.confronto import Confronto
from tournaments.models.publication import LiveTable, Publication, Refresh
from tournaments.models.tournament import Dupla, DuplaMember, Tournament

__all__ = [
    "Club",
    "Confronto",
    "Dupla",
    "DuplaMember",
    "LiveTable",
    "Membership",
    "Player",
    "Publication",
    "Refresh",
    "Tournament",
]
