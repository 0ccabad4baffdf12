"""Download of a whole event as one file, in the format of `tournaments.event_file`."""

from django.http import HttpResponse

from tournaments import permissions
from tournaments.desk.access import DeskRequest, desk
from tournaments.event_file.write import as_bytes, write


@desk("GET")
def desk_event_file(request: DeskRequest, slug: str) -> HttpResponse:
    """Return the file of an event."""
    tournament = permissions.directed_tournament(request.user, slug)
    answer = HttpResponse(as_bytes(write(tournament)), content_type="application/json")
    answer["Content-Disposition"] = f'attachment; filename="{slug}.json"'
    return answer
