"""The rule sets of a club at the desk: the list, one of them, and each as a file."""

from django.contrib import messages
from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.utils.text import slugify
from django.utils.translation import gettext as _

import rules
from scoring import tokens
from scoring.explain import changes
from scoring.lifecycle.avulso import open_avulso
from scoring.models import Jogo
from tournaments import permissions
from tournaments.clubs import rule_choice, rule_file, rule_sets
from tournaments.desk.access import DeskRequest, desk, source
from tournaments.desk.club.rules_forms import ClubRulesForm, RulesFileForm
from tournaments.desk.dispatch import Actions, answer
from tournaments.errors import TournamentError
from tournaments.forms import DeskForm
from tournaments.models import Club, ClubRules

_LIMIT = 3000  # points; for a rule set that leaves the limit to the players
actions = Actions[[ClubRules], HttpResponse]()


@desk("GET", "POST")
def desk_rules(request: DeskRequest, slug: str) -> HttpResponse:
    """Show the rule sets of a club and the choices to start from; import one from a file."""
    club = permissions.directed_club(request.user, slug)
    if request.method != "POST":
        return _list_page(request, club, RulesFileForm())
    form = RulesFileForm(request.POST, request.FILES)
    if form.is_valid() and (own := form.save(club=club, by=request.user)):
        messages.success(request, _("Do arquivo: %(name)s.") % {"name": own.name})
        return redirect("tournaments:desk_rules_edit", slug, own.pk)
    return _list_page(request, club, form, status=422)


@desk("GET", "POST")
def desk_rules_new(request: DeskRequest, slug: str) -> HttpResponse:
    """Create a rule set from a text or a ready-made one, which `de` in the URL names."""
    club = permissions.directed_club(request.user, slug)
    own = _started(club, request.GET.get("de", rule_choice.DEFAULT))
    if request.method != "POST":
        return _form_page(request, own, ClubRulesForm(own=own))
    return _save(request, own)


@desk("GET", "POST")
def desk_rules_edit(request: DeskRequest, slug: str, rules: int) -> HttpResponse:
    """Change, copy, try out or delete a rule set."""
    own = _of_club(permissions.directed_club(request.user, slug), rules)
    if request.method != "POST":
        return _form_page(request, own, ClubRulesForm(own=own))
    return answer(actions, request, own)


@desk("GET")
def desk_rules_file(request: DeskRequest, slug: str, rules: int) -> HttpResponse:
    """Return a rule set as a file, to keep it or to give it to another club."""
    own = _of_club(permissions.directed_club(request.user, slug), rules)
    answer = HttpResponse(rule_file.write(own), content_type="application/json")
    named = slugify(own.name) or "regulamento"
    answer["Content-Disposition"] = f'attachment; filename="{named}.json"'
    return answer


def _list_page(request: DeskRequest, club: Club, form: RulesFileForm, *, status: int = 200) -> HttpResponse:
    context = {
        "club": club,
        "own": rule_choice.of_club(club),
        "texts": rule_choice.texts(),
        "extras": rule_choice.ready_made(),
        "form": form,
    }
    return render(request, "tournaments/desk/rules.html", context, status=status)


def _form_page(request: DeskRequest, own: ClubRules, form: ClubRulesForm, refusal: str = "") -> HttpResponse:
    context = {"club": own.club, "own": own, "form": form, "refusal": refusal}
    # A refused form may hold values that cannot be loaded as a rule set.
    context["changes"] = changes(own.load_rules()) if own.pk and not form.errors else ()
    status = 422 if form.errors or refusal else 200
    return render(request, "tournaments/desk/rules_form.html", context, status=status)


@actions("gravar")
def _save(request: DeskRequest, own: ClubRules) -> HttpResponse:
    form = ClubRulesForm(request.POST, own=own)
    if form.is_valid() and form.save(by=request.user):
        messages.success(request, _("Regulamento gravado: %(name)s.") % {"name": own.name})
        return redirect("tournaments:desk_rules", own.club.slug)
    return _form_page(request, own, form)


@actions("copiar")
def _copy(request: DeskRequest, own: ClubRules) -> HttpResponse:
    copy = rule_sets.copy_club_rules(own=own, by=request.user)
    messages.success(request, _("Copiado: %(name)s.") % {"name": copy.name})
    return redirect("tournaments:desk_rules_edit", own.club.slug, copy.pk)


@actions("experimentar")
def _try(request: DeskRequest, own: ClubRules) -> HttpResponse:
    ruleset, button = own.load_rules(), DeskForm(request.POST)
    sides = ruleset.side_names[: ruleset.fewest_sides]
    # Without any limit the trial jogo could not end.
    open_end = ruleset.target is None and ruleset.maos is None and ruleset.end != rules.ROUND
    with button.refusals():
        # The stored rule set is tried out in a jogo that belongs to no event.
        jogo = open_avulso(
            labels=[_("Lado %(side)s") % {"side": side} for side in sides],
            ruleset=own.base,
            options=own.options | ({"target": _LIMIT} if open_end else {}),
            overrides=own.overrides,
            partidas=1,
            entry=Jogo.Entry.SCORER,
            source=source(request),
            address=request.META.get("REMOTE_ADDR", ""),
        )
        return redirect("scoring:share", tokens.current(jogo))
    return _form_page(request, own, ClubRulesForm(own=own), button.refusal)


@actions("apagar")
def _delete(request: DeskRequest, own: ClubRules) -> HttpResponse:
    button = DeskForm(request.POST)
    with button.refusals():
        rule_sets.delete_club_rules(own=own)
        messages.success(request, _("Apagado: %(name)s.") % {"name": own.name})
        return redirect("tournaments:desk_rules", own.club.slug)
    return _form_page(request, own, ClubRulesForm(own=own), button.refusal)


def _started(club: Club, key: str) -> ClubRules:
    try:
        choice = rule_choice.find(club, key)
    except TournamentError as exc:
        raise Http404 from exc
    own = ClubRules(club=club, base=choice.base, minutes=choice.minutes)
    own.options, own.overrides = dict(choice.options), dict(choice.overrides)
    return own


def _of_club(club: Club, pk: int) -> ClubRules:
    own = ClubRules.objects.filter(club=club, pk=pk).first()
    if own is None:
        raise Http404
    # Saves reading the club again.
    own.club = club
    return own
