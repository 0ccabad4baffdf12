"""Entries before the draw: registering duplas, their seeds and contact data, and taking an entry back."""

from collections.abc import Sequence

from django.db import transaction
from django.db.models import Max

from scoring.input.private import is_private
from tournaments.entry_list.columns import PLACES
from tournaments.errors import TournamentError
from tournaments.ledger.names_apart import nameless
from tournaments.models import Dupla, DuplaMember, Player, Tournament, TournamentLogEntry
from tournaments.names import dupla_name, place

State = Tournament.State


def register_dupla(
    *,
    tournament: Tournament,
    first: Player,
    second: Player | None = None,
    third: Player | None = None,
    seed: int | None = None,
    home: str = "",
) -> Dupla:
    """Enter two players as a dupla, three as a trio, or one if players enter singly.

    seed: its place among the seeds, from 1, or None. home: where the dupla comes from; a draw keeps duplas with
    the same home apart.
    Raises `TournamentError`: `same_player_twice`, `second_missing`, `third_missing`, `second_too_many`,
    `third_too_many`, `player_elsewhere` (in another club), `player_taken`, `player_entered`, `seed_taken`,
    `draw_done`, `entries_closed`, and those of `tournaments.names.place`.
    """
    with transaction.atomic():
        return add_dupla(locked_for_entries(tournament), (first, second, third), seed, home)


def add_dupla(
    tournament: Tournament, named: Sequence[Player | None], seed: int | None = None, home: str = ""
) -> Dupla:
    """Enter players as `register_dupla` does, in any state of the tournament. The caller holds its lock.

    named: the players in order.
    """
    players = [player for player in named if player]
    _refuse_count(tournament.size, len(players))
    for at, (field, player) in enumerate(zip(PLACES, players, strict=False)):
        if player in players[:at]:
            raise TournamentError("same_player_twice", field=field, name=player.name)
        refuse_player(tournament, player, field)
    _free_seed(tournament, seed)
    last = Dupla.objects.filter(tournament=tournament).aggregate(last=Max("number"))["last"] or 0
    dupla = Dupla.objects.create(
        tournament=tournament,
        number=last + 1,
        name=dupla_name(player.name for player in players),
        seed=seed,
        home=place(home),
    )
    for player in players:
        DuplaMember.objects.create(dupla=dupla, player=player, tournament=tournament)
    return dupla


def _refuse_count(wanted: int, given: int) -> None:
    if given > wanted == 1:
        raise TournamentError("second_too_many", field="second")
    if given > wanted:
        raise TournamentError("third_too_many", field="third")
    if given < wanted and given == 1:
        raise TournamentError("second_missing", field="second")
    if given < wanted:
        raise TournamentError("third_missing", field="third")


def enter_again(*, tournament: Tournament, like: Tournament) -> dict[int, Dupla]:
    """Enter all duplas of another event of the club, in the same order; return each by the id it had there.

    Copies seed, home and telephone, but not a private home. Leaves out a dupla with a player whose name was erased,
    because that person has not agreed to play again. The number of queries does not depend on the number of duplas.
    Raises `TournamentError`: `draw_done`, `entries_closed`, `entrants_fixed`.
    """
    of_dupla: dict[int, list[DuplaMember]] = {}
    members = DuplaMember.objects.filter(tournament=like).select_related("dupla", "player")
    for member in members.order_by("dupla__number", "pk"):
        of_dupla.setdefault(member.dupla_id, []).append(member)
    for pk, own in list(of_dupla.items()):
        if any(one.player.name == nameless(one.player.person) for one in own):
            del of_dupla[pk]
    with transaction.atomic():
        tournament = locked_for_entries(tournament)
        # The result maps old entries to new ones, so the list has to be empty.
        if Dupla.objects.filter(tournament=tournament).exists():
            raise TournamentError("entrants_fixed")
        made = Dupla.objects.bulk_create(
            _like(tournament, number, own[0].dupla) for number, own in enumerate(of_dupla.values(), start=1)
        )
        DuplaMember.objects.bulk_create(
            # A merged player enters as the record that was kept.
            DuplaMember(dupla=dupla, player_id=one.player.person, tournament=tournament)
            for dupla, own in zip(made, of_dupla.values(), strict=True)
            for one in own
        )
    return dict(zip(of_dupla, made, strict=True))


def _like(tournament: Tournament, number: int, dupla: Dupla) -> Dupla:
    kept = {name: getattr(dupla, name) for name in ("name", "seed", "home", "phone")}
    if is_private(kept["home"]):
        kept["home"] = ""
    return Dupla(tournament=tournament, number=number, **kept)


def refuse_player(tournament: Tournament, player: Player, field: str) -> None:
    """Raise an error at the given field if a player cannot enter.

    Raises `TournamentError`: `player_elsewhere`, `player_taken`, `player_entered`.
    """
    if player.club_id != tournament.club_id:
        raise TournamentError("player_elsewhere", field=field, name=player.name)
    if taken := Dupla.objects.filter(tournament=tournament, players=player).first():
        if tournament.alone:
            raise TournamentError("player_entered", field=field, name=player.name)
        raise TournamentError("player_taken", field=field, name=player.name, dupla=taken.name)


def set_seed(*, dupla: Dupla, seed: int | None) -> None:
    """Change the seed of a dupla. Raises the errors of `register_dupla`."""
    with transaction.atomic():
        tournament = locked_for_entries(dupla.tournament)
        _free_seed(tournament, seed, but=dupla)
        Dupla.objects.filter(pk=dupla.pk).update(seed=seed)


def set_contact(*, dupla: Dupla, phone: str, note: str) -> None:
    """Change telephone and note of a dupla.

    Allowed in every state of the event, because no result depends on them.
    """
    Dupla.objects.filter(pk=dupla.pk).update(phone=phone, note=note)


def withdraw_dupla(*, dupla: Dupla) -> None:
    """Take an entry back before the draw.

    Raises `TournamentError`: `draw_done`, `entries_closed`, `entry_in_log` (the log refers to it, so its row stays).
    """
    with transaction.atomic():
        locked_for_entries(dupla.tournament)
        if TournamentLogEntry.objects.filter(dupla=dupla).exists():
            raise TournamentError("entry_in_log", dupla=dupla.name)
        DuplaMember.objects.filter(dupla=dupla).delete()  # a cascade would not write the chain
        dupla.delete()


def locked_for_entries(tournament: Tournament) -> Tournament:
    """Return the tournament, locked. Raises `TournamentError`: `draw_done`, `entries_closed`."""
    tournament = Tournament.objects.locked(tournament.pk)
    if tournament.state not in {State.DRAFT, State.OPEN}:
        raise TournamentError("entries_closed")
    if tournament.drawn_at:
        raise TournamentError("draw_done")
    return tournament


def _free_seed(tournament: Tournament, seed: int | None, but: Dupla | None = None) -> None:
    if seed is None:
        return
    if seed < 1:
        raise TournamentError("seed_invalid", field="seed")
    holder = Dupla.objects.filter(tournament=tournament, seed=seed).first()
    if holder and holder != but:
        raise TournamentError("seed_taken", field="seed", seed=seed, dupla=holder.name)
