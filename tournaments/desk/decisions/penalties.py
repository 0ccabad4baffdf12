"""Penalties: given to a dupla of a stage, and lifted."""

from django.utils.translation import gettext as _

from scoring.ledger.trail import Source
from tournaments.desk.decisions.actions import Typed, action
from tournaments.desk.decisions.forms import PenaltyForm, ReasonOnlyForm
from tournaments.ledger.names_apart import tell
from tournaments.models import Penalty, StageEntry, Tournament
from tournaments.outcomes import penalties
from tournaments.wording.terms import SANCTIONS


def standing(tournament: Tournament) -> list[Penalty]:
    """Return the penalties that are not lifted, the latest first."""
    found = Penalty.objects.filter(stage__tournament=tournament, lifted_at=None)
    return tell(found.select_related("dupla", "stage").order_by("-pk"))


@action(
    "punir",
    lambda data, entry: PenaltyForm(data, stage=entry.stage),
    subject=lambda entry, typed: Penalty(stage=entry.stage, dupla=entry.dupla, round=typed["round"]),
    harm=True,
)
def penalise(entry: StageEntry, typed: Typed, source: Source) -> str:
    given = {**typed, "amount": typed["amount"] or 0}
    penalties.penalise(stage=entry.stage, dupla=entry.dupla, source=source, **given)
    return _("Punição aplicada: %(dupla)s, %(sanction)s, rodada %(round)s.") % {
        "dupla": entry.dupla,
        "sanction": f"{SANCTIONS[typed['sanction']]} {typed['amount'] or ''}".strip(),
        "round": typed["round"],
    }


@action(
    "retirar-punicao",
    lambda data, penalty: ReasonOnlyForm(data),
    subject=lambda penalty, typed: penalty,
)
def lift(penalty: Penalty, typed: Typed, source: Source) -> str:
    penalties.lift(penalty=penalty, source=source, **typed)
    sanction = SANCTIONS[penalty.sanction]
    return _("Punição retirada: %(dupla)s, %(sanction)s.") % {"dupla": penalty.dupla, "sanction": sanction}
