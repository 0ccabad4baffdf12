"""Start page of a person and page of a club: clubs, players, members and tournaments."""

from typing import Any

from django.contrib import messages
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from tournaments import permissions
from tournaments.clubs import members
from tournaments.desk.access import DeskRequest, desk
from tournaments.desk.club.club_forms import ClubForm, PlayerForm
from tournaments.desk.dispatch import Actions, answer
from tournaments.desk.entries.entry_forms import ListLine, PlayerListForm, add_player_lines
from tournaments.models import Club, Membership, Player, Tournament

ORDER = ("-starts_on", "name")
actions = Actions[[Club], HttpResponse]()


@desk("GET")
def desk_home(request: DeskRequest) -> HttpResponse:
    """Show the clubs of the person with their tournaments.

    A scorer gets links to the mesas, a director to everything.
    """
    memberships = list(
        Membership.objects.filter(user=request.user).select_related("club").order_by("club__name")
    )
    mine = Tournament.objects.filter(club__in=[row.club_id for row in memberships])
    tournaments = mine.select_related("latest_check").order_by(*ORDER)
    # Grouped here, so that the number of queries does not depend on the number of clubs.
    of_club: dict[int, list[Tournament]] = {row.club_id: [] for row in memberships}
    for tournament in tournaments:
        of_club[tournament.club_id].append(tournament)
    clubs = [(row.club, row, of_club[row.club_id]) for row in memberships]
    return render(
        request, "tournaments/desk/home.html", {"clubs": clubs, "director": Membership.Role.DIRECTOR}
    )


@desk("GET", "POST")
def club_new(request: DeskRequest) -> HttpResponse:
    """Create a club; the person becomes its director."""
    form = ClubForm(request.POST or None)
    if request.method == "POST" and form.is_valid():
        with form.refusals():
            club = members.create_club(director=request.user, **form.cleaned_data)
            messages.success(request, _("Clube fundado. Agora os jogadores."))
            return redirect("tournaments:desk_club", club.slug)
    return render(
        request, "tournaments/desk/club_new.html", {"form": form}, status=422 if form.errors else 200
    )


@desk("GET", "POST")
def desk_club(request: DeskRequest, slug: str) -> HttpResponse:
    """Show the players, members and tournaments of a club, and add players."""
    club = permissions.directed_club(request.user, slug)
    if request.method != "POST":
        return _club_page(request, club)
    return answer(actions, request, club)


def _club_page(request: DeskRequest, club: Club, *, status: int = 200, **forms: Any) -> HttpResponse:
    context = {
        "club": club,
        "players": Player.objects.people().filter(club=club).order_by("sort_name", "pk"),
        "memberships": Membership.objects.filter(club=club).select_related("user").order_by("role", "user"),
        "tournaments": Tournament.objects.filter(club=club).select_related("latest_check").order_by(*ORDER),
        "player_form": PlayerForm(),
        "list_form": PlayerListForm(),
        **forms,
    }
    return render(request, "tournaments/desk/club.html", context, status=status)


@actions("jogador")
def _add_player(request: DeskRequest, club: Club) -> HttpResponse:
    form = PlayerForm(request.POST)
    if form.is_valid() and (player := form.add(club)):
        messages.success(request, _("%(name)s entrou na lista.") % {"name": player.name})
        return redirect("tournaments:desk_club", club.slug)
    return _club_page(request, club, status=422, player_form=form)


@actions("jogadores")
def _add_players(request: DeskRequest, club: Club) -> HttpResponse:
    form = PlayerListForm(request.POST)
    if not form.is_valid():
        return _club_page(request, club, status=422, list_form=form)
    lines = add_player_lines(club, form.cleaned_data["lines"])
    # Valid lines are stored already; only the refused ones come back to be corrected.
    if bad := kept(lines):
        return _club_page(
            request, club, status=422, list_form=PlayerListForm(initial={"lines": bad}), lines=lines
        )
    count = len(lines)
    text = ngettext("%(count)d jogador entrou na lista.", "%(count)d jogadores entraram na lista.", count)
    messages.success(request, text % {"count": count})
    return redirect("tournaments:desk_club", club.slug)


def kept(lines: list[ListLine]) -> str:
    """Return the text of the refused lines, to be corrected and sent again."""
    return "\n".join(line.text for line in lines if line.problems)
