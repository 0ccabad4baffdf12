"""Winners advance by themselves: what happens in the bracket when a jogo closes, opens again or changes hands."""

from itertools import count

from django.db import connection

from scoring.audit import Source
from scoring.closing import cancel_jogo, open_jogo
from scoring.errors import Refused
from scoring.models import Jogo, Mao
from tournaments.models import Confronto, Dupla, Tournament

SYSTEM = Source(device="canastra")


def open_ready(tournament: Tournament, source: Source = SYSTEM) -> None:
    """Open a jogo, at the lowest free mesa, for each confronto whose duplas are known. Needs the tournament's lock.

    With more confrontos than mesas the rest waits for the next free one.
    """
    confrontos = Confronto.objects.filter(tournament=tournament)
    ready = confrontos.filter(jogo=None, winner=None, dupla_a__isnull=False, dupla_b__isnull=False)
    ready = ready.select_related("dupla_a", "dupla_b").order_by("round", "kind", "position")
    waiting = list(ready)
    if not waiting:
        return
    taken = _taken(tournament.pk)
    free = (mesa for mesa in range(1, tournament.mesas + 1) if mesa not in taken)
    for confronto, mesa in zip(waiting, free, strict=False):
        _seat(tournament, confronto, mesa, source)


def on_settled(confronto: Confronto) -> None:
    """Bring the bracket in line with the result of a confronto's jogo. Call inside the transaction of the result.

    Raises `scoring.errors.Refused("next_jogo_played")` when a jogo played from the old result stands in the way.
    """
    tournament = Tournament.objects.select_for_update().get(pk=confronto.tournament_id)
    confronto = Confronto.objects.select_related("jogo", "dupla_a", "dupla_b").get(pk=confronto.pk)
    jogo = confronto.jogo
    winner = confronto.dupla(jogo.winner) if jogo and jogo.winner else None
    if winner == confronto.winner:
        return
    confronto.winner = winner
    confronto.save(update_fields=("winner",))
    _place(confronto.winner_to_id, confronto.winner_side, winner)
    _place(confronto.loser_to_id, confronto.loser_side, _loser(confronto))
    if jogo and not jogo.closed_at:
        _reseat(confronto)
    open_ready(tournament)
    _finish_or_resume(tournament)


def _seat(tournament: Tournament, confronto: Confronto, mesa: int, source: Source) -> None:
    a, b = confronto.dupla_a, confronto.dupla_b
    if a is None or b is None:
        raise ValueError(f"{confronto} is not ready")
    confronto.jogo = open_jogo(
        labels=[a.name, b.name],
        ruleset=tournament.ruleset,
        options=tournament.options,
        overrides=tournament.overrides,
        partidas=tournament.partidas,
        fixed=tournament.fixed,
        source=source,
    )
    confronto.mesa = mesa
    confronto.save(update_fields=("jogo", "mesa"))


def _reseat(confronto: Confronto) -> None:
    """Give a jogo that is open again another mesa where its own is taken, one more than the hall has if need be."""
    taken = _taken(confronto.tournament_id, but=confronto)
    if confronto.mesa in taken:
        confronto.mesa = next(mesa for mesa in count(1) if mesa not in taken)
        confronto.save(update_fields=("mesa",))


def _taken(tournament_id: int, but: Confronto | None = None) -> set[int | None]:
    playing = Confronto.objects.filter(tournament=tournament_id, jogo__isnull=False, jogo__closed_at=None)
    others = playing.exclude(pk=but.pk) if but else playing
    return set(others.values_list("mesa", flat=True))


def _loser(confronto: Confronto) -> Dupla | None:
    if confronto.winner is None:
        return None
    return confronto.dupla_b if confronto.winner == confronto.dupla_a else confronto.dupla_a


def _place(target_id: int | None, side: str, dupla: Dupla | None) -> None:
    """Put a dupla, or nobody, into a slot of a later confronto; its unplayed jogo is annulled."""
    if target_id is None:
        return
    target = Confronto.objects.select_related("dupla_a", "dupla_b").get(pk=target_id)
    if target.dupla(side) == dupla:
        return
    jogo = _unplayed(target)
    target.jogo = target.mesa = None
    setattr(target, f"dupla_{side.lower()}", dupla)
    target.save()
    if jogo is not None:
        cancel_jogo(jogo=jogo, reason="", source=SYSTEM)


def _unplayed(target: Confronto) -> Jogo | None:
    """Lock and return the jogo of a confronto whose duplas are about to change, None where there is none yet."""
    if target.jogo_id is None:
        return None
    # Nobody waits here: who records the first mão of that jogo right now may need the tournament we hold.
    skip = connection.features.has_select_for_update_skip_locked
    jogo = Jogo.objects.select_for_update(skip_locked=skip).filter(pk=target.jogo_id).first()
    if jogo is None or jogo.closed_at or Mao.objects.filter(partida__jogo=jogo).exists():
        raise Refused("next_jogo_played", mesa=target.mesa or 0)
    return jogo


def _finish_or_resume(tournament: Tournament) -> None:
    """A tournament is finished when its last round is: final and, where there is one, third place."""
    open_yet = Confronto.objects.filter(tournament=tournament, winner=None).exists()
    state = Tournament.State.RUNNING if open_yet else Tournament.State.FINISHED
    if state != tournament.state:
        tournament.state = state
        tournament.save(update_fields=("state",))


def confronto_of(jogo: Jogo) -> Confronto | None:
    """Return the confronto a jogo belongs to; None for a friendly or an annulled jogo. One query."""
    return Confronto.objects.filter(jogo=jogo).select_related("tournament").first()
