"""Entry of many duplas from a list, exactly as previewed: in one transaction, with a fixed number of queries."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from hashlib import sha256

from django.db import IntegrityError, transaction
from django.db.models import Max

from tournaments.clubs.listing import listed_anew
from tournaments.entries.registration import locked_for_entries
from tournaments.entry_list.cells import CellLine
from tournaments.entry_list.columns import chosen_columns, signature
from tournaments.entry_list.lines import Draft
from tournaments.entry_list.marks import Known, KnownDupla, Marked, digest_of, mark
from tournaments.models import Club, Dupla, DuplaMember, ListColumns, Player, Team, Tournament
from tournaments.names import dupla_name, sort_name


class PreviewChangedError(Exception):
    """The entries differ from the preview that the director confirmed, which has to be shown again."""


def known(tournament: Tournament) -> Known:
    """Return the players of the club and the entries of the event. Three queries."""
    of_dupla: dict[int, set[str]] = {}
    told: dict[int, tuple[str, int | None]] = {}
    members = DuplaMember.objects.filter(tournament=tournament).order_by("dupla__number", "pk")
    columns = ("dupla", "dupla__name", "dupla__seed", "player__name", "player__full_name")
    for pk, name, seed, shown, full in members.values_list(*columns):
        told[pk] = name, seed
        of_dupla.setdefault(pk, set()).add(full or shown)
    return Known(
        players=[
            one.listed
            for one in Player.objects.people().filter(club=tournament.club_id).order_by("sort_name", "pk")
        ],
        duplas=[KnownDupla(name, frozenset(of_dupla[pk]), seed) for pk, (name, seed) in told.items()],
        teams=list(Team.objects.filter(tournament=tournament).values_list("name", flat=True)),
        size=tournament.size,
    )


def begun(tournament: Tournament, lines: Sequence[CellLine]) -> Draft:
    """Return the first reading of a list, with the columns of the club's last similar list. One query.

    Lists without a heading can look similar although they differ, so their columns are asked again, with the last
    answer preset: otherwise any text could become public.
    """
    draft = Draft.begun(lines, tournament.size)
    kept = ListColumns.objects.filter(club=tournament.club_id, of=_of(draft, tournament.size)).first()
    if kept is None:
        return draft
    layout = draft.layout if kept.heading is None else replace(draft.layout, heading=kept.heading)
    return replace(draft, layout=replace(chosen_columns(layout, kept.columns), sure=layout.heading > 0))


def enter_list(
    *,
    tournament: Tournament,
    draft: Draft,
    seen: str,
) -> list[Dupla]:
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
            # The club or the entries have changed since the preview.
            if digest_of(marked) != seen:
                raise PreviewChangedError
            entering = [one for one in marked if one.enters]
            if entering:
                _remember(tournament, draft)
            return _enter(tournament, entering) if entering else []
    except IntegrityError as exc:  # a simultaneous request added the same player
        raise PreviewChangedError from exc


def _remember(tournament: Tournament, draft: Draft) -> None:
    guess, layout = Draft.begun(draft.lines, tournament.size), draft.layout
    # A reading that equals the guess need not be stored.
    if layout != guess.layout:
        heading = None if layout.heading == guess.layout.heading else layout.heading
        ListColumns.objects.update_or_create(
            club_id=tournament.club_id,
            of=_of(guess, tournament.size),
            defaults={"columns": list(layout.columns), "heading": heading},
        )


def _of(draft: Draft, size: int) -> str:
    # Only a digest is stored: the words of the headings are not kept.
    return sha256(signature(draft.lines, draft.layout, size).encode()).hexdigest()


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
