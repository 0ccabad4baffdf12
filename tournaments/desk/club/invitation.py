"""Page of an invitation: a person who is signed in joins the club, anybody else creates an account."""

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.debug import sensitive_post_parameters
from django.views.decorators.http import require_http_methods

from tournaments import sign_in
from tournaments.clubs import invitations
from tournaments.desk.access import DEVICE, DeskRequest, source
from tournaments.errors import TournamentError
from tournaments.forms import NewAccountForm
from tournaments.models import Invitation
from tournaments.wording.refusals.errors import error

ACCEPT, CREATE = "aceitar", "criar"


@never_cache
@sensitive_post_parameters("password1", "password2")
@require_http_methods(["GET", "HEAD", "POST"])
def invitation(request: DeskRequest, token: str) -> HttpResponse:
    """Show an invitation and accept it. A form for the other case (signed in or not) just shows the current page."""
    try:
        convite = invitations.find(token)
    except Invitation.DoesNotExist:
        return _gone(request)
    sent = request.POST.get("acao")
    if sent == ACCEPT and request.user.is_authenticated:
        return _accept(request, convite)
    if sent == CREATE and not request.user.is_authenticated:
        return _create(request, convite)
    return _page(request, convite, NewAccountForm(), status=422 if sent else 200)


def _accept(request: DeskRequest, convite: Invitation) -> HttpResponse:
    try:
        invitations.accept(convite=convite, user=request.user, source=source(request))
    except TournamentError as exc:
        if exc.code == "invitation_gone":
            return _gone(request)
        return _page(request, convite, NewAccountForm(), refused=error(exc), status=422)
    return _welcome(request, convite)


def _create(request: HttpRequest, convite: Invitation) -> HttpResponse:
    form = NewAccountForm(request.POST)
    if form.is_valid():
        with form.refusals():
            person = invitations.join(convite=convite, **form.account, device=DEVICE)
            sign_in.let_in(request, person)
            return _welcome(request, convite)
        # The invitation was used or revoked while the form was being filled in.
        if form.refused and form.refused.code == "invitation_gone":
            return _gone(request)
    return _page(request, convite, form, status=422)


def _welcome(request: HttpRequest, convite: Invitation) -> HttpResponse:
    told = {"club": convite.club, "role": convite.get_role_display()}
    messages.success(request, _("Você entrou em %(club)s: %(role)s.") % told)
    return redirect("tournaments:desk")


def _page(
    request: HttpRequest, convite: Invitation, form: NewAccountForm, *, status: int, refused: str = ""
) -> HttpResponse:
    context = {"convite": convite, "form": form, "refused": refused}
    return render(request, "tournaments/desk/invitation.html", context, status=status)


def _gone(request: HttpRequest) -> HttpResponse:
    return render(request, "tournaments/desk/invitation_gone.html", status=404)
