"""Export and import of an event between clubs."""

from itertools import count

from django.core.files.uploadedfile import SimpleUploadedFile

from scoring.ledger.chain import plain
from tests.factories import director_of, make_club
from tests.tournaments.desk.pages import url
from tournaments.event_file import bring, imports
from tournaments.event_file.read import read
from tournaments.event_file.write import as_bytes, write
from tournaments.models import Tournament
from tournaments.publication import checks, live

# Values of the site, of the moment, or of the players' display names.
OF_THE_SITE = {
    *("id", "club", "club_slug", "slug", "written_at", "sealed", "brought", "winner_to", "loser_to"),
    "tables",  # by ids
}


def out(tournament):
    """Return the file of an event."""
    return as_bytes(write(Tournament.objects.get(pk=tournament.pk)))


def into(club, content):
    """Bring a file into a club, and return the event."""
    file, by = read(content), director_of(club)
    seen = len(bring.brought_before(club, file.digest))
    return bring.bring_event(club=club, file=file, seen=seen, by=by).tournament


def shown(client, club, content):
    """Show the preview of a file at the desk of a club, or its refusal. A worker does what takes long."""
    answer = sent(client, club, content)
    if answer.status_code != 302:
        return answer
    imports.work()
    return client.get(answer.url)


def sent(client, club, content):
    """Send a file at the desk of a club."""
    file = SimpleUploadedFile("copa.json", content)
    return client.post(url("desk_event_from_file", club), {"acao": "conferir", "file": file})


def there_and_back(tournament):
    """Import an event into a new club. Return it and both files without the values specific to a site."""
    content = out(tournament)
    brought = into(make_club(), content)
    return brought, bare(content), bare(out(brought))


def bare(content):
    """Return a file without the values specific to a site; confrontos are named by their place in the file."""
    held = plain(read(content).held)
    ids = count(1)
    places = {one["id"]: next(ids) for one in held["confrontos"]}
    for one in held["confrontos"]:
        one["to"] = [places.get(one["winner_to"]), places.get(one["loser_to"])]
    return _bare(held)


def _bare(value, key=""):
    if (
        key in {"draws", "confrontos"}
        and isinstance(value, list)
        and all(isinstance(one, int) for one in value)
    ):
        return len(value)
    match value:
        case dict():
            return {
                name: _bare(one, name)
                for name, one in value.items()
                if name not in OF_THE_SITE and not (key == "stages" and name == "draws")
            }
        case list():
            return [_bare(one, key) for one in value]
    return value


def faults(tournament):
    """Return what the three checks find, before and after the revision is published."""
    tournament = Tournament.objects.get(pk=tournament.pk)
    found = list(checks.faults(tournament))
    live.refresh(tournament.pk)
    return found + list(checks.faults(tournament))
