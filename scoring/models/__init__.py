from scoring.models.audit_entry import AuditEntry
from scoring.models.casual_opening import CasualOpening
from scoring.models.confirmation import Confirmation
from scoring.models.jogo import Jogo, Partida
from scoring.models.mao import Mao
from scoring.models.seat_key import FOLLOW, MESA, SeatKey
from scoring.models.submission import Submission

__all__ = [
    "FOLLOW",
    "MESA",
    "AuditEntry",
    "CasualOpening",
    "Confirmation",
    "Jogo",
    "Mao",
    "Partida",
    "SeatKey",
    "Submission",
]
