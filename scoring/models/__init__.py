from scoring.models.abertura import Abertura
from scoring.models.acesso import FOLLOW, MESA, Acesso
from scoring.models.confirmacao import Confirmacao
from scoring.models.envio import Envio
from scoring.models.jogo import Jogo, Partida
from scoring.models.mao import Mao
from scoring.models.registro import Registro

__all__ = [
    "FOLLOW",
    "MESA",
    "Abertura",
    "Acesso",
    "Confirmacao",
    "Envio",
    "Jogo",
    "Mao",
    "Partida",
    "Registro",
]
