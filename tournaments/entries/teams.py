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
        tournament = Tournament.objects.locked(tournament.pk)
        early = tournament.state in EARLY
        if tournament.of_players:
            raise TournamentError("team_of_players")
        if not early and not reason.strip():
            raise TournamentError("reason_missing", field="reason")
        if early and tournament.drawn_at:
            raise TournamentError("draw_done")
        duplas = Dupla.objects.filter(tournament=tournament, pk__in=named).select_related("team")
        moved = [one for dupla in duplas if (one := _move(tournament, dupla, tidy(named[dupla.pk])))]
        Team.objects.filter(tournament=tournament, dupla=None).delete()
        if not early:
            check_teams(tournament)
        for dupla, before in moved:
            after = dupla.team.name if dupla.team else ""
            line = TeamChanged({"dupla": dupla.name, "before": before, "after": after})
            # An entry that can still be taken back is named in the line, not held by it.
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


def _move(tournament: Tournament, dupla: Dupla, name: str) -> tuple[Dupla, str] | None:
    """Put a dupla into the team of that name; return it with the team it was in, None where nothing changes."""
    if max(len(name), len(sort_name(name))) > NAME_LETTERS:
        raise TournamentError("team_name_long", field=field_of(dupla), most=NAME_LETTERS)
    before = dupla.team
    if sort_name(name) == (before.sort_name if before else ""):
        return None
    teams = Team.objects.filter(tournament=tournament)
    dupla.team = teams.filter(sort_name=sort_name(name)).first() if name else None
    if name and dupla.team is None:
        last = teams.aggregate(last=Max("number"))["last"] or 0
        dupla.team = Team.objects.create(
            tournament=tournament, number=last + 1, name=name, sort_name=sort_name(name)
        )
    dupla.save(update_fields=("team",))
    return dupla, before.name if before else ""


def field_of(dupla: Dupla) -> str:
    """Return the name of a dupla's field on the form."""
    return f"team-{dupla.pk}"
