"""Pages for everybody. Being filled."""

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse


def _soon(request: HttpRequest, **kwargs: Any) -> HttpResponse:
    raise Http404


home = club = tournament = live = dupla = jogo = revisions = revision = revision_json = _soon
