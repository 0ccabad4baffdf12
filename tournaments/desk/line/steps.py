"""The next step of a tournament: one at any moment; after the end the pages for prizes, text and paper.

This module writes nothing. A step is one of these:

- a form of an existing page, sent from any page of the desk;
- a link to a form or section of a page, if the director has to check or choose something there first;
- an obstacle: where an action would be refused, its name and a link to the page that removes it;
- to wait while mesas play.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from django.db.models import Count, Exists, Max, OuterRef
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from tournaments.charts.round_titles import round_names
from tournaments.desk.checkin.missing import FEWEST, missing_of
from tournaments.desk.line.in_play import StageInPlay
from tournaments.desk.rounds.begun import start_label
from tournaments.errors import TournamentError
from tournaments.event import rounds, states
from tournaments.event.draws import stage_draw, stage_field
from tournaments.event.ending import early
from tournaments.event.planning.plan_problems import moved_up
from tournaments.models import CheckInMark, Dupla, JournalEntry, Publication, Round, Stage, Tournament
from tournaments.plan.formats import FORMATS
from tournaments.publication import publishing
from tournaments.stage_plan import default_plan, format_of, is_bracket, opens_after


class Step(StrEnum):
    """The steps, in the order of the day."""

    ENTER = "inscrever"
    PLAN = "formato"
    DRAW_BRACKET = "sortear-chave"
    START = "comecar"
    DRAW_AGAIN = "sortear-de-novo"
    CHECK = "conferir"
    POST = "divulgar-lugares"
    START_ROUND = "comecar-rodada"
    WAIT = "esperar"
    BELL = "fim-do-tempo"
    PUBLISH = "publicar"
    DRAW_ROUND = "sortear-rodada"
    CLOSE_STAGE = "encerrar-fase"
    BEGIN_STAGE = "comecar-fase"
    RESULTS = "resultados"
    OBSTACLE = "obstaculo"
    AFTER = "depois"
    RESUME = "retomar"
    END_NOW = "encerrar"


# Steps that wait for the hall, or for results that it owes: any other step comes first.
WAITS = frozenset({Step.BELL, Step.WAIT, Step.RESULTS})


@dataclass(frozen=True, slots=True)
class NextStep:
    """One button. sends: the fields of the form that it sends to the address; if empty, it is a link.

    A link ends with the id of a form or section, so that on its own page it leads there. looked: the label of the
    button on the page at the address. If set, the form is only sent from there, after the director has checked the
    page; elsewhere the button is a link to it.
    """

    step: Step
    label: str
    address: str = ""
    sends: Mapping[str, str] = field(default_factory=dict)
    looked: str = ""


WAIT = NextStep(Step.WAIT, "")  # no button: the line names the mesas without a result


def before_start(tournament: Tournament, stages: Sequence[Stage]) -> NextStep:
    """Return the next step before the start. One query, more if rounds are to be drawn."""
    entries = _at(tournament, "desk_tournament")
    plan = stages[0].plan if stages else default_plan(tournament)
    format_ = FORMATS[str(plan["format"])]
    draft = tournament.state == Tournament.State.DRAFT
    # Duplas play a knockout by default; for single players the director has to choose a format.
    if not stages and tournament.of_players:
        return NextStep(Step.PLAN, _("Escolher o formato"), f"{_at(tournament, 'desk_plan')}#prontos")
    # Whether the roll has begun is read along with the number of entries.
    called = Exists(CheckInMark.objects.filter(tournament=OuterRef("pk"), dupla__isnull=False))
    read = Tournament.objects.annotate(entered=Count("dupla"), called=called)
    entered, called_yet = read.values_list("entered", "called").get(pk=tournament.pk)
    if entered < format_.least:
        enter = _("Inscrever os jogadores") if tournament.alone else _("Inscrever as duplas")
        return NextStep(Step.ENTER, enter, f"{entries}#inscrever")
    if format_.is_bracket and not tournament.drawn_at:
        # Once the roll has begun, the form names the missing duplas and asks about them.
        if called_yet:
            return NextStep(Step.DRAW_BRACKET, _("Sortear a chave"), f"{entries}#sorteio")
        draw = _("Abrir e sortear a chave") if draft else _("Sortear a chave")
        return NextStep(Step.DRAW_BRACKET, draw, entries, {"acao": "seguir"})
    if stages and not format_.is_bracket and (obstacle := _obstacle(stages[0], states.refusal(stages[0]))):
        return obstacle
    if draft:
        return NextStep(Step.START, _("Abrir e começar o torneio…"), entries, {"acao": "seguir"})
    start = f"{_at(tournament, 'tournament_start')}#comecar"
    return NextStep(Step.START, _("Começar o torneio"), start)


def while_running(
    tournament: Tournament, stages: Sequence[Stage], playing: Sequence[StageInPlay]
) -> tuple[NextStep, StageInPlay | None]:
    """Return the next step and its stage. Steps that are possible now come before steps that wait for the hall."""
    found = [(_of_stage(one), one) for one in playing]
    now = next((pair for pair in found if pair[0].step not in WAITS), None)
    if now:
        return now
    # A stage that can begin comes before steps that wait for the hall, and before one that cannot begin.
    if to_begin := [stage for stage in stages if _may_begin(stage, stages)]:
        begins = [_begin(stage) for stage in to_begin]
        step = next((one for one in begins if one.step is Step.BEGIN_STAGE), begins[0])
        return _published_first(tournament) or step, found[0][1] if found else None
    if at := next((pair for pair in found if pair[0].step is not Step.WAIT), None):
        return at
    if found:
        return _wait(tournament, playing), found[0][1]
    return NextStep(Step.RESULTS, _("Ver as rodadas"), f"{_at(tournament, 'desk_rounds')}#fase-1"), None


def when_over(tournament: Tournament) -> list[NextStep]:
    """Return the steps after the end: to publish, or to the prizes, the text for the group, and the paper."""
    if first := _published_first(tournament):
        return [first]
    pages = (
        (_("Prêmios"), "desk_prizes", "dividir"),
        (_("Mandar o resultado"), "desk_standings", "texto-classificacao"),
        (_("Imprimir"), "desk_prints", "fases"),
    )
    return [NextStep(Step.AFTER, label, f"{_at(tournament, page)}#{anchor}") for label, page, anchor in pages]


def when_cancelled(tournament: Tournament) -> NextStep:
    """Return the only step of a cancelled tournament."""
    page = f"{_at(tournament, 'desk_life_action', 'retomar')}#decidir"
    return NextStep(Step.RESUME, _("Retomar o torneio…"), page)


def _of_stage(now: StageInPlay) -> NextStep:
    stage, tournament = now.stage, now.stage.tournament
    if stage.state == Stage.State.CLOSED:  # a result was reverted
        return NextStep(Step.RESULTS, _("Lançar o que falta"), f"{_at(tournament, 'desk_rounds')}#faltam")
    # A draft that was drawn from all results waits for one that was reverted since.
    if (row := now.draft) and (row.override or not now.missing):
        return _of_draft(row)
    if now.missing:
        return _of_play(now)
    if is_bracket(stage) and not now.posted:
        bracket = f"{_at(tournament, 'desk_rounds')}#fase-{stage.number}"
        return NextStep(Step.RESULTS, _("Ver a chave"), bracket)
    return _published_first(tournament) or _after_play(now)


def _of_draft(row: Round) -> NextStep:
    tournament, named = row.stage.tournament, {"number": row.number}
    page = _at(tournament, "desk_round", row.pk)
    if refusal := rounds.staleness(row):
        if refusal.code == "stage_few_left":
            return _close(row.stage)
        # The form may ask for the bye.
        again = _("Sortear de novo a rodada %(number)s") % named
        return NextStep(Step.DRAW_AGAIN, again, f"{page}#sortear")
    if row.state == Round.State.DRAFT:
        check = _("Conferir a rodada %(number)s") % named
        return NextStep(
            Step.CHECK, check, page, {"acao": "divulgar"}, looked=_("Conferi: divulgar os lugares")
        )
    return NextStep(Step.POST, _("Divulgar os lugares"), page, {"acao": "afixar"})


def _of_play(now: StageInPlay) -> NextStep:
    if not now.waits_for_bell(timezone.now()):
        return WAIT
    at = f"{now.stage.number}.{now.missing[0].round}"
    bell = f"{_at(now.stage.tournament, 'desk_bell')}?rodada={at}#sinal"
    return NextStep(Step.BELL, _("Fim do tempo: %(round)s") % {"round": now.title}, bell)


def _wait(tournament: Tournament, playing: Sequence[StageInPlay]) -> NextStep:
    missing = [row for one in playing for row in one.missing]
    if any(row.jogo_id for row in missing):
        return WAIT
    # No mesa plays, so none will become free.
    said = ngettext(
        "Sem mesa livre: %(count)d jogo espera", "Sem mesa livre: %(count)d jogos esperam", len(missing)
    )
    return NextStep(Step.OBSTACLE, said % {"count": len(missing)}, f"{_at(tournament, 'desk_arrange')}#mudar")


def _after_play(now: StageInPlay) -> NextStep:
    stage, tournament = now.stage, now.stage.tournament
    page = _at(tournament, "desk_rounds")
    if row := now.posted:
        sends = {"acao": "comecar-rodada", "fase": str(stage.number), "rodada": str(row.number)}
        start = start_label(row, round_names([row])[row.pk])
        # The page lists the missing duplas, so the round is started from there.
        looked = start if missing_of(tournament, row) else ""
        return NextStep(Step.START_ROUND, start, page, sends, looked)
    number = len(now.rounds) + 1
    if (
        format_of(stage).drawn_by_round
        and number <= now.of_rounds
        and not stage_field.few_left(stage, number)
    ):
        draw, missing = _("Sortear a rodada %(number)s") % {"number": number}, missing_of(tournament, stage)
        # The form asks about missing duplas and the bye.
        if missing or stage_field.asks_for_bye(stage):
            return NextStep(Step.DRAW_ROUND, _told(draw, missing), f"{page}#fase-{stage.number}")
        return NextStep(Step.DRAW_ROUND, draw, page, {"acao": "sortear", "fase": str(stage.number)})
    return _close(stage)


def _close(stage: Stage) -> NextStep:
    page = f"{_at(stage.tournament, 'desk_life_action', 'encerrar-fase')}?de={stage.pk}#decidir"
    return NextStep(Step.CLOSE_STAGE, _("Encerrar: %(stage)s") % {"stage": stage}, page)


def _may_begin(stage: Stage, stages: Sequence[Stage]) -> bool:
    return stage.state == Stage.State.PLANNED and opens_after(stage, stages) is None


def _begin(stage: Stage) -> NextStep:
    left = early.left_for(stage)
    if left is not None and left < FEWEST and early.remaining(stage) < FEWEST:
        # No plan fits so few, so the stage cannot begin. Where more have remained, the plan lets too few go on.
        end = f"{_at(stage.tournament, 'desk_life_action', 'encerrar-agora' if left else 'cancelar')}#decidir"
        said = _("Uma inscrição só: encerrar…") if left else _("Não resta ninguém: cancelar…")
        return NextStep(Step.END_NOW, said, end)
    tournament = stage.tournament
    page, label = _at(tournament, "desk_rounds"), _("Começar: %(stage)s") % {"stage": stage}
    refusal = stage_draw.refusal(stage)
    if obstacle := _obstacle(stage, refusal):
        return obstacle
    missing = missing_of(tournament, stage)
    # The form asks about missing duplas and the bye, and names the duplas that move up for withdrawn ones.
    if refusal or missing or moved_up(stage):
        return NextStep(Step.BEGIN_STAGE, _told(label, missing), f"{page}#fase-{stage.number}")
    return NextStep(Step.BEGIN_STAGE, label, page, {"acao": "comecar", "fase": str(stage.number)})


def _obstacle(stage: Stage, refusal: TournamentError | None) -> NextStep | None:
    """Return the step to the page that lets a stage begin; None if it can, or if its form asks for the bye."""
    tournament, named = stage.tournament, {"stage": stage}
    plan = f"{_at(tournament, 'desk_plan')}#fase{stage.number}"
    match refusal.code if refusal else "":
        case "" | "odd_without_bye":
            return None
        case "stage_too_few":
            return NextStep(Step.OBSTACLE, _("Poucos para jogar: %(stage)s") % named, plan)
        case "too_few_entrants":
            page = f"{_at(tournament, 'desk_life_action', 'esquecida')}?de={stage.pk}#decidir"
            return NextStep(Step.OBSTACLE, _("Poucos para jogar: %(stage)s") % named, page)
        case "dupla_without_team" | "team_not_of_two" | "team_of_one":
            page = f"{_at(tournament, 'desk_teams')}#equipes"
            return NextStep(Step.OBSTACLE, _("Equipes incompletas: %(stage)s") % named, page)
    return NextStep(Step.OBSTACLE, _("Não se joga assim: %(stage)s") % named, plan)


def _told(label: str, missing: Sequence[Dupla]) -> str:
    """Return a label with the number of duplas that are missing from the roll."""
    if not missing:
        return label
    said = ngettext(
        "%(step)s (falta %(count)d na chamada)", "%(step)s (faltam %(count)d na chamada)", len(missing)
    )
    return said % {"step": label, "count": len(missing)}


def _published_first(tournament: Tournament) -> NextStep | None:
    if tournament.auto_publish:
        return None
    last = Publication.objects.filter(tournament=tournament).aggregate(at=Max("at"))["at"]
    # Only what was written after the last revision may be unpublished.
    written = JournalEntry.objects.filter(tournament=tournament).aggregate(at=Max("at"))["at"]
    if last and written and (written <= last or publishing.is_current(tournament)):
        return None
    return NextStep(Step.PUBLISH, _("Publicar"), _at(tournament, "publish"), {"acao": "publicar"})


def _at(tournament: Tournament, page: str, *args: object) -> str:
    return reverse(f"tournaments:{page}", args=(tournament.slug, *args))
