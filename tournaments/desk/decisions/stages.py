"""What a director may do to a stage as a whole."""

from typing import Any

from django.utils.translation import gettext as _

from scoring.ledger.trail import Source
from tournaments.desk.decisions.actions import Action
from tournaments.desk.decisions.forms import RestartForm
from tournaments.event import stages
from tournaments.forms import DeskForm
from tournaments.models import Stage, Tournament


def found(tournament: Tournament) -> list[Stage]:
    """Return the stages that have begun, the latest first."""
    return list(
        Stage.objects.filter(tournament=tournament).exclude(state=Stage.State.PLANNED).order_by("-number")
    )


def _close(stage: Stage, typed: dict[str, Any], source: Source) -> str:
    stages.close_stage(stage=stage, source=source)
    return _("Encerrada: %(stage)s.") % {"stage": stage}


def _restart(stage: Stage, typed: dict[str, Any], source: Source) -> str:
    stages.restart_stage(stage=stage, source=source, **typed)
    return _("De volta ao plano: %(stage)s. Comece-a de novo na página Rodadas.") % {"stage": stage}


def _nothing(data: Any, subject: Stage) -> DeskForm:
    return DeskForm(data)


def _named(data: Any, subject: Stage) -> DeskForm:
    form = RestartForm(data)
    form.fields["typed_name"].help_text = _("Chama-se: %(stage)s") % {"stage": subject}
    return form


ACTIONS = (
    Action(key="encerrar-fase", form=_nothing, run=_close),
    Action(key="recomecar-fase", form=_named, run=_restart, harm=True),
)
