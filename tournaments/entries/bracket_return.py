"""Return of a withdrawn dupla to a bracket: the jogos that its withdrawal gave away are played after all."""

from django.db import transaction
from django.db.models import Max
from django.utils.translation import gettext as _

from scoring.errors import Refused
from scoring.ledger.trail import Source
from tournaments.entries.free_places import take_bye_of_bracket
from tournaments.ledger.names_apart import tell
from tournaments.models import Confronto, Penalty, StageEntry, TournamentLogEntry
from tournaments.outcomes import decisions
from tournaments.standings.meeting import Status
from tournaments.standings.penalties import Sanction

FORFEITS = (Status.WALKOVER, Status.BOTH_ABSENT)


def come_back(entry: StageEntry, reason: str, source: Source) -> None:
    """Reinstate a dupla in a bracket, from the first W.O. of its withdrawal that can still be reverted.

    A W.O. can be reverted as long as the next jogo of the bracket is not played. A dupla that withdrew before the
    bracket began takes the place of a bye. The caller holds the lock of the tournament and of the jogos of the dupla.
    Raises `TournamentError("no_free_place_in_bracket")`, and `Refused("next_jogo_played")` if no W.O. can be
    reverted.
    """
    if not entry.place:
        take_bye_of_bracket(entry.stage, entry.dupla)
        entry.place = 1 + (
            StageEntry.objects.filter(stage=entry.stage).aggregate(last=Max("place"))["last"] or 0
        )
    entry.until_round = None
    entry.save()
    refusal = None
    for confronto in forfeits(entry):
        try:
            with transaction.atomic():
                why = reason.strip() or str(_("a dupla voltou"))
                decisions.take_back(confronto=confronto, reason=why, source=source)
                # Reverting the earliest W.O. also reverts the later ones that followed from it.
                return
        except Refused as exc:
            if exc.code != "next_jogo_played":
                raise
            refusal = exc
    if refusal:
        raise refusal


def forfeits(entry: StageEntry) -> list[Confronto]:
    """Return the W.O.s that a dupla's withdrawal gave to its opponents, the earliest first.

    Leaves out each W.O. that the director had declared before the withdrawal. Empty while the dupla is disqualified.
    """
    of_dupla = {"stage": entry.stage, "dupla": entry.dupla}
    standing = Penalty.objects.filter(**of_dupla, sanction=Sanction.DISQUALIFICATION, lifted_at=None)
    if standing.exists():
        return []
    own = Confronto.objects.of(entry.dupla).filter(stage=entry.stage, status__in=FORFEITS)
    found = [row for row in own.select_related("stage", "dupla_a", "dupla_b") if row.is_ready]
    lost = [row for row in found if row.winner_id != entry.dupla_id and not _declared(entry, row)]
    fed = {row.loser_to_id for row in lost}
    # A confronto that another one of these sends its loser to is played later.
    return sorted(lost, key=lambda row: row.pk in fed)


def _declared(entry: StageEntry, row: Confronto) -> bool:
    log = TournamentLogEntry.objects.filter(stage=entry.stage).order_by("sequence")
    leaving = log.filter(dupla=entry.dupla, action="withdrawn").last()
    before = log.filter(round=row.round, sequence__lt=leaving.sequence) if leaving else log.none()
    duplas = row.names
    said = [line for line in tell(before) if line.data.get("duplas") == duplas]
    if not said or said[-1].action not in FORFEITS:
        return False
    # A W.O. that came from a penalty does not count once the penalty is lifted.
    lifted = Penalty.objects.filter(stage=entry.stage, dupla=entry.dupla, lifted_at__isnull=False)
    return said[-1].reason not in {one.reason for one in tell(lifted)}
