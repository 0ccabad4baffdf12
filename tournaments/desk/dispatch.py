"""Dispatch of the forms of a page: each form sends its name as `acao`, and one function answers it."""

from collections.abc import Callable
from typing import Concatenate

from django.http import HttpResponse
from django.shortcuts import render

from tournaments.desk.access import DeskRequest


class Actions[**P, R]:
    """The functions that answer the forms of a page.

    actions = Actions[[Tournament], HttpResponse]()

    @actions("inscrever")
    def _register(request: DeskRequest, tournament: Tournament) -> HttpResponse:
    """

    def __init__(self) -> None:
        self._verbs: dict[str, tuple[str, Callable[Concatenate[DeskRequest, P], R]]] = {}

    def __call__(
        self, acao: str, form: str = ""
    ) -> Callable[[Callable[Concatenate[DeskRequest, P], R]], Callable[Concatenate[DeskRequest, P], R]]:
        """Register a function for `acao`. form: the context name of the form that it answers, empty for a button."""

        def register(
            verb: Callable[Concatenate[DeskRequest, P], R],
        ) -> Callable[Concatenate[DeskRequest, P], R]:
            self._verbs[acao] = form, verb
            return verb

        return register

    def sent(self, request: DeskRequest) -> tuple[str, Callable[Concatenate[DeskRequest, P], R]] | None:
        """Return the context name of the sent form and its function; None if the page has no such form."""
        return self._verbs.get(request.POST.get("acao", ""))


def answer[**P](
    actions: Actions[P, HttpResponse], request: DeskRequest, *args: P.args, **kwargs: P.kwargs
) -> HttpResponse:
    """Return the answer of the function for the sent form, or 400 if the page has no such form."""
    found = actions.sent(request)
    return found[1](request, *args, **kwargs) if found else not_offered(request)


def not_offered(request: DeskRequest) -> HttpResponse:
    """Return the answer (400) to a form that the page does not have."""
    return render(request, "400.html", status=400)
