"""Changes to duplas while a tournament runs: late entry, return, substitution of a player. Withdrawal: `leaving`."""

from collections.abc import Sequence

from django.db import transaction
from django.db.models import Max

from scoring.jogo.begun import begun_of
from scoring.ledger.trail import Source
from tournaments import refresh_queue
from tournaments.entries import bracket_return, leaving
from tournaments.entries.free_places import (
    free_bye,
    free_byes,
    take_bye_of_bracket,
    take_bye_of_round,
    take_byes,
)
from tournaments.entries.leaving import withdraw
from tournaments.entries.present import coming_back, in_play
from tournaments.entries.registration import add_dupla, refuse_player
from tournaments.errors import TournamentError
from tournaments.hall.open_anew import is_played, let_go
from tournaments.hall.seating import open_ready
from tournaments.ledger.event_log import note
from tournaments.ledger.log_lines import Done, EnteredLate, Substituted
from tournaments.models import Confronto, Dupla, DuplaMember, Player, Round, Stage, StageEntry, Tournament
from tournaments.names import dupla_name
from tournaments.stage_plan import fed_by, format_of, is_bracket, late_until, planned
from tournaments.standings.meeting import Status

__all__ = ["enter_late", "late_places", "re_enter", "substitute", "withdraw"]

NO_PLACE = frozenset({"no_free_place", "no_free_place_in_bracket"})

type Rounds = Sequence[Round]


def enter_late(
    *,
    stage: Stage,
    first: Player,
    second: Player | None = None,
    third: Player | None = None,
    home: str = "",
    source: Source,
) -> Dupla:
    """Enter a dupla in a stage that is being played.

    Possible until round `late_until` of the plan is over (default: the first round). In a format that is drawn round by
    round, the dupla plays from the next round that is not posted, or takes a bye of a round that is posted and has not
    begun. If all rounds are drawn at once, it takes byes from the first round that is not over. In a knockout it takes
    a bye from which nobody has played on.
    home: where the dupla comes from.
    Raises `TournamentError`: `stage_not_playing`, `no_free_place_in_bracket`, `enter_late_individual`,
    `enter_late_teams`, `too_late` (round), `no_free_place`, `no_round_left` (stage, rounds: the dupla would never
    play), `no_place_left` (something is played already, so the stage cannot be drawn again), and those of
    `registration.add_dupla`.
    """
    with transaction.atomic():
        stage = leaving.locked_stage(stage)
        rounds = list(Round.objects.filter(stage=stage).order_by("number"))
        _refuse_late(stage, rounds)
        dupla = add_dupla(stage.tournament, (first, second, third), home=home)
        last = StageEntry.objects.filter(stage=stage).aggregate(last=Max("place"))["last"] or 0
        entry = StageEntry(stage=stage, dupla=dupla, place=last + 1)
        try:
            _seat_late(entry, rounds)
        except TournamentError as exc:
            if exc.code in NO_PLACE and is_played(stage):
                raise TournamentError("no_place_left", stage=stage.number) from exc
            raise
        entry.save()
        line = EnteredLate({"dupla": dupla.name, "from_round": entry.from_round})
        note(stage.tournament, line, source, stage=stage, dupla=dupla)
        _changed(stage.tournament, source)
    return dupla


def _seat_late(entry: StageEntry, rounds: Rounds) -> None:
    if is_bracket(entry.stage):
        take_bye_of_bracket(entry.stage, entry.dupla)
    elif format_of(entry.stage).drawn_at_once:
        entry.from_round, entry.group = take_byes(entry.stage, entry.dupla, rounds)
    else:
        entry.from_round = take_bye_of_round(entry.stage, entry.dupla, rounds)


def late_places(stage: Stage) -> tuple[int, Sequence[Confronto]]:
    """Return the first round that a late dupla would play in a stage, and the byes that it would take.

    In a bracket the bye is chosen by lot: 1 and none. Raises `TournamentError` as `enter_late` does.
    """
    rounds = list(Round.objects.filter(stage=stage).order_by("number"))
    _refuse_late(stage, rounds)
    if is_bracket(stage):
        return 1, []
    if format_of(stage).drawn_at_once:
        taken = free_byes(stage, rounds)
        return taken[0].round, taken
    number, bye = free_bye(stage, rounds)
    return number, [bye] if bye else []


def re_enter(*, dupla: Dupla, reason: str = "", source: Source) -> StageEntry:
    """Reinstate a dupla that has withdrawn, from the next round.

    The missed rounds count as nothing, not even as a bye. The jogo that its withdrawal ended goes on while its round
    is the last one (`leaving.ended_by`). If all rounds are drawn at once, the dupla gets back those
    of its coming meetings that are still free. A dupla that withdrew before the stage began enters it with the next
    round, or in place of byes. Before the stage begins, the dupla is reinstated in the previous stage and advances
    normally. In a bracket, `bracket_return.come_back` lets the W.O. of the withdrawal be played; this includes a
    bracket that is over, if no later stage takes entrants from it.
    Raises `TournamentError`: `not_withdrawn`, `no_place_left`, `no_free_place_in_bracket`, `stage_not_playing`,
    `not_in_stage`; and `Refused("next_jogo_played")` if the bracket was played on from every such W.O.
    (`corrections.carry_out` then lists the consequences).
    """
    with transaction.atomic():
        # Jogos are locked before the tournament, in the order in which a result takes the locks.
        leaving.lock_jogos(dupla, closed=True)
        tournament, entry = coming_back(dupla)
        if entry.until_round is None:
            raise TournamentError("not_withdrawn", dupla=dupla.name)
        if entry.stage.state == Stage.State.PLANNED:
            _come_before(entry)
        elif is_bracket(entry.stage):
            bracket_return.come_back(entry, reason, source)
        else:
            if not entry.place:
                _enter_now(entry)
            leaving.give_back(entry, reason, source)
            entry.until_round = None
            entry.save()
        note(tournament, Done("re_entered"), source, stage=entry.stage, dupla=dupla, reason=reason)
        _changed(tournament, source)
    return entry


def _come_before(entry: StageEntry) -> None:
    # A dupla that the previous stage sends needs no entry here; a late entrant keeps its own.
    # The previous stage lists the dupla again, as if it had not withdrawn there.
    sent = entry.stage.number == 1 or _stay_in_stage_before(entry)
    entry.until_round = None
    if not sent:
        entry.save()
    elif entry.pk:
        entry.delete()


def _enter_now(entry: StageEntry) -> None:
    stage = entry.stage
    rounds = list(Round.objects.filter(stage=stage).order_by("number"))
    # A movement of single players has no free place.
    if format_of(stage).of_players:
        raise TournamentError("no_place_left", stage=stage.number)
    try:
        _seat_late(entry, rounds)
    except TournamentError as exc:
        if exc.code in NO_PLACE:
            raise TournamentError("no_place_left", stage=stage.number) from exc
        raise
    entry.place = 1 + (StageEntry.objects.filter(stage=stage).aggregate(last=Max("place"))["last"] or 0)
    _stay_in_stage_before(entry)


def _stay_in_stage_before(entry: StageEntry) -> bool:
    before = StageEntry.objects.entered().filter(
        stage__tournament=entry.stage.tournament_id, stage__number=fed_by(entry.stage)
    )
    return before.filter(dupla=entry.dupla).update(until_round=None) > 0


def substitute(*, dupla: Dupla, leaves: Player, comes: Player, override: str = "", source: Source) -> Dupla:
    """Replace a player of a dupla; the dupla keeps its number and its results.

    override: the reason for a substitution after more than half of the rounds of the stage.
    Raises `TournamentError`: `player_not_in_dupla` (name, dupla), `player_elsewhere`, `player_taken`,
    `player_entered`, `substitution_late` (played, rounds), `stage_not_playing`.
    """
    with transaction.atomic():
        jogos = leaving.lock_jogos(dupla)
        tournament, entry = in_play(dupla)
        dupla = entry.dupla
        member = DuplaMember.objects.filter(dupla=dupla, player=leaves).first()
        if member is None:
            raise TournamentError("player_not_in_dupla", name=leaves.name, dupla=dupla.name)
        refuse_player(tournament, comes, "comes")
        played = leaving.confrontos_of(entry).exclude(status__in=("", Status.BYE)).count()
        drawn = Confronto.objects.filter(stage=entry.stage).aggregate(last=Max("round"))["last"] or 0
        # A format without a fixed number of rounds counts those drawn so far.
        rounds = max(drawn, planned(entry.stage).stage.format.rounds or 0)
        if 2 * played > rounds and not override.strip():
            raise TournamentError("substitution_late", field="override", played=played, rounds=rounds)
        before = dupla.name
        member.player = comes
        member.save(update_fields=("player",))
        names = DuplaMember.objects.filter(dupla=dupla).order_by("pk").values_list("player__name", flat=True)
        dupla.name = dupla_name(names)
        dupla.save(update_fields=("name",))
        # Jogos without a mão are cancelled, and opened again with the new names.
        begun = begun_of(jogos)
        let_go([jogo for jogo in jogos if jogo.pk not in begun], source)
        line = Substituted(
            {"before": before, "after": dupla.name, "leaves": leaves.name, "comes": comes.name}
        )
        note(tournament, line, source, stage=entry.stage, dupla=dupla, reason=override)
        _changed(tournament, source)
    return dupla


def _refuse_late(stage: Stage, rounds: Rounds) -> None:
    if is_bracket(stage):
        return  # possible as long as a bye is free
    if not format_of(stage).takes_late():
        if format_of(stage).ranked_as_one > 1:
            raise TournamentError("enter_late_teams", stage=stage.number)
        raise TournamentError("enter_late_individual", stage=stage.number)
    last = late_until(stage)
    over = [row.number for row in rounds if row.state == Round.State.CLOSED]
    if not format_of(stage).drawn_at_once:
        # A round that is posted means that the one before it is over.
        over += [row.number - 1 for row in rounds if row.state not in Round.HELD_BACK]
    if over and max(over) >= last:
        raise TournamentError("too_late", round=last)


def _changed(tournament: Tournament, source: Source) -> None:
    open_ready(tournament, source)
    refresh_queue.raise_wanted(tournament.pk, publish=tournament.auto_publish)
