"""What a director types about a confronto, a dupla or a stage, and the answers of the desk."""

from tests.tournaments.desk import pages
from tests.tournaments.desk.pages import url
from tests.tournaments.desk.staged import confrontos_of, draft_of
from tournaments.models import StageEntry, TournamentLogEntry

WHY = {"reason": "combinado com as duas"}


def act(client, tournament, key, subject, **data):
    return client.post(f"{url('desk_life_action', tournament, key)}?de={subject.pk}", data)


def first(tournament):
    return confrontos_of(draft_of(tournament))[0]


def entry_of(dupla):
    return StageEntry.objects.get(dupla=dupla)


def error_at(answer, field):
    return pages.error_at(answer, f"vida-{field}")


def last_line():
    return TournamentLogEntry.objects.latest("pk")
