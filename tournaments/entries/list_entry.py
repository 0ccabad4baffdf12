"""Entry of many duplas from a list, exactly as previewed: in one transaction, with a fixed number of queries."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from hashlib import sha256

from django.db import IntegrityError, transaction
from django.db.models import Max

from tournaments.clubs.listing import listed_anew
from tournaments.entries.registration import locked_for_entries
from tournaments.entry_list.cells import CellLine
from tournaments.entry_list.columns import chosen_columns, plain
from tournaments.entry_list.lines import ListDraft
from tournaments.entry_list.marks import ExistingData, KnownDupla, Marked, digest_of, mark
from tournaments.models import Club, Dupla, DuplaMember, ListColumns, Player, Team, Tournament
from tournaments.names import dupla_name, sort_name


class PreviewChangedError(Exception):
    """The entries differ from the preview that the director confirmed, which has to be shown again."""


def known(tournament: Tournament) -> ExistingData:
    """Return the players of the club and the entries of the event. Three queries."""
    duplas: dict[int, tuple[str, int | None, set[str]]] = {}
    members = DuplaMember.objects.filter(tournament=tournament).order_by("dupla__number", "pk")
    columns = ("dupla", "dupla__name", "dupla__seed", "player__name", "player__full_name")
    for pk, name, seed, shown, full in members.values_list(*columns):
        duplas.setdefault(pk, (name, seed, set()))[2].add(full or shown)
    people = Player.objects.people().filter(club=tournament.club_id).order_by("sort_name", "pk")
    return ExistingData(
        players=[one.listed for one in people],
        duplas=[KnownDupla(name, frozenset(players), seed) for name, seed, players in duplas.values()],
        teams=list(Team.objects.filter(tournament=tournament).values_list("name", flat=True)),
        size=tournament.size,
    )


def begun(tournament: Tournament, lines: Sequence[CellLine]) -> ListDraft:
    """Return the first reading of a list, with the columns of the club's last similar list. One query.

    Lists without a heading can look similar although they differ, so their columns are asked again, with the last
    answer preset: otherwise any text could become public.
    """
    draft = ListDraft.begun(lines, tournament.size)
    kept = ListColumns.objects.filter(club=tournament.club_id, of=_key(draft, tournament.size)).first()
    if kept is None:
        return draft
    layout = chosen_columns(draft.layout, kept.columns)
    heading = layout.heading if kept.heading is None else kept.heading
    return replace(draft, layout=replace(layout, heading=heading, sure=heading > 0))


def enter_list(*, tournament: Tournament, draft: ListDraft, seen: str) -> list[Dupla]:
    """Enter the lines of a list that were shown as entering: all of them or none.

    seen: the digest of the preview. A name that the club does not have becomes a new player. The reading of the
    columns is stored for the club's next list.
    Raises `TournamentError`: `draw_done`, `entries_closed`; `PreviewChangedError` if the club or the entries have
    changed since the preview.
    """
    try:
        with transaction.atomic():
            tournament = locked_for_entries(tournament)
            marked = mark(draft.entries(tournament.size), known(tournament))
            if digest_of(marked) != seen:
                raise PreviewChangedError
            entering = [one for one in marked if one.enters]
            if not entering:
                return []
            _remember(tournament, draft)
            return _enter(tournament, entering)
    except IntegrityError as exc:  # a simultaneous request added the same player
        raise PreviewChangedError from exc


def _remember(tournament: Tournament, draft: ListDraft) -> None:
    guess, layout = ListDraft.begun(draft.lines, tournament.size), draft.layout
    # A reading that equals the guess need not be stored.
    if layout != guess.layout:
        heading = None if layout.heading == guess.layout.heading else layout.heading
        ListColumns.objects.update_or_create(
            club_id=tournament.club_id,
            of=_key(guess, tournament.size),
            defaults={"columns": list(layout.columns), "heading": heading},
        )


def _key(draft: ListDraft, size: int) -> str:
    # Similar lists have one key: their headings, or the guessed columns if there are none. Only a digest of it is
    # stored, without the words of the headings.
    layout = draft.layout
    head = next((one.cells for one in draft.lines if one.number == layout.heading), None)
    key = f"{size}:" + "|".join(map(plain, head)) if head else f"{size}#" + "|".join(layout.columns)
    return sha256(key.encode()).hexdigest()


def _enter(tournament: Tournament, entering: Sequence[Marked]) -> list[Dupla]:
    players = _players(tournament, entering)
    teams = _teams(tournament, {team: None for one in entering if (team := one.texts["team"])})
    last = Dupla.objects.filter(tournament=tournament).aggregate(last=Max("number"))["last"] or 0
    duplas = Dupla.objects.bulk_create(
        Dupla(
            tournament=tournament,
            number=number,
            name=dupla_name(players[who.name].name for who in one.players),
            seed=one.seed,
            team=teams.get(one.texts["team"]),
            **{name: one.texts[name] for name in ("home", "phone", "note")},
        )
        for number, one in enumerate(entering, last + 1)
    )
    DuplaMember.objects.bulk_create(
        DuplaMember(dupla=dupla, player=players[who.name], tournament=tournament)
        for dupla, one in zip(duplas, entering, strict=True)
        for who in one.players
    )
    return duplas


def _players(tournament: Tournament, entering: Sequence[Marked]) -> dict[str, Player]:
    named = {who.name: who.is_new for one in entering for who in one.players}
    club = Club.objects.get(pk=tournament.club_id)
    Player.objects.bulk_create(listed_anew(club, [name for name, is_new in named.items() if is_new]))
    return {player.listed: player for player in Player.objects.people().filter(club=club)}


def _teams(tournament: Tournament, named: Iterable[str]) -> dict[str, Team]:
    found = {team.name: team for team in Team.objects.filter(tournament=tournament).order_by("number")}
    last = max((team.number for team in found.values()), default=0)
    new = [name for name in named if name not in found]
    made = Team.objects.bulk_create(
        Team(tournament=tournament, number=number, name=name, sort_name=sort_name(name))
        for number, name in enumerate(new, last + 1)
    )
    return found | {team.name: team for team in made}
