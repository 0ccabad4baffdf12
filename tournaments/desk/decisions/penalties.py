"""Penalties in the director's hands: given to a dupla of the stage, taken back."""

from typing import Any

from django.db.models import QuerySet
from django.utils.translation import gettext as _

from scoring.ledger.trail import Source
from tournaments.desk.decisions.actions import Action
from tournaments.desk.decisions.forms import PenaltyForm, ReasonOnlyForm
from tournaments.forms import DeskForm
from tournaments.models import Penalty, StageEntry, Tournament
from tournaments.outcomes import penalties as sanctions


def standing(tournament: Tournament) -> QuerySet[Penalty]:
    """Return the penalties that stand, the latest first."""
    found = Penalty.objects.filter(stage__tournament=tournament, lifted_at=None)
    return found.select_related("dupla", "stage").order_by("-pk")


def _penalise(entry: StageEntry, typed: dict[str, Any], source: Source) -> str:
    given = {**typed, "amount": typed["amount"] or 0}
    sanctions.penalise(stage=entry.stage, dupla=entry.dupla, source=source, **given)
    return _("Punição aplicada: %(dupla)s.") % {"dupla": entry.dupla}


def _lift(penalty: Penalty, typed: dict[str, Any], source: Source) -> str:
    sanctions.lift(penalty=penalty, source=source, **typed)
    return _("Punição retirada: %(dupla)s.") % {"dupla": penalty.dupla}


def _about_to_be(entry: StageEntry, typed: dict[str, Any]) -> Penalty:
    return Penalty(stage=entry.stage, dupla=entry.dupla, round=typed["round"])


def _of_entry(data: Any, subject: StageEntry) -> DeskForm:
    return PenaltyForm(data)


def _of_penalty(data: Any, subject: Penalty) -> DeskForm:
    return ReasonOnlyForm(data)


PENALISE = Action(key="punir", form=_of_entry, run=_penalise, subject=_about_to_be, harm=True)
LIFT = Action(key="retirar-punicao", form=_of_penalty, run=_lift, subject=lambda penalty, typed: penalty)
