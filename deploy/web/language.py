"""Select the language of each request by its address, independently of earlier requests on the same thread.

The pages for a club's work have one address for all languages and use the language chosen there.
"""

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import get_script_prefix, set_script_prefix
from django.utils import translation

from scoring.wording.messages import chosen_language
from tournaments.public import languages

type Answering = Callable[[HttpRequest], HttpResponse]


def of_the_address(get_response: Answering) -> Answering:
    """Middleware: `/it/torneios/…` is `/torneios/…` in Italian, and all addresses on the page start with `/it` again.

    Pages for work have one address for all languages; a request for one with a language is redirected to it. A view
    may use another language, or a Portuguese variant, for its answer.
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
            # The prefix belongs to the thread, so the next request must not inherit it.
            set_script_prefix(outside)

    return answer
