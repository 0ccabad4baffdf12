from tournaments.models.access.invitation import Invitation
from tournaments.models.access.keys import CodeAttempt, DuplaKey, Mesa, MesaBlock, Telao
from tournaments.models.access.second_factor import RecoveryCode, SecondFactor
from tournaments.models.access.sign_in import SignInTry
from tournaments.models.access.site_claim import SiteClaim
from tournaments.models.check_in_mark import CheckInMark
from tournaments.models.club import Club, ListColumns, Membership, Player, PublicPage, Shown
from tournaments.models.club_log_entry import ClubLogEntry
from tournaments.models.club_rules import ClubRules
from tournaments.models.confronto import Confronto
from tournaments.models.draw import Draw
from tournaments.models.player_merge import FormerName, PlayerMerge
from tournaments.models.player_placing import PlayerPlacing
from tournaments.models.recorded import JournalEntry
from tournaments.models.records.backup import Backup
from tournaments.models.records.event_import import EventImport
from tournaments.models.records.outbox_upload import OutboxUpload
from tournaments.models.records.publication import LiveJogo, LiveTable, Publication, Refresh
from tournaments.models.records.pulse import Pulse
from tournaments.models.records.redaction import Redaction
from tournaments.models.records.seal import Seal, TournamentCheck
from tournaments.models.records.sent_letter import SentLetter
from tournaments.models.season import Season
from tournaments.models.stage import Penalty, Round, Stage, StageEntry, TournamentLogEntry
from tournaments.models.tournament import Dupla, DuplaMember, Team, Tournament

__all__ = [
    "Backup",
    "CheckInMark",
    "Club",
    "ClubLogEntry",
    "ClubRules",
    "CodeAttempt",
    "Confronto",
    "Draw",
    "Dupla",
    "DuplaKey",
    "DuplaMember",
    "EventImport",
    "FormerName",
    "Invitation",
    "JournalEntry",
    "ListColumns",
    "LiveJogo",
    "LiveTable",
    "Membership",
    "Mesa",
    "MesaBlock",
    "OutboxUpload",
    "Penalty",
    "Player",
    "PlayerMerge",
    "PlayerPlacing",
    "PublicPage",
    "Publication",
    "Pulse",
    "RecoveryCode",
    "Redaction",
    "Refresh",
    "Round",
    "Seal",
    "Season",
    "SecondFactor",
    "SentLetter",
    "Shown",
    "SignInTry",
    "SiteClaim",
    "Stage",
    "StageEntry",
    "Team",
    "Telao",
    "Tournament",
    "TournamentCheck",
    "TournamentLogEntry",
]
