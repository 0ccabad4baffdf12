"""Exchange the places of two duplas or single players by hand, in any format, posted or not.

The confrontos must have no recorded result. They are marked as set by hand, and the log stores the reason.
"""

from collections.abc import Collection, Iterable, Mapping

from django.db import transaction
from django.db.models import QuerySet

from scoring.errors import Refused
from scoring.jogo.begun import begun_of
from scoring.ledger.trail import Source
from scoring.lifecycle.rename import reassign_jogo
from tournaments import refresh_queue
from tournaments.errors import TournamentError
from tournaments.event.consequences import need
from tournaments.hall import open_anew
from tournaments.hall.seating import open_ready
from tournaments.ledger.event_log import note
from tournaments.ledger.log_lines import PlacesSwapped
from tournaments.models import Confronto, Dupla, Round, Stage, StageEntry, Tournament
from tournaments.models.confronto import SIDES_READ
from tournaments.outcomes import advance, owners
from tournaments.pairing.entrant import Flag
from tournaments.stage_plan import format_of, is_bracket, planned
from tournaments.standings.meeting import Status
from tournaments.wording.refusals.consequences import Consequence

SLOTS = SIDES_READ
type Places = Mapping[int | None, int | None]


def swap_places(
    *,
    stage: Stage,
    number: int,
    one: Dupla,
    other: Dupla,
    rest: bool = False,
    reason: str,
    confirmed: str = "",
    source: Source,
) -> None:
    """Exchange two entrants in a round of a stage that is being played; in one confronto they change sides.

    rest: also exchange them in the later rounds of a schedule, so that no pair meets twice. Entrants of different
    groups can only be exchanged this way, from the first round on. A jogo without an entered mão is opened again for
    its new sides. confirmed: the key of the confirmed consequences. Raises `Unconfirmed`, with no change written, if
    a pair then meets once more than the plan says, and `TournamentError`: `reason_missing`, `swap_same`,
    `forced_stranger`, `places_recorded` (mesa, round), `other_group`, `other_team` (in a team format, unless they are
    the two sides of one table), `other_tree`, `stage_not_playing`.
    """
    if not reason.strip():
        raise TournamentError("reason_missing", field="reason")
    if one.pk == other.pk:
        raise TournamentError("swap_same", field="other", dupla=one.name)
    with transaction.atomic():
        jogos = open_anew.lock_open(stage=stage)
        tournament = Tournament.objects.locked(stage.tournament_id)
        stage = Stage.objects.get(pk=stage.pk)
        stage.tournament = tournament
        if stage.state != Stage.State.PLAYING:
            raise TournamentError("stage_not_playing", stage=stage.number)
        onwards = rest and format_of(stage).drawn_at_once
        of_two = Confronto.objects.of(one) | Confronto.objects.of(other)
        rows = list(_where(of_two, stage, number, onwards=onwards))
        _refuse_recorded(rows, begun_of(jogos))
        here = [row for row in rows if row.round == number]
        for who in (one, other):
            if not any(who.pk in row.entrants for row in here):
                raise TournamentError("forced_stranger", field="other", entrant=who.name, round=number)
        if format_of(stage).ranked_as_one > 1 and one.team_id != other.team_id:
            _refuse_other_team(rows, one, other)
        if is_bracket(stage):
            _swap_in_bracket(tournament, here, one, other)
        else:
            met = _swap_in_rounds(stage, rows, one, other, whole=onwards and number == 1)
            need([Consequence("rematch", row.versus, row.round) for row in met], confirmed)
        moved = {row.jogo_id for row in rows}
        open_anew.let_go([jogo for jogo in jogos if jogo.pk in moved], source)
        # The check of a changed round is no longer valid.
        Round.objects.filter(stage=stage, number=number, state=Round.State.CHECKED).update(
            state=Round.State.DRAFT
        )
        line = PlacesSwapped({"one": one.name, "other": other.name, "rest": onwards})
        note(tournament, line, source, stage=stage, round=number, reason=reason)
        advance.close_rounds(stage)
        open_ready(tournament, source)
        refresh_queue.raise_wanted(tournament.pk, publish=tournament.auto_publish)


def swap_seated(*, confronto: Confronto, one: Dupla, other: Dupla, reason: str, source: Source) -> None:
    """Exchange two duplas that sat at each other's mesa of a round and have entered mãos there.

    Each jogo stays with its sheet, phones and mesa, and its sides get the names of those who played it
    (`outcomes.owners`). confronto: where `one` was drawn. Raises `TournamentError`: `reason_missing`, `swap_same`,
    `forced_stranger`, `seated_in_bracket`, `other_group`, `other_team`, and the errors of `owners.refuse_decided`.
    """
    if not reason.strip():
        raise TournamentError("reason_missing", field="reason")
    stage, number = confronto.stage, confronto.round
    with transaction.atomic():
        rows = _seats_of(stage, number, one, other)
        owners.lock_sheets(rows)
        tournament = Tournament.objects.locked(stage.tournament_id)
        rows = _seats_of(stage, number, one, other)
        if is_bracket(stage):
            raise TournamentError("seated_in_bracket", mesa=confronto.mesa or "–")
        if len(rows) != len((one, other)):  # they meet each other, or one of them does not play
            raise TournamentError("forced_stranger", field="other", entrant=other.name, round=number)
        owners.refuse_decided(rows)
        if format_of(stage).ranked_as_one > 1:
            _refuse_other_team(rows, one, other)
        _swap_in_rounds(stage, rows, one, other, whole=False)
        for row in map(advance.fresh, [row.pk for row in rows]):
            if row.jogo:
                names = list(row.names.values())
                reassign_jogo(jogo=row.jogo, labels=names, reason=reason, source=source)
        line = PlacesSwapped({"one": one.name, "other": other.name, "rest": False})
        note(tournament, line, source, stage=stage, round=number, reason=reason)
        advance.on_reassigned(tournament, rows)
        refresh_queue.raise_wanted(tournament.pk, publish=tournament.auto_publish)


def _seats_of(stage: Stage, number: int, one: Dupla, other: Dupla) -> list[Confronto]:
    return list(_where(Confronto.objects.of(one, other), stage, number, onwards=False))


def _where(found: QuerySet[Confronto], stage: Stage, number: int, *, onwards: bool) -> QuerySet[Confronto]:
    found = found.filter(stage=stage, **{"round__gte" if onwards else "round": number})
    return found.select_related(*SLOTS, "stage", "winner").order_by("round", "position").distinct()


def _refuse_recorded(rows: Iterable[Confronto], begun: set[int]) -> None:
    for row in rows:
        if row.status not in {"", Status.BYE} or row.jogo_id in begun:
            raise TournamentError("places_recorded", mesa=row.mesa or 0, round=row.round)


def _refuse_other_team(rows: Iterable[Confronto], one: Dupla, other: Dupla) -> None:
    # Two duplas of different teams cannot change tables: both teams would meet two others at once.
    if not all({one.pk, other.pk} <= set(row.entrants) for row in rows):
        raise TournamentError("other_team", field="other", one=one.name, other=other.name)


def _swap_in_rounds(
    stage: Stage, rows: list[Confronto], one: Dupla, other: Dupla, *, whole: bool
) -> list[Confronto]:
    # Return the meetings of pairs that then meet once more than the plan says.
    entries = {
        entry.dupla_id: entry for entry in StageEntry.objects.filter(stage=stage, dupla__in=(one, other))
    }
    here, there = entries.get(one.pk), entries.get(other.pk)
    if here and there:
        apart = here.group != there.group and not planned(stage).stage.format.lists_meet
        if apart and not whole:
            raise TournamentError("other_group", field="other", one=one.name, other=other.name)
        if whole:
            here.group, there.group = there.group, here.group
            here.place, there.place = there.place, here.place
            StageEntry.objects.bulk_update((here, there), ("group", "place"))
    places: Places = {one.pk: other.pk, other.pk: one.pk}
    pairs = {frozenset(row.entrants) for row in rows}
    for row in rows:
        _change(row, places)
    if any(row.is_individual or row.each_alone for row in rows):
        return []
    return _flag_rematches(stage, pairs | {frozenset(row.entrants) for row in rows})


def _flag_rematches(stage: Stage, pairs: Iterable[Collection[int]]) -> list[Confronto]:
    # Return the meetings flagged now. The meeting of a pair that is one too many is flagged, whether it was exchanged
    # itself or not.
    planned_meetings = 2 if getattr(planned(stage).stage.format, "double", False) else 1
    flagged = []
    for pair in sorted(pairs, key=sorted):
        met = Confronto.objects.filter(stage=stage, dupla_a__in=pair, dupla_b__in=pair).order_by("round")
        met = met.select_related(*SLOTS)
        for number, row in enumerate(met, start=1):
            of_hand = Flag.REMATCH if Flag.FORCED in row.flags else Flag.REMATCH_BY_HAND
            flags = [flag for flag in row.flags if flag != of_hand]
            if number > planned_meetings:
                flags.append(str(of_hand))
                flagged += [row] if of_hand not in row.flags else []
            if flags != row.flags:
                row.flags = flags
                row.save(update_fields=("flags",))
    return flagged


def _change(row: Confronto, places: Places) -> None:
    for slot in SLOTS:
        now: int | None = getattr(row, f"{slot}_id")
        setattr(row, f"{slot}_id", places.get(now, now))
    row.others = [places.get(now, now) for now in row.others]
    # The flags of the draw no longer apply to the changed pairing.
    row.flags = [str(Flag.FORCED), *([str(Flag.BYE)] if row.is_bye else [])]
    row.winner_id = (row.dupla_a_id or row.dupla_b_id) if row.is_bye else None
    row.save()


def _swap_in_bracket(tournament: Tournament, rows: list[Confronto], one: Dupla, other: Dupla) -> None:
    if len({row.kind for row in rows}) > 1:
        raise TournamentError("other_tree", field="other", one=one.name, other=other.name)
    slots = [(row, row.side(who)) for who in (one, other) for row in rows if who.pk in row.entrants]
    feeding = [(kind, list(_feeding(kind, *slot))) for slot in slots for kind in ("winner", "loser")]
    for row in rows:
        try:
            with transaction.atomic():
                # Take a bye back first, so that its winner leaves the next round.
                if row.status == Status.BYE:
                    advance.take_back(row)
        except Refused as exc:
            raise TournamentError(
                "places_recorded", mesa=exc.params.get("mesa", 0), round=row.round + 1
            ) from exc
    for row in rows:
        _change(row, {one.pk: other.pk, other.pk: one.pk})
    # The confrontos that feed the two slots are exchanged too: a later correction then reaches the dupla at its new
    # place.
    targets = [slots[1], slots[1], slots[0], slots[0]]
    for (kind, feeders), (row, side) in zip(feeding, targets, strict=True):
        fields = {f"{kind}_to": row, f"{kind}_side": side}
        Confronto.objects.filter(pk__in=[one.pk for one in feeders]).update(**fields)
    for row in rows:
        if row.is_bye:
            row.winner = None
            through = advance.fresh(row.pk)
            advance.conclude(tournament, through, Status.BYE, through.dupla_a or through.dupla_b)


def _feeding(kind: str, row: Confronto, side: str) -> QuerySet[Confronto]:
    return Confronto.objects.filter(**{f"{kind}_to": row, f"{kind}_side": side})
