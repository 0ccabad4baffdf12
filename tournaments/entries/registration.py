"""Clubs, players and entries: everything a director writes before the draw."""

from datetime import date
from typing import Any

from django.contrib.auth.models import User
from django.db import IntegrityError, transaction
from django.db.models import Max

from tournaments.clubs.rule_choice import RULES_FIELDS, Choice, adopt, of_rules, standing
from tournaments.errors import TournamentError
from tournaments.models import Club, ClubRules, Dupla, DuplaMember, Membership, Player, Stage, Tournament
from tournaments.names import slug, sort_name, tidy

State = Tournament.State
NAME_LETTERS = 60
RESERVED_SLUGS = {"novo"}  # the desk's address for founding a club
EDITED = (
    *("name", "slug", "entrants", "place", "starts_on", "ends_on", "partidas", "fixed"),
    *("entry", "per_partida", "totals_allowed"),
    *("third_place", "mesas", "auto_publish", *RULES_FIELDS),
)


def create_club(*, name: str, city: str = "", director: User) -> Club:
    """Found a club with its first director. Raises `TournamentError("club_exists")`."""
    name = tidy(name)
    taken = RESERVED_SLUGS | set(Club.objects.values_list("slug", flat=True))
    try:
        with transaction.atomic():
            club = Club.objects.create(name=name, slug=slug(name, taken), city=tidy(city))
            Membership.objects.create(club=club, user=director, role=Membership.Role.DIRECTOR)
    except IntegrityError as exc:
        raise TournamentError("club_exists", field="name", name=name) from exc
    return club


def set_member(*, club: Club, user: User, role: str) -> Membership:
    """Make somebody director or scorer of a club, or change what they are."""
    member, _ = Membership.objects.update_or_create(club=club, user=user, defaults={"role": role})
    return member


def add_player(*, club: Club, name: str) -> Player:
    """Enter a player in the club's list.

    Raises `TournamentError`: `name_missing`, `name_too_long`, `player_exists`.
    """
    name = tidy(name)
    if not name:
        raise TournamentError("name_missing", field="name")
    if len(name) > NAME_LETTERS:
        raise TournamentError("name_too_long", field="name", most=NAME_LETTERS)
    try:
        with transaction.atomic():
            return Player.objects.create(club=club, name=name, sort_name=sort_name(name))
    except IntegrityError as exc:
        raise TournamentError("player_exists", field="name", name=name) from exc


def save_tournament(*, tournament: Tournament, target: int | None, choice: Choice | None = None) -> None:
    """Store a new or an edited tournament, with a copy of the rules it is played by.

    tournament: an instance with its fields set, stored or not. target: points limit of a partida, None for that of
    the rules; required where they have none (regulamento, art. 13). choice: the rules, None for those it has.
    Raises `TournamentError`: `target_missing`, `target_invalid`, `target_not_used`, `rules_not_for_duplas`,
    `rules_unknown`, `already_running`, `dates_reversed`, `partidas_invalid`, `draw_stands` (the third place is part
    of the draw), `entrants_fixed` (somebody is entered; else a plan made for the other kind is dropped).
    """
    if tournament.ends_on < tournament.starts_on:
        raise TournamentError("dates_reversed", field="ends_on")
    if tournament.partidas < 1 or (tournament.partidas % 2 == 0 and not tournament.fixed):
        raise TournamentError("partidas_invalid", field="partidas", partidas=tournament.partidas)
    if not tournament.slug:
        named = f"{tournament.name} {tournament.starts_on.year}"
        tournament.slug = slug(named, set(Tournament.objects.values_list("slug", flat=True)))
    with transaction.atomic():
        adopt(tournament, _latest(choice or standing(tournament)), target)
        if tournament.pk is None:
            tournament.save()
            return
        stored = Tournament.objects.select_for_update(no_key=True).get(pk=tournament.pk)
        _refuse_late(stored, tournament)
        tournament.save(update_fields=EDITED)
        if stored.entrants != tournament.entrants:
            Stage.objects.filter(tournament=tournament).delete()


def _latest(choice: Choice) -> Choice:
    """Return the choice as it stands; a club's own rule set is locked, so that nobody changes it under the copy."""
    if choice.club_rules is None:
        return choice
    own = ClubRules.objects.select_for_update(no_key=True).filter(pk=choice.club_rules.pk).first()
    if own is None:
        raise TournamentError("rules_unknown", field="rules")
    return of_rules(own)


def new_tournament(*, club: Club, name: str, starts_on: date, ends_on: date, **fields: Any) -> Tournament:
    """Return an unsaved draft, for `save_tournament`."""
    return Tournament(club=club, name=tidy(name), starts_on=starts_on, ends_on=ends_on, **fields)


def register_dupla(
    *,
    tournament: Tournament,
    first: Player,
    second: Player | None = None,
    seed: int | None = None,
    home: str = "",
) -> Dupla:
    """Enter two players as a dupla, or one where players enter singly.

    seed: its place among the seeds, from 1, or None. home: where it comes from; a draw keeps those of one place apart.
    Raises `TournamentError`: `same_player_twice`, `second_missing`, `second_too_many`, `player_elsewhere` (in another
    club), `player_taken`, `player_entered`, `seed_taken`, `draw_done`, `entries_closed`.
    """
    with transaction.atomic():
        return add_dupla(_locked_for_entries(tournament), first, second, seed, home)


def add_dupla(
    tournament: Tournament, first: Player, second: Player | None, seed: int | None = None, home: str = ""
) -> Dupla:
    """Do as `register_dupla`, whenever it is, with the lock of the tournament held."""
    players = _players(tournament, first, second)
    for field, player in players.items():
        refuse_player(tournament, player, field)
    _free_seed(tournament, seed)
    last = Dupla.objects.filter(tournament=tournament).aggregate(last=Max("number"))["last"] or 0
    name = " e ".join(player.name for player in players.values())
    dupla = Dupla.objects.create(
        tournament=tournament, number=last + 1, name=name, seed=seed, home=tidy(home)
    )
    for player in players.values():
        DuplaMember.objects.create(dupla=dupla, player=player, tournament=tournament)
    return dupla


def refuse_player(tournament: Tournament, player: Player, field: str) -> None:
    """Refuse who cannot enter, at that field. Raises `player_elsewhere`, `player_taken`, `player_entered`."""
    if player.club_id != tournament.club_id:
        raise TournamentError("player_elsewhere", field=field, name=player.name)
    if taken := Dupla.objects.filter(tournament=tournament, players=player).first():
        if tournament.of_players:
            raise TournamentError("player_entered", field=field, name=player.name)
        raise TournamentError("player_taken", field=field, name=player.name, dupla=taken.name)


def _players(tournament: Tournament, first: Player, second: Player | None) -> dict[str, Player]:
    """Return who enters together, by field: as many as the tournament wants."""
    if tournament.of_players:
        if second is not None:
            raise TournamentError("second_too_many", field="second")
        return {"first": first}
    if second is None:
        raise TournamentError("second_missing", field="second")
    if first.pk == second.pk:
        raise TournamentError("same_player_twice", field="second", name=first.name)
    return {"first": first, "second": second}


def set_seed(*, dupla: Dupla, seed: int | None) -> None:
    """Change a dupla's seed. Raises as `register_dupla`."""
    with transaction.atomic():
        tournament = _locked_for_entries(dupla.tournament)
        _free_seed(tournament, seed, but=dupla)
        Dupla.objects.filter(pk=dupla.pk).update(seed=seed)


def withdraw_dupla(*, dupla: Dupla) -> None:
    """Take an entry back before the draw. Raises `TournamentError`: `draw_done`, `entries_closed`."""
    with transaction.atomic():
        _locked_for_entries(dupla.tournament)
        dupla.delete()


def _refuse_late(stored: Tournament, edited: Tournament) -> None:
    """Refuse an edit of what has started, and of what the draw was made with."""
    if stored.state not in {State.DRAFT, State.OPEN}:
        raise TournamentError("already_running")
    if stored.drawn_at and stored.third_place != edited.third_place:
        raise TournamentError("draw_stands", field="third_place")
    if stored.entrants != edited.entrants and Dupla.objects.filter(tournament=stored).exists():
        raise TournamentError("entrants_fixed", field="entrants")


def _locked_for_entries(tournament: Tournament) -> Tournament:
    tournament = Tournament.objects.select_for_update(no_key=True).get(pk=tournament.pk)
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
