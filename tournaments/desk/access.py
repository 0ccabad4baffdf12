"""Access to the desk: only for people who are signed in. A form sent after the session has ended is not lost."""

from collections.abc import Callable
from functools import wraps
from typing import Concatenate

from django.contrib.auth import login
from django.contrib.auth.models import User
from django.contrib.auth.views import redirect_to_login
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.cache import never_cache
from django.views.decorators.debug import sensitive_post_parameters
from django.views.decorators.http import require_http_methods
from django_htmx.http import HttpResponseClientRedirect
from django_htmx.middleware import HtmxDetails

from scoring.ledger.trail import Source
from tournaments.clubs import first_director
from tournaments.forms import SignInForm

DEVICE = "painel"
SIGN_IN = "entrada"  # prefix of the sign-in fields that are added to a form sent after the session ended
_CREDENTIALS = tuple(f"{SIGN_IN}-{name}" for name in ("username", "password", "otp_proof", "otp"))
_UNSEEN = {"csrfmiddlewaretoken", "acao", "client_id", "seen_version"}


class DeskRequest(HttpRequest):
    """A request of a person who is signed in."""

    user: User
    htmx: HtmxDetails


type Page[**P] = Callable[Concatenate[DeskRequest, P], HttpResponse]


def desk[**P](*methods: str) -> Callable[[Page[P]], Callable[Concatenate[HttpRequest, P], HttpResponse]]:
    """Turn a view into a page of the desk that answers the given methods.

    An anonymous GET redirects to the sign-in page and back. An anonymous POST (the session has ended) gets 401 with
    everything typed and two fields to sign in; the page, sent again, has the effect of the form. A person
    without permission gets 403, and may send the form as another person in the same way.
    """

    def decorate(view: Page[P]) -> Callable[Concatenate[HttpRequest, P], HttpResponse]:
        @wraps(view)
        @never_cache
        @sensitive_post_parameters(*_CREDENTIALS)
        @require_http_methods([*methods, "HEAD"])
        def page(request: DeskRequest, *args: P.args, **kwargs: P.kwargs) -> HttpResponse:
            # First, so that a form sent together with the sign-in fields is answered for the person it names.
            sign_in = _sign_in(request)
            if not request.user.is_authenticated or sign_in.errors:
                response = _ask(request, sign_in, 429 if sign_in.wait else 401)
                if sign_in.wait:
                    response["Retry-After"] = str(sign_in.wait)
                return response
            try:
                return view(request, *args, **kwargs)
            except PermissionDenied:
                # A GET loses no input, so it gets the usual 403.
                if request.method != "POST":
                    raise
                return _ask(request, SignInForm(request, prefix=SIGN_IN), 403)

        return page  # type: ignore[return-value]  # the middleware and the check above made it a DeskRequest

    return decorate


def source(request: DeskRequest) -> Source:
    """Return the author of a change, for the audit trail."""
    return Source(actor=request.user, device=DEVICE)


def _sign_in(request: DeskRequest) -> SignInForm:
    if not any(name in request.POST for name in _CREDENTIALS):
        return SignInForm(request, prefix=SIGN_IN)
    form = SignInForm(request, request.POST, prefix=SIGN_IN)
    if form.is_valid():
        login(request, form.get_user())
    # The view and its forms never see the credentials.
    rest = request.POST.copy()
    for name in _CREDENTIALS:
        rest.pop(name, None)
    request.POST = rest  # type: ignore[assignment]  # a copy can be written to
    return form


def _ask(request: DeskRequest, form: SignInForm, status: int) -> HttpResponse:
    # While the site has no director yet, nobody can sign in on this page.
    if request.method != "POST" or first_director.is_wanted():
        to_login = redirect_to_login(request.get_full_path())
        return HttpResponseClientRedirect(to_login.url) if request.htmx else to_login
    posted = [
        (name, value)
        for name, values in request.POST.lists()
        for value in values
        if name != "csrfmiddlewaretoken" and isinstance(value, str)
    ]
    # All values are sent again by hidden fields; the page lists only those that a person typed.
    typed = [(name, value) for name, value in posted if value and name not in _UNSEEN]
    context = {"form": form, "posted": posted, "typed": typed}
    return render(request, "tournaments/desk/sign_in_again.html", context, status=status)
