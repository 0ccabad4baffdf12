"""Many duplas entered at once, as they were shown: in one transaction, in as many queries for 300 as for one."""

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
    """What would be entered is not what was shown: it is shown again."""


def known(tournament: Tournament) -> Known:
    """Return who is in the club and in the event. Three queries."""
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
    """Return a list as it is read at first: with the columns of the club's last one that looked like it. One query.

    Without heads two lists look the same that are not: what was doubtful is asked again, with the last answer preset.
    """
    draft = Draft.begun(lines, tournament.size)
    kept = ListColumns.objects.filter(club=tournament.club_id, of=_of(draft, tournament.size)).first()
    if kept is None:
        return draft
    layout = draft.layout if kept.heading is None else replace(draft.layout, heading=kept.heading)
    read = chosen_columns(layout, kept.columns)
    return replace(draft, layout=replace(read, sure=draft.layout.sure or layout.heading > 0))


def enter_list(
    *,
    tournament: Tournament,
    draft: Draft,
    seen: str,
) -> list[Dupla]:
    """Enter the lines of a list that were shown as entering, or nothing. seen: the digest of what was shown.

    A name that nobody in the club has is a new player. How the columns were read is kept for the club's next list.
    Raises `TournamentError`: `draw_done`, `entries_closed`; and `PreviewChangedError` where the club or the entries are
    not as they were shown any more.
    """
    try:
        with transaction.atomic():
            tournament = locked_for_entries(tournament)
            marked = mark(draft.entries(tournament.size), known(tournament))
            if digest_of(marked) != seen:
                raise PreviewChangedError
            entering = [one for one in marked if one.enters]
            if entering:
                _remember(tournament, draft)
            return _enter(tournament, entering) if entering else []
    except IntegrityError as exc:  # somebody became a player of the club in this instant, at another event
        raise PreviewChangedError from exc


def _remember(tournament: Tournament, draft: Draft) -> None:
    """Keep how the columns were read, where that is not how they are read anyway."""
    guess, layout = Draft.begun(draft.lines, tournament.size), draft.layout
    if layout != guess.layout:
        heading = None if layout.heading == guess.layout.heading else layout.heading
        ListColumns.objects.update_or_create(
            club_id=tournament.club_id,
            of=_of(guess, tournament.size),
            defaults={"columns": list(layout.columns), "heading": heading},
        )


def _of(draft: Draft, size: int) -> str:
    """Return the digest by which a club's list of this kind is known; the words of its heads are not kept."""
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
    """Return the players of these lines by name, those who are new to the club stored."""
    named = {who.name: who.is_new for one in entering for who in one.players}
    club = Club.objects.get(pk=tournament.club_id)
    Player.objects.bulk_create(listed_anew(club, [name for name, is_new in named.items() if is_new]))
    return {player.listed: player for player in Player.objects.people().filter(club=club)}


def _teams(tournament: Tournament, named: Iterable[str]) -> dict[str, Team]:
    """Return the teams of the event by name, those of these names that are new stored."""
    found = {team.name: team for team in Team.objects.filter(tournament=tournament).order_by("number")}
    last = max((team.number for team in found.values()), default=0)
    new = [name for name in named if name not in found]
    made = Team.objects.bulk_create(
        Team(tournament=tournament, number=number, name=name, sort_name=sort_name(name))
        for number, name in enumerate(new, last + 1)
    )
    return found | {team.name: team for team in made}
