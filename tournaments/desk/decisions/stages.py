"""What a director may do to a stage as a whole."""

from typing import Any

from django.utils.translation import gettext as _

from scoring.ledger.trail import Source
from tournaments.desk.decisions.actions import Typed, action
from tournaments.desk.decisions.forms import PlayOffForm, RestartForm
from tournaments.event import playoff, stages
from tournaments.forms import DeskForm
from tournaments.models import Stage, Tournament


def found(tournament: Tournament) -> list[Stage]:
    """Return the stages that have begun, the latest first."""
    return list(
        Stage.objects.filter(tournament=tournament).exclude(state=Stage.State.PLANNED).order_by("-number")
    )


@action("encerrar-fase", lambda data, stage: DeskForm(data))
def close(stage: Stage, typed: Typed, source: Source) -> str:
    stages.close_stage(stage=stage, source=source)
    return _("Encerrada: %(stage)s.") % {"stage": stage}


def _named(data: Any, stage: Stage) -> DeskForm:
    form = RestartForm(data)
    form.fields["typed_name"].help_text = _("Chama-se: %(stage)s") % {"stage": stage}
    return form


@action("recomecar-fase", _named, harm=True)
def restart(stage: Stage, typed: Typed, source: Source) -> str:
    stages.restart_stage(stage=stage, source=source, **typed)
    return _("De volta ao plano: %(stage)s. Comece-a de novo na página Rodadas.") % {"stage": stage}


@action("desempate", lambda data, level: PlayOffForm(data, level=level))
def play_off(level: playoff.Level, typed: Typed, source: Source) -> str:
    playoff.play_off(stage=level.stage, source=source, **typed)
    return _("Gravado: %(name)s ficou na frente no desempate.") % {"name": typed["order"][0].name}


ACTIONS = (close, restart)
