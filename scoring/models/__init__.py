from scoring.models.jogo import Jogo, Partida
from scoring.models.mao import Mao
from scoring.models.registro import Registro

__all__ = ["Jogo", "Mao", "Partida", "Registro"]
