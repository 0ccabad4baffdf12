"""Each request is answered in Portuguese, whatever the one before it on this thread was spoken in."""

from collections.abc import Callable

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.utils import translation

type Answering = Callable[[HttpRequest], HttpResponse]


def portuguese(get_response: Answering) -> Answering:
    """Middleware: a view may speak another language, or the Portuguese of who plays, for its own answer."""

    def answer(request: HttpRequest) -> HttpResponse:
        with translation.override(settings.LANGUAGE_CODE):
            return get_response(request)

    return answer
