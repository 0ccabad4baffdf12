from tournaments.models.access.convite import Convite
from tournaments.models.access.fundacao import Fundacao
from tournaments.models.access.keys import Bloco, DuplaKey, Mesa, Telao, Tentativa
from tournaments.models.access.second_factor import RecoveryCode, SecondFactor
from tournaments.models.access.sign_in import SignInTry
from tournaments.models.ata import Ata
from tournaments.models.club import Club, ListColumns, Membership, Player, PublicPage, Shown
from tournaments.models.club_rules import ClubRules
from tournaments.models.colocacao import Colocacao
from tournaments.models.confronto import Confronto
from tournaments.models.juncao import Juncao, NomeAnterior
from tournaments.models.presenca import Presenca
from tournaments.models.recorded import Lancamento
from tournaments.models.records.carta import Carta
from tournaments.models.records.copia import Copia
from tournaments.models.records.event_import import EventImport
from tournaments.models.records.publication import LiveJogo, LiveTable, Publication, Refresh
from tournaments.models.records.pulse import Pulse
from tournaments.models.records.remessa import Remessa
from tournaments.models.records.selo import Conferencia, Selo
from tournaments.models.records.tarja import Tarja
from tournaments.models.sorteio import Sorteio
from tournaments.models.stage import Ocorrencia, Penalty, Round, Stage, StageEntry
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
    "EventImport",
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
