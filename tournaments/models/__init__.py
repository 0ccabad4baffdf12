from tournaments.models.ata import Ata
from tournaments.models.carta import Carta
from tournaments.models.club import Club, ListColumns, Membership, Player, PublicPage, Shown
from tournaments.models.club_rules import ClubRules
from tournaments.models.colocacao import Colocacao
from tournaments.models.confronto import Confronto
from tournaments.models.convite import Convite
from tournaments.models.copia import Copia
from tournaments.models.fundacao import Fundacao
from tournaments.models.juncao import Juncao, NomeAnterior
from tournaments.models.keys import Bloco, DuplaKey, Mesa, Telao, Tentativa
from tournaments.models.presenca import Presenca
from tournaments.models.publication import LiveJogo, LiveTable, Publication, Refresh
from tournaments.models.pulse import Pulse
from tournaments.models.recorded import Lancamento
from tournaments.models.remessa import Remessa
from tournaments.models.second_factor import RecoveryCode, SecondFactor
from tournaments.models.selo import Conferencia, Selo
from tournaments.models.sign_in import SignInTry
from tournaments.models.sorteio import Sorteio
from tournaments.models.stage import Ocorrencia, Penalty, Round, Stage, StageEntry
from tournaments.models.tarja import Tarja
from tournaments.models.temporada import Temporada
from tournaments.models.tournament import Dupla, DuplaMember, Team, Tournament

__all__ = [
    "Ata",
    "Bloco",
    "Carta",
    "Club",
    "ClubRules",
    "Colocacao",
    "Conferencia",
    "Confronto",
    "Convite",
    "Copia",
    "Dupla",
    "DuplaKey",
    "DuplaMember",
    "Fundacao",
    "Juncao",
    "Lancamento",
    "ListColumns",
    "LiveJogo",
    "LiveTable",
    "Membership",
    "Mesa",
    "NomeAnterior",
    "Ocorrencia",
    "Penalty",
    "Player",
    "Presenca",
    "PublicPage",
    "Publication",
    "Pulse",
    "RecoveryCode",
    "Refresh",
    "Remessa",
    "Round",
    "SecondFactor",
    "Selo",
    "Shown",
    "SignInTry",
    "Sorteio",
    "Stage",
    "StageEntry",
    "Tarja",
    "Team",
    "Telao",
    "Temporada",
    "Tentativa",
    "Tournament",
]
