"""Changes by hand in a draft round: exchange two duplas, force a pairing, forbid a pairing."""

from django.db import transaction
from django.db.models import Q

from scoring.ledger.trail import Source
from tournaments.errors import TournamentError
from tournaments.event.draws.round_draw import history_of, plays
from tournaments.event.draws.stage_field import disqualified
from tournaments.event.rounds import draw_again, held_back, noted
from tournaments.ledger.log_lines import PairAndLots, PairSetByHand, RoundSwapped
from tournaments.ledger.names_apart import KnownNames
from tournaments.models import Confronto, Dupla, Round, StageEntry
from tournaments.models.stage import HandPair
from tournaments.pairing.entrant import Flag, pair_of
from tournaments.pairing.history import History
from tournaments.results.stage_results import results_of


def swap(*, round: Round, one: Dupla, other: Dupla, source: Source) -> Round:  # noqa: A002
    """Exchange two duplas of a draft, possibly with a bye, and mark both confrontos as set by hand.

    A checked round must be checked again. Raises `TournamentError`: `round_posted`, `forced_stranger` (a dupla is not
    in the round), `swap_same`.
    """
    if one.pk == other.pk:
        raise TournamentError("swap_same", dupla=one.name)
    with transaction.atomic():
        row, past = held_back(round)
        of_round = Confronto.objects.filter(stage=row.stage, round=row.number)
        rows = list(of_round.filter(Q(dupla_a__in=(one, other)) | Q(dupla_b__in=(one, other))))
        found = {dupla for confronto in rows for dupla in (confronto.dupla_a_id, confronto.dupla_b_id)}
        if stranger := next((who for who in (one, other) if who.pk not in found), None):
            raise TournamentError("forced_stranger", entrant=stranger.name, round=row.number)
        places = {one.pk: other.pk, other.pk: one.pk}
        before = history_of(results_of(row.stage), past, row.number)
        for confronto in rows:
            _change_places(confronto, places, before)
        Confronto.objects.bulk_update(rows, ("dupla_a", "dupla_b", "winner", "flags"))
        row.state = Round.State.DRAFT
        row.save(update_fields=("state",))
        return noted(row, RoundSwapped({"one": one.name, "other": other.name}), source)


def force(
    *,
    round: Round,  # noqa: A002
    one: Dupla,
    other: Dupla | None,
    reason: str,
    source: Source,
) -> Round:
    """Force two duplas of a draft to meet, or one to rest (other=None), and redraw the others with the same lots.

    reason: published with the draw. Raises `TournamentError`: `reason_missing`, `round_posted`, `forced_stranger`,
    `forced_disqualified` (dupla), `forced_forbidden`, and the errors of `draw_round`.
    """
    _refuse_no_reason(reason)
    ids = [one.pk, other.pk if other else None]
    with transaction.atomic():
        row, past = held_back(round)
        entries = StageEntry.objects.filter(stage=row.stage, dupla__in=[one, other] if other else [one])
        here = {entry.dupla_id for entry in entries if plays(entry, row.number)}
        if stranger := next((who for who in (one, other) if who and who.pk not in here), None):
            raise TournamentError("forced_stranger", entrant=stranger.name, round=row.number)
        out = disqualified(row.stage)
        if barred := next((who for who in (one, other) if who and who.pk in out), None):
            raise TournamentError("forced_disqualified", dupla=barred.name)
        why = KnownNames(row.stage.tournament.club_id).sealed(reason.strip())
        set_ = HandPair(one.pk, other.pk if other else None, why)
        # A dupla can be in one forced pair only, and only one bye can be forced: a new pair replaces the old one.
        kept = [pair for pair in row.forced_pairs if not {pair.one, pair.other} & {id_ for id_ in ids if id_}]
        row.forced = [*(pair for pair in kept if set_.other or pair.other), set_]
        pair: PairAndLots = {"one": one.name, "other": other.name if other else "", "seed": row.seed}
        return draw_again(row, past, PairSetByHand("round_forced", pair), source, reason=reason)


def forbid(*, round: Round, one: Dupla, other: Dupla, reason: str, source: Source) -> Round:  # noqa: A002
    """Forbid two duplas of a draft to meet, and redraw the round with the same lots.

    reason: published with the draw. Raises `TournamentError`: `reason_missing`, `round_posted`, `forced_forbidden`,
    `round_impossible` (left), and the errors of `draw_round`.
    """
    _refuse_no_reason(reason)
    with transaction.atomic():
        row, past = held_back(round)
        pair = pair_of(one.pk, other.pk)
        kept = (one_pair for one_pair in row.forbidden_pairs if (one_pair.one, one_pair.other) != pair)
        why = KnownNames(row.stage.tournament.club_id).sealed(reason.strip())
        row.forbidden = [*kept, HandPair(*pair, why)]
        kept_apart: PairAndLots = {"one": one.name, "other": other.name, "seed": row.seed}
        return draw_again(row, past, PairSetByHand("round_forbidden", kept_apart), source, reason=reason)


def _refuse_no_reason(reason: str) -> None:
    if not reason.strip():
        raise TournamentError("reason_missing", field="reason")


def _change_places(confronto: Confronto, places: dict[int, int], before: History) -> None:
    a, b = confronto.dupla_a_id, confronto.dupla_b_id
    a, b = places.get(a or 0, a), places.get(b or 0, b)
    confronto.dupla_a_id, confronto.dupla_b_id = a, b
    # The flags of the draw no longer apply to the changed pairing.
    flags = [Flag.FORCED]
    if confronto.is_bye:
        confronto.winner_id = a or b
        flags += [Flag.BYE, *([Flag.BYE_AGAIN] if before.byes[confronto.winner_id or 0] else [])]
    elif before.met(a or 0, b or 0):
        flags.append(Flag.REMATCH)
    confronto.flags = [str(flag) for flag in flags]
