"""Members of a club: directors, arbiters and scorers are added, changed and removed, and each change is logged."""

from typing import Any

from django.conf import settings
from django.contrib import messages
from django.contrib.auth.models import User
from django.core.paginator import Paginator
from django.db.models import Exists, OuterRef
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _

from scoring.input import texts
from tournaments import permissions
from tournaments.clubs import heads_address, invitations, members, password_links
from tournaments.desk.access import DeskRequest, desk, source
from tournaments.desk.club.club_forms import HeadsForm, InvitationForm, MemberForm
from tournaments.desk.dispatch import Actions, answer
from tournaments.desk.salao.qr import drawn, only_here, printed
from tournaments.errors import TournamentError
from tournaments.models import Club, ClubLogEntry, Invitation, Membership, SecondFactor
from tournaments.wording.history.club_log import sentence
from tournaments.wording.refusals.errors import error
from tournaments.wording.refusals.errors import sentence as refusal

LINES = 50
actions = Actions[[Club], HttpResponse]()


@desk("GET", "POST")
def desk_members(request: DeskRequest, slug: str) -> HttpResponse:
    """Show the members of a club and its log, the latest line first."""
    club = permissions.directed_club(request.user, slug)
    return answer(actions, request, club) if request.method == "POST" else _page(request, club)


def _page(request: DeskRequest, club: Club, *, status: int = 200, **forms: Any) -> HttpResponse:
    rows = Membership.objects.filter(club=club).select_related("user").order_by("user__username")
    log = ClubLogEntry.objects.filter(club=club).select_related("person", "actor").order_by("-sequence")
    invited = invitations.valid().filter(club=club).order_by("pk")
    page = Paginator(log, LINES).get_page(request.GET.get("page"))
    context = {
        "club": club,
        # By role in the order of the choices, directors first; a role is stored as text.
        "memberships": sorted(
            rows.annotate(two_steps=Exists(SecondFactor.objects.filter(user=OuterRef("user")))),
            key=lambda row: list(Membership.Role).index(Membership.Role(row.role)),
        ),
        "roles": Membership.Role.choices,
        "form": MemberForm(),
        "invitation_form": InvitationForm(),
        "invited": [
            (row, row.issued_at + Invitation.VALID, *printed(request, "invitation", row)) for row in invited
        ],
        "only_here": only_here(request),
        "heads_form": HeadsForm(initial={"heads_to": club.heads_to}),
        "page": page,
        "lines": [(line, sentence(line)) for line in page],
        **forms,
    }
    return render(request, "tournaments/desk/members.html", context, status=status)


@actions("membro")
def _set(request: DeskRequest, club: Club) -> HttpResponse:
    form = MemberForm(request.POST)
    if form.is_valid():
        person, role = form.cleaned_data["username"], form.cleaned_data["role"]
        with form.refusals():
            member = members.set_member(club=club, user=person, role=role, source=source(request))
            told = {"person": member.user, "role": member.get_role_display()}
            messages.success(request, _("%(person)s agora é %(role)s.") % told)
            return redirect("tournaments:desk_members", club.slug)
    return _page(request, club, status=422, form=form)


@actions("remover")
def _remove(request: DeskRequest, club: Club) -> HttpResponse:
    name = texts.line(request.POST.get("username", ""))
    person = User.objects.filter(username=name).first()
    if person is None:
        return _page(request, club, status=422, refused=refusal("not_a_member", {"person": name}))
    try:
        members.remove_member(club=club, user=person, source=source(request))
    except TournamentError as exc:
        return _page(request, club, status=422, refused=error(exc))
    messages.success(request, _("%(person)s saiu do clube.") % {"person": person})
    # A person who left the club has no permission for this page any more.
    return redirect("tournaments:desk" if person == request.user else request.path)


@actions("senha")
def _password(request: DeskRequest, club: Club) -> HttpResponse:
    name = texts.line(request.POST.get("username", ""))
    person = User.objects.filter(username=name).first()
    if person is None:
        return _page(request, club, status=422, refused=refusal("not_a_member", {"person": name}))
    try:
        # Django's token: valid for some hours, and only until the password is changed.
        path = password_links.make(club=club, user=person, by=request.user, source=source(request))
    except TournamentError as exc:
        return _page(request, club, status=422, refused=error(exc))
    # The link is shown in this answer instead of after a redirect, because it is not stored.
    address = request.build_absolute_uri(path)
    context = {"club": club, "person": person, "address": address, "qr": drawn(address)}
    context |= {"hours": settings.PASSWORD_RESET_TIMEOUT // 3600, "only_here": only_here(request)}
    return render(request, "tournaments/desk/password_link.html", context)


@actions("convidar")
def _invite(request: DeskRequest, club: Club) -> HttpResponse:
    form = InvitationForm(request.POST)
    if not form.is_valid():
        return _page(request, club, status=422, invitation_form=form)
    invitations.invite(club=club, **form.cleaned_data, by=request.user, source=source(request))
    messages.success(request, _("Convite feito: mostre o QR, ou mande o link."))
    return redirect(f"{request.path}#convites")


@actions("revogar")
def _revoke(request: DeskRequest, club: Club) -> HttpResponse:
    rows = {str(row.pk): row for row in invitations.valid().filter(club=club)}
    convite = rows.get(request.POST.get("convite", ""))
    if convite is None:
        return _page(request, club, status=422, refused=refusal("invitation_gone"))
    invitations.revoke(convite=convite, by=request.user, source=source(request))
    messages.success(request, _("O convite não abre mais."))
    return redirect(f"{request.path}#convites")


@actions("selos")
def _heads(request: DeskRequest, club: Club) -> HttpResponse:
    form = HeadsForm(request.POST)
    if not form.is_valid():
        return _page(request, club, status=422, heads_form=form)
    heads_address.set_heads_address(club=club, address=form.cleaned_data["heads_to"], by=request.user)
    messages.success(request, _("Gravado."))
    return redirect("tournaments:desk_members", club.slug)
