"""Teams: which dupla plays for which. Points are summed in `team_tables`; draws keep the duplas of one team apart."""

from collections import Counter
from collections.abc import Mapping

from django.db import transaction
from django.db.models import Max

from scoring.ledger.trail import Source
from tournaments import refresh_queue
from tournaments.errors import TournamentError
from tournaments.ledger.event_log import note
from tournaments.ledger.log_lines import TeamChanged
from tournaments.models import Dupla, Team, Tournament
from tournaments.names import sort_name, tidy

NAME_LETTERS = 60
LEAST = 2
EARLY = frozenset({Tournament.State.DRAFT, Tournament.State.OPEN})


def set_teams(
    *, tournament: Tournament, named: Mapping[int, str], reason: str = "", source: Source
) -> tuple[Team, ...]:
    """Say for which team duplas play; with it teams are formed, joined, left and taken apart. Return those there are.

    named: the name of the team by id of dupla, empty for none; names that are read the same are one team, and who is
    not among them stays where it is. A dupla takes along all it has played and will play. reason: needed once the
    first stage has begun; from then on no team is left with one dupla. Raises `TournamentError`: `team_name_long`
    (most), `team_of_one` (team), `team_of_players`, `draw_done`, `reason_missing`.
    """
    with transaction.atomic():
        tournament = Tournament.objects.select_for_update(no_key=True).get(pk=tournament.pk)
        _refuse(tournament, reason)
        duplas = Dupla.objects.filter(tournament=tournament, pk__in=named).select_related("team")
        moved = [one for dupla in duplas if (one := _move(tournament, dupla, tidy(named[dupla.pk])))]
        _drop_empty(tournament)
        if tournament.state not in EARLY:
            check_teams(tournament)
        for dupla, before in moved:
            _tell(tournament, dupla, before, reason, source)
        if moved:
            refresh_queue.raise_wanted(tournament.pk, publish=tournament.auto_publish)
        return tuple(Team.objects.filter(tournament=tournament).order_by("number"))


def check_teams(tournament: Tournament) -> None:
    """Raise `TournamentError("team_of_one", team)` for a team with fewer than two duplas."""
    teams = Dupla.objects.filter(tournament=tournament, team__isnull=False).values_list("team__name")
    for (name,), count in sorted(Counter(teams).items()):
        if count < LEAST:
            raise TournamentError("team_of_one", team=name)


def _refuse(tournament: Tournament, reason: str) -> None:
    if tournament.of_players:
        raise TournamentError("team_of_players")
    if tournament.state not in EARLY and not reason.strip():
        raise TournamentError("reason_missing", field="reason")
    if tournament.state in EARLY and tournament.drawn_at:
        raise TournamentError("draw_done")


def _move(tournament: Tournament, dupla: Dupla, name: str) -> tuple[Dupla, str] | None:
    """Put a dupla into the team of that name; return it with the team it was in, None where nothing changes."""
    if max(len(name), len(sort_name(name))) > NAME_LETTERS:
        raise TournamentError("team_name_long", field=field_of(dupla), most=NAME_LETTERS)
    before = dupla.team
    if sort_name(name) == (before.sort_name if before else ""):
        return None
    dupla.team = _named(tournament, name) if name else None
    dupla.save(update_fields=("team",))
    return dupla, before.name if before else ""


def field_of(dupla: Dupla) -> str:
    """Return the name of a dupla's field on the form."""
    return f"team-{dupla.pk}"


def _tell(tournament: Tournament, dupla: Dupla, before: str, reason: str, source: Source) -> None:
    """Write the line of the log; an entry that can still be taken back is named in it, not held by it."""
    after = dupla.team.name if dupla.team else ""
    line = TeamChanged({"dupla": dupla.name, "before": before, "after": after})
    held = None if tournament.state in EARLY else dupla
    note(tournament, line, source, dupla=held, reason=reason)


def _named(tournament: Tournament, name: str) -> Team:
    teams = Team.objects.filter(tournament=tournament)
    if found := teams.filter(sort_name=sort_name(name)).first():
        return found
    last = teams.aggregate(last=Max("number"))["last"] or 0
    return Team.objects.create(tournament=tournament, number=last + 1, name=name, sort_name=sort_name(name))


def _drop_empty(tournament: Tournament) -> None:
    Team.objects.filter(tournament=tournament, dupla=None).delete()
