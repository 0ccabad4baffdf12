"""Decisions of a director about a whole stage."""

from collections.abc import Iterator
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from scoring.ledger.trail import Source
from tournaments.desk.decisions.actions import Typed, action
from tournaments.desk.decisions.forms import CloseEarlyForm, PlayOffForm, RestartForm
from tournaments.errors import TournamentError
from tournaments.event import stages
from tournaments.event.draws import playoff, stage_field
from tournaments.forms import DeskForm
from tournaments.models import Confronto, Dupla, Stage, Tournament
from tournaments.results.stage_results import results_of
from tournaments.stage_plan import fed_by, sides_beside


def found(tournament: Tournament) -> list[Stage]:
    """Return the stages that have begun, the latest first."""
    return list(
        Stage.objects.filter(tournament=tournament).exclude(state=Stage.State.PLANNED).order_by("-number")
    )


def _early(data: Any, stage: Stage) -> DeskForm:
    left = 0 if stage_field.too_few_left(stage) else stages.rounds_not_played(stage)
    # While results are missing the stage cannot be closed, so no confirmation is asked.
    if not left or Confronto.objects.posted().filter(stage=stage, status="").exists():
        return DeskForm(data)
    return CloseEarlyForm(data, left=left, rounds=int(stage.plan["rounds"]))


def _goes_on(stage: Stage) -> Iterator[str]:
    """Yield who goes on to each later stage, who meets whom there, and who wins if it is the last one."""
    if Confronto.objects.posted().filter(stage=stage, status="").exists():
        return  # the stage cannot be closed yet
    later = [
        one for one in Stage.objects.filter(tournament=stage.tournament_id) if fed_by(one) == stage.number
    ]
    names = dict(Dupla.objects.filter(tournament=stage.tournament_id).values_list("pk", "name"))
    for one in later:
        one.tournament = stage.tournament
        try:
            field = stage_field.present(one, stage)
        except TournamentError:
            continue  # the page of the stage says why
        going = [names[entrant.id] for entrant in field.entrants]
        yield ngettext(
            "Passa a %(stage)s %(count)s: %(names)s.", "Passam a %(stage)s %(count)s: %(names)s.", len(going)
        ) % {"stage": one, "count": len(going), "names": ", ".join(going) or "–"}
        if field.pairs:
            pairs = (" × ".join(names[who] if who else _("folga") for who in pair) for pair in field.pairs)
            yield _("Lá se enfrentam: %(pairs)s.") % {"pairs": "; ".join(pairs)}
    if not later:
        results = results_of(stage)
        first = [
            names[row.entrant] for group in results.groups for row in results.placed(group) if row.place == 1
        ]
        yield _("É a última fase, e o torneio termina: vence %(names)s.") % {"names": ", ".join(first)}


@action("encerrar-fase", _early, leads_to="desk_rounds", tells=_goes_on)
def close(stage: Stage, typed: Typed, source: Source) -> str:
    told = list(_goes_on(stage))
    stages.close_stage(stage=stage, source=source)
    return " ".join([_("Encerrada: %(stage)s.") % {"stage": stage}, *told])


@action("reabrir-fase", lambda data, stage: DeskForm(data), leads_to="desk_rounds")
def reopen(stage: Stage, typed: Typed, source: Source) -> str:
    stages.reopen_stage(stage=stage, source=source)
    return _("Continua: %(stage)s.") % {"stage": stage}


def _named(data: Any, stage: Stage) -> DeskForm:
    form = RestartForm(data)
    form.fields["typed_name"].help_text = " ".join(
        [_("Chama-se: %(stage)s") % {"stage": stage}, *_beside(stage)]
    )
    return form


def _beside(stage: Stage) -> Iterator[str]:
    back = stages.drafts_beside(stage)
    for side in sides_beside(stage):
        if side in back:
            yield _("%(stage)s, de que nada foi divulgado, volta ao plano com ela.") % {"stage": side}
        else:
            yield _("%(stage)s continua com quem está nela, que não joga esta.") % {"stage": side}


@action("recomecar-fase", _named, harm=True, leads_to="desk_rounds")
def restart(stage: Stage, typed: Typed, source: Source) -> str:
    stages.restart_stage(stage=stage, source=source, **typed)
    return _("De volta ao plano: %(stage)s. Comece-a de novo na página Rodadas.") % {"stage": stage}


@action("desempate", lambda data, level: PlayOffForm(data, level=level))
def play_off(level: playoff.Level, typed: Typed, source: Source) -> str:
    playoff.play_off(stage=level.stage, source=source, **typed)
    return _("Gravado: %(name)s ficou na frente no desempate.") % {"name": typed["order"][0].name}


ACTIONS = (close, reopen, restart)
