"""Teams: which dupla plays for which team. A draw keeps the duplas of a team apart.

`publication.teams` adds up their points. If teams meet at two tables, a team has exactly two duplas and cannot
change.
"""

from collections import Counter, defaultdict
from collections.abc import Collection, Mapping

from django.db import transaction
from django.db.models import Max

from scoring.ledger.trail import Source
from tournaments import refresh_queue
from tournaments.errors import TournamentError
from tournaments.ledger.event_log import note
from tournaments.ledger.log_lines import TeamChanged
from tournaments.models import Dupla, Stage, Team, Tournament
from tournaments.names import fits, public, refuse_alike, sort_name
from tournaments.stage_plan import format_of

NAME_LETTERS = 60
LEAST = 2
EARLY = frozenset({Tournament.State.DRAFT, Tournament.State.OPEN})


def set_teams(
    *, tournament: Tournament, named: Mapping[int, str], reason: str = "", source: Source
) -> tuple[Team, ...]:
    """Assign duplas to teams; return all teams of the tournament. Creates missing teams and deletes empty ones.

    named: the name of the team by id of the dupla, or an empty string for no team. Names that sort the same are one
    team. A dupla that is not in `named` keeps its team. A dupla takes its past and future results along.
    reason: required once the first stage has begun; from then on no team may be left with a single dupla.
    Raises `TournamentError` as `tournaments.names.public`, and `name_alike`, `team_name_long` (most), `team_of_one`
    (team), `team_of_players`, `draw_done`, `reason_missing`, `teams_meet` (stage: teams meet in it, and it has
    begun).
    """
    with transaction.atomic():
        tournament = Tournament.objects.locked(tournament.pk)
        early = tournament.state in EARLY
        if tournament.alone:
            raise TournamentError("team_of_players")
        if not early and not reason.strip():
            raise TournamentError("reason_missing", field="reason")
        if early and tournament.drawn_at:
            raise TournamentError("draw_done")
        if not early:
            _refuse_begun(tournament)
        duplas = Dupla.objects.filter(tournament=tournament, pk__in=named).select_related("team")
        moved = [
            one
            for dupla in duplas
            if (one := _move(tournament, dupla, public(named[dupla.pk], field_of(dupla))))
        ]
        # A team that its last dupla has left is deleted.
        Team.objects.filter(tournament=tournament, dupla=None).delete()
        if not early:
            check_teams(tournament)
        for dupla, before in moved:
            after = dupla.team.name if dupla.team else ""
            line = TeamChanged({"dupla": dupla.name, "before": before, "after": after})
            # Before the start the log has no foreign key to the dupla, so that the entry can still be deleted.
            note(tournament, line, source, dupla=None if early else dupla, reason=reason)
        if moved:
            refresh_queue.raise_wanted(tournament.pk, publish=tournament.auto_publish)
        return tuple(Team.objects.filter(tournament=tournament).order_by("number"))


def check_teams(tournament: Tournament) -> None:
    """Raise `TournamentError("team_of_one", team)` for a team with fewer than two duplas."""
    teams = Dupla.objects.filter(tournament=tournament, team__isnull=False).values_list("team__name")
    for (name,), count in sorted(Counter(teams).items()):
        if count < LEAST:
            raise TournamentError("team_of_one", team=name)


def whole_teams(tournament: Tournament, left: Collection[int] = ()) -> set[int]:
    """Return the ids of the duplas whose team can meet other teams, which takes both of its duplas.

    left: ids of the duplas that have withdrawn; their teams are left out.
    Raises `TournamentError`: `team_not_of_two` (team, entrants) for a team that never had exactly two duplas,
    `dupla_without_team` (dupla).
    """
    duplas = Dupla.objects.filter(tournament=tournament).select_related("team").order_by("number")
    of_team: dict[Team, list[int]] = defaultdict(list)
    for dupla in duplas:
        if dupla.team is None:
            if dupla.pk in left:
                continue
            raise TournamentError("dupla_without_team", dupla=dupla.name)
        of_team[dupla.team].append(dupla.pk)
    for team, own in of_team.items():
        if len(own) != LEAST:
            raise TournamentError("team_not_of_two", team=team.name, entrants=len(own))
    return {one for own in of_team.values() if not set(own) & set(left) for one in own}


def _refuse_begun(tournament: Tournament) -> None:
    for stage in Stage.objects.filter(tournament=tournament).exclude(state=Stage.State.PLANNED):
        if format_of(stage).ranked_as_one > 1:
            raise TournamentError("teams_meet", stage=stage.number)


def _move(tournament: Tournament, dupla: Dupla, name: str) -> tuple[Dupla, str] | None:
    if not fits(name, NAME_LETTERS):
        raise TournamentError("team_name_long", field=field_of(dupla), most=NAME_LETTERS)
    before = dupla.team
    if sort_name(name) == (before.sort_name if before else ""):
        return None
    teams = Team.objects.filter(tournament=tournament)
    dupla.team = teams.filter(sort_name=sort_name(name)).first() if name else None
    if name and dupla.team is None:
        refuse_alike(name, teams.values_list("name", flat=True), field=field_of(dupla))
        last = teams.aggregate(last=Max("number"))["last"] or 0
        dupla.team = Team.objects.create(
            tournament=tournament, number=last + 1, name=name, sort_name=sort_name(name)
        )
    dupla.save(update_fields=("team",))
    return dupla, before.name if before else ""


def field_of(dupla: Dupla) -> str:
    """Return the name of a dupla's field on the form."""
    return f"team-{dupla.pk}"
