"""One round at the desk: its pairings, changes by hand while it is a draft, and lists for the wall."""

from typing import Any

from django.contrib import messages
from django.db import transaction
from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _

from scoring.input import numbers
from scoring.lifecycle import sheet_check
from scoring.models import Jogo
from tournaments import permissions
from tournaments.charts.round_titles import round_names
from tournaments.charts.texts.draw import proven_of
from tournaments.desk.access import DeskRequest, desk, source
from tournaments.desk.checkin.missing import missing as absentees
from tournaments.desk.dispatch import Actions, not_offered
from tournaments.desk.results.group_text import seating_text
from tournaments.desk.rounds import sheet
from tournaments.desk.rounds.begun import started, with_clock
from tournaments.desk.rounds.forms import ForbidForm, ForceForm, StageSeedForm, StartRoundForm, SwapForm
from tournaments.event import rounds, stages
from tournaments.event.draws import rounds_by_hand
from tournaments.event.planning.plan_fitting import allows_odd
from tournaments.forms import DeskForm
from tournaments.hall.clocks.clock import starts_with
from tournaments.ledger.names_apart import told
from tournaments.models import Confronto, Draw, Dupla, Round, Tournament
from tournaments.models.stage import HandPair
from tournaments.pairing.swiss.field import EXACT
from tournaments.publication.document.draws import count_changed
from tournaments.stage_plan import by_round, format_of, planned
from tournaments.wording.plan import movement
from tournaments.wording.refusals.errors import error

State = Round.State
of_round = Actions[[Round, Any], str]()


@desk("GET", "POST")
def desk_round(request: DeskRequest, slug: str, pk: int) -> HttpResponse:
    """Show one round; change, check, post or start it."""
    tournament = permissions.directed_tournament(request.user, slug)
    round_ = _round(tournament, pk)
    if request.method != "POST":
        return _round_page(request, tournament, round_)
    if (sent := of_round.sent(request)) is None:
        return not_offered(request)
    name, verb = sent
    form = _forms(round_, sheet.pairings(round_), request.POST, only=name).get(name) or DeskForm(request.POST)
    if form.is_valid():
        with form.refusals():
            messages.success(request, verb(request, round_, form))
            # Drawing a schedule again replaces its rows; after a withdrawal it may have fewer rounds.
            now = (
                Round.objects.filter(stage=round_.stage, number__lte=round_.number).order_by("number").last()
            )
            return (
                redirect("tournaments:desk_round", slug, now.pk)
                if now
                else redirect("tournaments:desk_rounds", slug)
            )
    return _round_page(request, tournament, _round(tournament, pk), status=422, **{name or "refusal": form})


@desk("GET")
def desk_seating(request: DeskRequest, slug: str, pk: int) -> HttpResponse:
    """Show the seating by mesa and by name, as two lists for the wall."""
    tournament = permissions.directed_tournament(request.user, slug)
    round_ = _round(tournament, pk)
    rows = sheet.pairings(round_)
    name = round_names([round_])[round_.pk]
    context = {
        "tournament": tournament,
        "round": round_,
        "name": name,
        "rows": rows,
        "seats": sheet.seats(rows),
        "held_back": round_.state in Round.HELD_BACK,
        "group_text": seating_text(tournament, f"{round_.stage} · {name}", rows),
    }
    return render(request, "tournaments/desk/rounds/seating.html", context)


def _round_page(
    request: DeskRequest, tournament: Tournament, round_: Round, *, status: int = 200, **sent: Any
) -> HttpResponse:
    rows = sheet.with_figures(tournament, sheet.pairings(round_))
    format_ = format_of(round_.stage)
    stale = rounds.staleness(round_) if round_.state in Round.HELD_BACK else None
    by_hand = round_.state in Round.HELD_BACK and format_.drawn_by_round
    before = Confronto.objects.filter(stage=round_.stage, round__lt=round_.number, status="")
    names = {dupla.pk: dupla.name for row in rows for dupla in row.duplas}
    # The balance of the movement that this round belongs to; empty if partners stay together.
    quality = planned(round_.stage).stage.format.quality(len(round_.order))
    last = _last_draw(round_)
    context = {
        "tournament": tournament,
        "round": round_,
        "name": round_names([round_])[round_.pk],
        "rows": rows,
        "flagged": sheet.flagged(rows),
        "proven": proven_of(last.draw)
        if last and len(round_.order) > EXACT and format_.drawn_by_round
        else "exact",
        "changed": count_changed(last, [row.confronto for row in rows]) if last else 0,
        "movement": movement(quality) if quality else [],
        "listed": [names[pk] for pk in round_.order if pk in names],
        "forced": told([_pair(pair, names) for pair in round_.forced_pairs]),
        "forbidden": told([_pair(pair, names) for pair in round_.forbidden_pairs]),
        "override": told(round_.override),
        "held_back": round_.state in Round.HELD_BACK,
        "by_hand": by_hand,
        "stale": error(stale) if stale else "",
        "over": stale is not None and stale.code == "stage_few_left",
        "redraws": round_.state in Round.HELD_BACK and format_.drawn_at_once,
        "directions": format_.has_directions,
        "schedule": format_.drawn_at_once and by_round(round_.stage),
        "before": before.count() if round_.state == State.POSTED and by_round(round_.stage) else 0,
        "minutes": starts_with(round_.stage, round_.number) if _opens_next(round_) else 0,
        "refused": next((form for name, form in sent.items() if _has_no_place(name, round_, by_hand)), None),
        "absentees": absentees(tournament, round_) if round_.state == State.POSTED else None,
        "missing": [row for row in rows if not row.result],
        "sheets": any(row.checked is not None for row in rows),
        **_forms(round_, rows),
        **sent,
    }
    return render(request, "tournaments/desk/rounds/round.html", context, status=status)


def _opens_next(round_: Round) -> bool:
    """Return whether the next step opens the jogos of a round: its start, or without a start its posting."""
    if by_round(round_.stage):
        return bool(round_.state == State.POSTED)
    return round_.state in Round.HELD_BACK


def _last_draw(round_: Round) -> Draw | None:
    """Return the last draw of a round, or of all rounds of its stage; None in a bracket."""
    format_ = format_of(round_.stage)
    if format_.is_bracket:
        return None
    of_stage = Draw.objects.filter(tournament=round_.stage.tournament_id, stage=round_.stage.number)
    return of_stage.filter(round=0 if format_.drawn_at_once else round_.number).order_by("number").last()


def _has_no_place(name: str, round_: Round, by_hand: bool) -> bool:
    # Somebody else may have posted or started the round since the page was drawn.
    shown = {"start_form": round_.state == State.POSTED, "seed_form": round_.state in Round.HELD_BACK}
    return not shown.get(name, by_hand and name != "refusal")


def _pair(pair: HandPair, names: dict[int, str]) -> str:
    one, other = names.get(pair.one, ""), names.get(pair.other or 0, "")
    said = f"{one} × {other}" if other else _("%(dupla)s folga") % {"dupla": one}
    return f"{said} ({pair.reason})" if pair.reason else said


def _forms(
    round_: Round, rows: list[sheet.PairingLine], data: Any = None, *, only: str = ""
) -> dict[str, DeskForm]:
    seed_form = StageSeedForm(data if only == "seed_form" else None)
    if allows_odd(planned(round_.stage).stage.format):
        del seed_form.fields["allow_bye"]
    duplas: list[Dupla] = sorted({one for row in rows for one in row.duplas}, key=lambda one: one.name)

    def sent(name: str) -> Any:
        return data if name == only else None

    return {
        "seed_form": seed_form,
        "start_form": StartRoundForm(sent("start_form")),
        "swap_form": SwapForm(sent("swap_form"), duplas=duplas),
        "force_form": ForceForm(sent("force_form"), duplas=duplas),
        "forbid_form": ForbidForm(sent("forbid_form"), duplas=duplas),
    }


def _round(tournament: Tournament, pk: int) -> Round:
    found = Round.objects.filter(stage__tournament=tournament, pk=pk).select_related("stage").first()
    if found is None:
        raise Http404
    found.stage.tournament = tournament
    return found


@of_round("sortear", "seed_form")
def _redraw(request: DeskRequest, round_: Round, form: DeskForm) -> str:
    if format_of(round_.stage).drawn_at_once:
        seed = stages.redraw_schedule(stage=round_.stage, source=source(request), **form.cleaned_data).seed
    else:
        seed = rounds.redraw(round=round_, source=source(request), **form.cleaned_data).seed
    return _("Sorteada de novo, com o número %(seed)s.") % {"seed": seed}


@of_round("trocar", "swap_form")
def _swap(request: DeskRequest, round_: Round, form: Any) -> str:
    rounds_by_hand.swap(round=round_, source=source(request), **form.chosen())
    return _("As duas duplas trocaram de lugar.")


@of_round("por", "force_form")
def _force(request: DeskRequest, round_: Round, form: Any) -> str:
    rounds_by_hand.force(round=round_, source=source(request), **form.chosen())
    return _("Confronto posto à mão; o resto foi sorteado em volta dele.")


@of_round("proibir", "forbid_form")
def _forbid(request: DeskRequest, round_: Round, form: Any) -> str:
    rounds_by_hand.forbid(round=round_, source=source(request), **form.chosen())
    return _("As duas não se enfrentam nesta rodada.")


@of_round("conferir")
def _check(request: DeskRequest, round_: Round, form: DeskForm) -> str:
    rounds.check(round=round_, source=source(request))
    return _("Conferida. Falta divulgar os lugares.")


def _posted(request: DeskRequest, round_: Round) -> str:
    opens = _opens_next(round_)
    rounds.post(round=round_, source=source(request))
    said = _("Lugares divulgados: todos já veem onde sentar.")
    return with_clock(said, round_.stage, round_.number) if opens else said


@of_round("sumulas")
@transaction.atomic
def _check_sheets(request: DeskRequest, round_: Round, form: DeskForm) -> str:
    before, now = (_sent_jogos(request, name) for name in ("antes", "conferida"))
    jogos = Jogo.objects.filter(confronto__stage=round_.stage_id, confronto__round=round_.number)
    # Only what this page has changed, so that marks which somebody else has set meanwhile stay.
    for jogo in jogos.filter(pk__in=before ^ now).order_by("pk"):
        sheet_check.check_sheet(jogo=jogo, checked=jogo.pk in now, source=source(request))
    return _("Gravado o que foi conferido com as súmulas.")


def _sent_jogos(request: DeskRequest, name: str) -> set[int]:
    return {pk for value in request.POST.getlist(name) if (pk := numbers.whole(value))}


@of_round("divulgar")
@transaction.atomic
def _check_and_post(request: DeskRequest, round_: Round, form: DeskForm) -> str:
    rounds.check(round=round_, source=source(request))
    return _posted(request, round_)


@of_round("afixar")
def _post(request: DeskRequest, round_: Round, form: DeskForm) -> str:
    return _posted(request, round_)


@of_round("comecar", "start_form")
def _start(request: DeskRequest, round_: Round, form: DeskForm) -> str:
    rounds.start(round=round_, source=source(request), **form.cleaned_data)
    return started(round_, round_names([round_])[round_.pk])
