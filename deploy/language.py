"""Each request is answered in the language of its address, whatever the one before it on this thread was spoken in.

Where a club works there is one address for all languages: it is answered in the one that was chosen there.
"""

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import get_script_prefix, set_script_prefix
from django.utils import translation

from scoring.wording.messages import chosen_language
from tournaments.public import languages

type Answering = Callable[[HttpRequest], HttpResponse]


def of_the_address(get_response: Answering) -> Answering:
    """Middleware: `/it/torneios/…` is `/torneios/…` in Italian, and every address on it has `/it` in front again.

    Where something is done there is one address for all: who asks for it with a language is sent there. A view may
    speak another language, or the Portuguese of who plays, for its own answer.
    """

    def answer(request: HttpRequest) -> HttpResponse:
        language, path = languages.split(request.path_info)
        if path == request.path_info:
            if languages.is_work(path):
                language = chosen_language(request) or language
            with translation.override(language):
                return get_response(request)
        if not languages.is_read(path):
            query = request.META.get("QUERY_STRING", "")
            return HttpResponseRedirect(f"{path}?{query}" if query else path, preserve_request=True)
        request.path_info, outside = path, get_script_prefix()
        set_script_prefix(f"{outside}{language}/")
        try:
            with translation.override(language):
                return get_response(request)
        finally:
            set_script_prefix(outside)

    return answer
