"""Draw the knockout. The random seed is stored and shown, so that anybody can check the draw."""

import secrets

from django.db import transaction
from django.utils.timezone import now

from tournaments.errors import TournamentError
from tournaments.models import Confronto, Dupla, Tournament
from tournaments.pairing import DrawError, Entrant, Node, Ref, Slot, draw

MOST_SEED = 2**31


def draw_knockout(*, tournament: Tournament, seed: int | None = None) -> Tournament:
    """Draw the bracket, or draw it anew, while nothing has started.

    seed: of the lots, made up when None. Raises `TournamentError`: `already_running`, `too_few_entrants`,
    `too_many_entrants` and the other codes of `DrawError`.
    """
    lots = secrets.randbelow(MOST_SEED) if seed is None else seed
    with transaction.atomic():
        tournament = _locked(tournament)
        entrants = [Entrant(pk, place) for pk, place in _entrants(tournament)]
        try:
            bracket = draw(entrants, seed=lots, third_place=tournament.third_place)
        except DrawError as exc:
            raise TournamentError(exc.code, params=exc.params) from exc
        _drop(tournament)
        _store(tournament, bracket.nodes)
        tournament.draw_seed, tournament.drawn_at = lots, now()
        tournament.save(update_fields=("draw_seed", "drawn_at"))
    return tournament


def undo_draw(*, tournament: Tournament) -> Tournament:
    """Drop a draw nothing was played from, so that entries can change. Raises `already_running`."""
    with transaction.atomic():
        tournament = _locked(tournament)
        _drop(tournament)
        tournament.draw_seed, tournament.drawn_at = None, None
        tournament.save(update_fields=("draw_seed", "drawn_at"))
    return tournament


def _locked(tournament: Tournament) -> Tournament:
    tournament = Tournament.objects.select_for_update().get(pk=tournament.pk)
    if tournament.state not in {Tournament.State.DRAFT, Tournament.State.OPEN}:
        raise TournamentError("already_running")
    return tournament


def _entrants(tournament: Tournament) -> list[tuple[int, int | None]]:
    return list(Dupla.objects.filter(tournament=tournament).values_list("pk", "seed"))


def _drop(tournament: Tournament) -> None:
    confrontos = Confronto.objects.filter(tournament=tournament)
    confrontos.update(winner_to=None, loser_to=None)
    confrontos.delete()


def _store(tournament: Tournament, nodes: tuple[Node, ...]) -> None:
    """Insert the nodes, then link each to where its winner and loser go: two statements in all."""
    rows: dict[Ref, Confronto] = {}
    for node in nodes:
        row = Confronto(tournament=tournament, kind=node.kind, round=node.round, position=node.position)
        row.dupla_a_id, row.dupla_b_id = node.a.entrant, node.b.entrant
        row.bye_a, row.bye_b = node.a.bye, node.b.bye
        row.winner_id = _walks_through(node)
        rows[node.ref] = row
    Confronto.objects.bulk_create(rows.values())
    for node in nodes:
        row = rows[node.ref]
        if node.winner_to:
            row.winner_to = rows[Ref(*node.winner_to[:2])]
            row.winner_side = node.winner_to.side
        if node.loser_to:
            row.loser_to = rows[Ref(*node.loser_to[:2])]
            row.loser_side = node.loser_to.side
    links = ("winner_to", "winner_side", "loser_to", "loser_side")
    Confronto.objects.bulk_update(rows.values(), links)


def _walks_through(node: Node) -> int | None:
    slot: Slot = node.advances
    return slot.entrant if node.is_bye else None
