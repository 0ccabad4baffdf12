"""A tournament as plain data: what a publication freezes. Read only.

Codes, not sentences: pages and API word them. Points are points, `A` and `B` are the sides of a confronto.
"""

from typing import Any

from django.db.models import QuerySet

from scoring.jogo.sheet import Sheet, sheets
from tournaments.models import Confronto, Dupla, Penalty, Tournament
from tournaments.pairing import round_name
from tournaments.publication.confronto import confronto_data, feeders
from tournaments.publication.knockout_rows import standing_rows
from tournaments.publication.stages import Stages
from tournaments.publication.teams import has_teams

type Payload = dict[str, Any]


def snapshot(tournament: Tournament) -> Payload:
    """Return the whole tournament: entries, stages, results, standings. Eleven queries at most, whatever its size."""
    stages = stages_of(tournament)
    duplas, confrontos, of_jogo = stages.duplas, list(stages.rows), stages.of_jogo
    told: Payload = {
        "tournament": tournament_data(tournament),
        "duplas": [_dupla(dupla) for dupla in duplas.values()],
    }
    if has_teams(duplas.values()):
        told["teams"] = stages.teams()
    if not stages.is_one_knockout:
        return told | {"rounds": [], "standings": [], "stages": stages.read()}
    told["tournament"] |= stages.played_throughout()
    return told | {
        "rounds": _rounds(confrontos, duplas, of_jogo),
        "standings": standing_rows(tournament, confrontos, duplas, of_jogo, _penalties(stages)),
    }


def _penalties(stages: Stages) -> list[Penalty]:
    return list(Penalty.objects.filter(stage__in=stages.stages, lifted_at=None).order_by("pk"))


def stages_of(tournament: Tournament) -> Stages:
    """Return what the stages of a tournament are read from."""
    duplas = {dupla.pk: dupla for dupla in _duplas(tournament)}
    confrontos = list(_confrontos(tournament))
    of_jogo = sheets([confronto.jogo for confronto in confrontos if confronto.jogo])
    return Stages(tournament, confrontos, duplas, of_jogo)


def _duplas(tournament: Tournament) -> list[Dupla]:
    found = Dupla.objects.filter(tournament=tournament).select_related("team").prefetch_related("players")
    return list(found.order_by("number"))


def _confrontos(tournament: Tournament) -> QuerySet[Confronto]:
    found = Confronto.objects.filter(tournament=tournament).select_related("jogo")
    return found.order_by("stage__number", "round", "kind", "group", "position")


def tournament_data(tournament: Tournament) -> Payload:
    """Return the tournament itself, without entries and stages."""
    return {
        "slug": tournament.slug,
        "name": tournament.name,
        "club": tournament.club.name,
        "club_slug": tournament.club.slug,
        "place": tournament.place,
        "starts_on": tournament.starts_on.isoformat(),
        "ends_on": tournament.ends_on.isoformat(),
        "state": str(tournament.state),
        "entrants": str(tournament.entrants),
        "ruleset": tournament.ruleset,
        "options": tournament.options,
        "overrides": tournament.overrides,
        "partidas": tournament.partidas,
        "fixed": tournament.fixed,
        "draw_seed": tournament.draw_seed,
        "drawn_at": tournament.drawn_at.isoformat() if tournament.drawn_at else None,
    }


def _dupla(dupla: Dupla) -> Payload:
    players = [player.name for player in dupla.players.all()]
    return {"number": dupla.number, "name": dupla.name, "seed": dupla.seed, "players": players}


def _rounds(
    confrontos: list[Confronto], duplas: dict[int, Dupla], of_jogo: dict[int, Sheet]
) -> list[Payload]:
    last = max((confronto.round for confronto in confrontos), default=0)
    fed = feeders(confrontos)
    return [
        {
            "round": number,
            "name": str(round_name(last, number)),
            "confrontos": [
                confronto_data(confronto, duplas, fed, of_jogo)
                for confronto in confrontos
                if confronto.round == number
            ],
        }
        for number in range(1, last + 1)
    ]
