"""The next step of a tournament: exactly one at any moment.

This module writes nothing. A step is a form of an existing page, sent from any page of the desk; or a link to that page
if the director has to check or choose something there first.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from django.db.models import Max
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext as _

from tournaments.desk.line.in_play import StageInPlay
from tournaments.entries import checkin
from tournaments.event import rounds, stage_field
from tournaments.event.plan_problems import moved_up
from tournaments.models import Lancamento, Publication, Round, Stage, Tournament
from tournaments.plan.formats import FORMATS
from tournaments.stage_plan import default_plan, format_of, is_bracket, opens_after


class Step(StrEnum):
    """The steps, in the order of the day."""

    ENTER = "inscrever"
    OPEN = "abrir"
    PLAN = "formato"
    DRAW_BRACKET = "sortear-chave"
    START = "comecar"
    DRAW_AGAIN = "sortear-de-novo"
    CHECK = "conferir"
    POST = "divulgar-lugares"
    START_ROUND = "comecar-rodada"
    BELL = "fim-do-tempo"
    CLOSE = "fechar"
    PUBLISH = "publicar"
    DRAW_ROUND = "sortear-rodada"
    CLOSE_STAGE = "encerrar-fase"
    BEGIN_STAGE = "comecar-fase"
    RESULTS = "resultados"
    OVER = "fim"


# Steps that wait for the hall: any other step comes first.
WAITS = frozenset({Step.BELL, Step.CLOSE, Step.RESULTS})


@dataclass(frozen=True, slots=True)
class NextStep:
    """One button. sends: the fields of the form that it sends to the address; if empty, it is a link.

    looked: the label of the button on the page at the address. If set, the form is only sent from there, after the
    director has checked the page; elsewhere the button is a link to it.
    """

    step: Step
    label: str
    address: str
    sends: Mapping[str, str] = field(default_factory=dict)
    looked: str = ""


def before_start(tournament: Tournament, stages: Sequence[Stage]) -> NextStep:
    """Return the next step before the start. One query."""
    entries = _at(tournament, "desk_tournament")
    plan = stages[0].plan if stages else default_plan(tournament)
    format_ = FORMATS[str(plan["format"])]
    draft = tournament.state == Tournament.State.DRAFT
    # Duplas play a knockout by default; for single players the director has to choose a format.
    chosen = bool(stages) or not tournament.of_players
    enough = chosen and tournament.dupla_set.count() >= format_.least
    if draft and not enough:
        return NextStep(Step.OPEN, _("Abrir as inscrições"), entries, {"acao": "abrir"})
    if not chosen:
        return NextStep(Step.PLAN, _("Escolher o formato"), _at(tournament, "desk_plan"))
    if not enough:
        enter = _("Inscrever os jogadores") if tournament.alone else _("Inscrever as duplas")
        return NextStep(Step.ENTER, enter, f"{entries}#dupla-first")
    if format_.is_bracket and not tournament.drawn_at:
        draw = _("Abrir e sortear a chave") if draft else _("Sortear a chave")
        return NextStep(Step.DRAW_BRACKET, draw, entries, {"acao": "seguir"})
    if draft:
        return NextStep(Step.START, _("Abrir e começar o torneio…"), entries, {"acao": "seguir"})
    return NextStep(Step.START, _("Começar o torneio"), _at(tournament, "tournament_start"))


def while_running(
    tournament: Tournament, stages: Sequence[Stage], playing: Sequence[StageInPlay]
) -> tuple[NextStep, StageInPlay | None]:
    """Return the next step and its stage. Steps that are possible now come before steps that wait for the hall."""
    found = [(_of_stage(one), one) for one in playing]
    now = next((pair for pair in found if pair[0].step not in WAITS), None)
    if now:
        return now
    # A stage that can begin comes before steps that wait for the hall.
    begins = next((stage for stage in stages if _may_begin(stage, stages)), None)
    if begins:
        return _published_first(tournament) or _begin(begins), found[0][1] if found else None
    if found:
        return found[0]
    return NextStep(Step.RESULTS, _("Ver as rodadas"), _at(tournament, "desk_rounds")), None


def when_over(tournament: Tournament) -> NextStep:
    """Return the next step of a tournament that is over."""
    over = NextStep(Step.OVER, _("Ver a classificação final"), _at(tournament, "desk_rounds"))
    return _published_first(tournament) or over


def _of_stage(now: StageInPlay) -> NextStep:
    stage, tournament = now.stage, now.stage.tournament
    if stage.state == Stage.State.CLOSED:  # a result was reverted
        return NextStep(Step.RESULTS, _("Lançar o que falta"), f"{_at(tournament, 'desk_rounds')}#faltam")
    if row := now.draft:
        return _of_draft(row)
    if now.missing:
        return _of_play(now)
    if is_bracket(stage):
        return NextStep(Step.RESULTS, _("Ver a chave"), f"{_at(tournament, 'desk_tournament')}#chave")
    return _published_first(tournament) or _after_play(now)


def _of_draft(row: Round) -> NextStep:
    tournament, named = row.stage.tournament, {"number": row.number}
    page = _at(tournament, "desk_round", row.pk)
    if refusal := rounds.staleness(row):
        if refusal.code == "stage_few_left":
            return _close(row.stage)
        again = _("Sortear de novo a rodada %(number)s") % named
        return NextStep(Step.DRAW_AGAIN, again, page, {"acao": "sortear"}, looked=again)
    if row.state == Round.State.DRAFT:
        check = _("Conferir a rodada %(number)s") % named
        return NextStep(
            Step.CHECK, check, page, {"acao": "divulgar"}, looked=_("Conferi: divulgar os lugares")
        )
    return NextStep(Step.POST, _("Divulgar os lugares"), page, {"acao": "afixar"})


def _of_play(now: StageInPlay) -> NextStep:
    tournament, number = now.stage.tournament, now.missing[0].round
    named = {"round": now.title}
    if now.waits_for_bell(timezone.now()):
        bell = f"{_at(tournament, 'desk_bell')}?rodada={now.stage.number}.{number}"
        return NextStep(Step.BELL, _("Fim do tempo: %(round)s") % named, bell)
    # The director may wait for the results, or close the round with the jogos as they are.
    rest = f"{_at(tournament, 'desk_rest', now.stage.number)}?rodada={number}"
    return NextStep(Step.CLOSE, _("Fechar: %(round)s") % named, rest)


def _after_play(now: StageInPlay) -> NextStep:
    stage, page = now.stage, _at(now.stage.tournament, "desk_rounds")
    if row := now.posted:
        sends = {"acao": "comecar-rodada", "fase": str(stage.number), "rodada": str(row.number)}
        start = _("Começar a rodada %(number)s") % {"number": row.number}
        # The page lists the missing duplas, so the round is started from there.
        looked = start if checkin.missing_now(now.stage.tournament) else ""
        return NextStep(Step.START_ROUND, start, page, sends, looked)
    number = len(now.rounds) + 1
    if (
        format_of(stage).drawn_by_round
        and number <= now.of_rounds
        and not stage_field.few_left(stage, number)
    ):
        draw = _("Sortear a rodada %(number)s") % {"number": number}
        return NextStep(Step.DRAW_ROUND, draw, page, {"acao": "sortear", "fase": str(stage.number)})
    return _close(stage)


def _close(stage: Stage) -> NextStep:
    page = f"{_at(stage.tournament, 'desk_life_action', 'encerrar-fase')}?de={stage.pk}"
    return NextStep(Step.CLOSE_STAGE, _("Encerrar: %(stage)s") % {"stage": stage}, page)


def _may_begin(stage: Stage, stages: Sequence[Stage]) -> bool:
    return stage.state == Stage.State.PLANNED and opens_after(stage, stages) is None


def _begin(stage: Stage) -> NextStep:
    page, label = _at(stage.tournament, "desk_rounds"), _("Começar: %(stage)s") % {"stage": stage}
    # The director checks first which duplas move up in place of withdrawn ones.
    if moved_up(stage):
        return NextStep(Step.BEGIN_STAGE, label, f"{page}#fase-{stage.number}")
    return NextStep(Step.BEGIN_STAGE, label, page, {"acao": "comecar", "fase": str(stage.number)})


def _published_first(tournament: Tournament) -> NextStep | None:
    if tournament.auto_publish:
        return None
    last = Publication.objects.filter(tournament=tournament).aggregate(at=Max("at"))["at"]
    # Anything written after the last revision is not published yet.
    written = Lancamento.objects.filter(tournament=tournament).aggregate(at=Max("at"))["at"]
    if last and written and written <= last:
        return None
    return NextStep(Step.PUBLISH, _("Publicar"), _at(tournament, "publish"), {"acao": "publicar"})


def _at(tournament: Tournament, page: str, *args: object) -> str:
    return reverse(f"tournaments:{page}", args=(tournament.slug, *args))
