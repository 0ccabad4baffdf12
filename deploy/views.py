"""Views outside the apps: the sign-in page, failed CSRF checks, server errors, privacy and promise."""

import re
import sys
from typing import Any

from django.contrib.auth import REDIRECT_FIELD_NAME
from django.contrib.auth.forms import AuthenticationForm
from django.contrib.auth.views import LoginView, redirect_to_login
from django.core.exceptions import PermissionDenied
from django.db import InterfaceError, OperationalError
from django.http import HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from django.middleware.csrf import (
    REASON_BAD_ORIGIN,
    REASON_BAD_REFERER,
    REASON_INSECURE_REFERER,
    REASON_MALFORMED_REFERER,
    REASON_NO_REFERER,
)
from django.shortcuts import redirect, render
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils import translation
from django.views.decorators.http import require_safe
from django.views.defaults import server_error

from scoring.table.access import in_language
from scoring.wording.messages import chosen_language
from tournaments import retention
from tournaments.alarms import disk
from tournaments.clubs import first_director
from tournaments.forms import SignInForm
from tournaments.public import caching

# The middleware's reasons for a form sent from another site, up to their first placeholder.
_FOREIGN = tuple(
    reason.split("%s")[0]
    for reason in (
        REASON_BAD_ORIGIN,
        REASON_BAD_REFERER,
        REASON_INSECURE_REFERER,
        REASON_MALFORMED_REFERER,
        REASON_NO_REFERER,
    )
)
MONTH = 60 * 60 * 24 * 30  # seconds

RETRY_AFTER = "5"  # seconds
_SECRET = re.compile(r"passw|senha|otp|codigo_", re.IGNORECASE)
_UNSEEN = re.compile(r"^(csrfmiddlewaretoken|next|client_id|.*-(TOTAL|INITIAL|MIN_NUM|MAX_NUM)_FORMS)$")


class SignIn(LoginView):
    """The sign-in page: 422 for a wrong password, 429 with the seconds to wait for a throttled attempt."""

    authentication_form = SignInForm
    redirect_authenticated_user = True

    def dispatch(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
        """Redirect to the first-account page if the site has no accounts yet."""
        if not request.user.is_authenticated and first_director.is_wanted():
            return redirect("first_director")
        return super().dispatch(request, *args, **kwargs)

    def form_valid(self, form: AuthenticationForm) -> HttpResponse:
        """Sign in for a day, or for a month if "stay signed in" is ticked."""
        response = super().form_valid(form)
        if form.cleaned_data["stay"]:
            self.request.session.set_expiry(MONTH)
        return response

    def form_invalid(self, form: AuthenticationForm) -> HttpResponse:
        """Show the errors."""
        response = super().form_invalid(form)
        response.status_code = 422
        if isinstance(form, SignInForm) and form.wait:
            response.status_code, response["Retry-After"] = 429, str(form.wait)
        elif isinstance(form, SignInForm) and form.asks_first:
            response.status_code = 200
        return response


def admin_sign_in(request: HttpRequest) -> HttpResponse:
    """Redirect the admin to the site's sign-in page, because the admin's own page does not ask for codes."""
    if request.user.is_authenticated and not request.user.is_staff:
        raise PermissionDenied
    after = request.GET.get(REDIRECT_FIELD_NAME, reverse("admin:index"))
    return redirect_to_login(after)


def failed(request: HttpRequest) -> HttpResponse:
    """Answer 500, or 503 if the database is unavailable or slow, or the machine has no room. Runs no queries."""
    exc = sys.exception()
    why = disk.note_refusal(exc) or ("memory" if isinstance(exc, MemoryError) else "")
    # The language that the view had chosen ended with the view, so choose it again.
    with translation.override(chosen_language(request) or translation.get_language()):
        if not why and not isinstance(exc, OperationalError | InterfaceError):
            return server_error(request)
        response = HttpResponse(render_to_string("503.html", {"why": why}), status=503)
    response["Retry-After"] = RETRY_AFTER
    response["Cache-Control"] = "no-store"
    return response


def csrf_failure(request: HttpRequest, reason: str = "") -> HttpResponse:
    """Answer 403 with all typed values, ready to be sent again with a new token.

    A form from another site is never offered for sending, because one click would defeat the protection.
    """
    posted = [
        (name, value)
        for name, values in request.POST.lists()
        for value in values
        if name != "csrfmiddlewaretoken" and isinstance(value, str)
    ]
    kept = [(name, value) for name, value in posted if not _SECRET.search(name)]
    context = {
        "posted": kept,
        "typed": [(name, value) for name, value in kept if value and not _UNSEEN.match(name)],
        "secrets": len(kept) < len(posted),
        "may_resend": not reason.startswith(_FOREIGN),
    }
    return render(request, "csrf_failure.html", context, status=403)


@require_safe
@caching.by_content()
@in_language
def privacy(request: HttpRequest) -> HttpResponse:
    """Serve the privacy page, in the language chosen at the table."""
    return render(request, "privacidade.html", {"days": retention.days()})


@caching.rendered_once()
@require_safe
def promise(request: HttpRequest) -> HttpResponseBase:
    """Serve the page about failures during an event."""
    return caching.page_by_content(request, "promessa.html", {})
