"""Which form of a page was sent: each says so by its `acao`, and each has a verb that answers it."""

from collections.abc import Callable
from typing import Concatenate

from django.http import HttpResponse
from django.shortcuts import render

from tournaments.desk.access import DeskRequest


class Actions[**P, R]:
    """The verbs of a page.

    actions = Actions[[Tournament], HttpResponse]()

    @actions("inscrever")
    def _register(request: DeskRequest, tournament: Tournament) -> HttpResponse:
    """

    def __init__(self) -> None:
        self._verbs: dict[str, tuple[str, Callable[Concatenate[DeskRequest, P], R]]] = {}

    def __call__(
        self, acao: str, form: str = ""
    ) -> Callable[[Callable[Concatenate[DeskRequest, P], R]], Callable[Concatenate[DeskRequest, P], R]]:
        """Register a verb. form: the name in the page of the form it answers, empty for a button."""

        def register(
            verb: Callable[Concatenate[DeskRequest, P], R],
        ) -> Callable[Concatenate[DeskRequest, P], R]:
            self._verbs[acao] = form, verb
            return verb

        return register

    def sent(self, request: DeskRequest) -> tuple[str, Callable[Concatenate[DeskRequest, P], R]] | None:
        """Return the name of the form that was sent, and its verb; None for one that the page does not have."""
        return self._verbs.get(request.POST.get("acao", ""))


def answer[**P](
    actions: Actions[P, HttpResponse], request: DeskRequest, *args: P.args, **kwargs: P.kwargs
) -> HttpResponse:
    """Return what the verb of the form answers, 400 for a form that the page does not have."""
    found = actions.sent(request)
    return found[1](request, *args, **kwargs) if found else not_offered(request)


def not_offered(request: DeskRequest) -> HttpResponse:
    """Answer a form that the page does not have."""
    return render(request, "400.html", status=400)
