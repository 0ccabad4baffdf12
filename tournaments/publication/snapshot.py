"""Read the current state of a tournament as the document that a publication freezes. Read-only.

It contains codes, not sentences; pages and API have the words.
"""

from collections.abc import Iterable
from typing import cast

from scoring.jogo.sheet import sheets
from tournaments.models import Confronto, Dupla, Tournament
from tournaments.plan.stage import Play
from tournaments.publication.document.cancelled import cancelled
from tournaments.publication.document.play_data import ConfrontoData
from tournaments.publication.document.shape import (
    VERSION,
    DuplaData,
    Entrants,
    TournamentData,
    TournamentDocument,
    TournamentState,
)
from tournaments.publication.document.stages import Stages


def snapshot(tournament: Tournament) -> TournamentDocument:
    """Return the whole tournament: entries, stages, results, standings. Runs at most eleven queries."""
    state, found = tournament.state, stages_of(tournament)
    document = _document(found, ranked=state == Tournament.State.FINISHED)
    return cancelled(document) if state == Tournament.State.CANCELLED else document


def as_it_stands(tournament: Tournament) -> TournamentDocument:
    """Return a snapshot with a provisional final ranking from the start of the event, for directors."""
    begun = tournament.state not in {Tournament.State.DRAFT, Tournament.State.OPEN}
    return _document(stages_of(tournament), ranked=begun)


def _document(stages: Stages, *, ranked: bool) -> TournamentDocument:
    tournament = stages.tournament
    document: TournamentDocument = {
        "version": VERSION,
        "tournament": tournament_data(tournament),
        "duplas": [_dupla(dupla) for dupla in stages.duplas.values()],
        "stages": stages.read(),
    }
    if stages.has_teams:
        document["teams"] = stages.teams()
    if ranked:
        document["final_ranking"] = stages.final_ranking()
    return document


def stages_of(tournament: Tournament) -> Stages:
    """Load the stages of a tournament."""
    found = Confronto.objects.filter(tournament=tournament).select_related("jogo")
    return _stages(tournament, found.order_by("stage__number", "round", "kind", "group", "position"))


def meetings_of(
    tournament: Tournament, confrontos: Iterable[Confronto]
) -> dict[int, tuple[Play, ConfrontoData]]:
    """Return confrontos of a tournament as they would be published now, by id, with how their stages are played.

    Those of a draft are left out. confrontos: with their jogos. At most nine queries, whatever their number.
    """
    return {one["id"]: (play, one) for play, one in _stages(tournament, confrontos).meetings()}


def _stages(tournament: Tournament, rows: Iterable[Confronto]) -> Stages:
    entered = Dupla.objects.filter(tournament=tournament).select_related("team").prefetch_related("players")
    duplas = {dupla.pk: dupla for dupla in entered.order_by("number")}
    confrontos = list(rows)
    of_jogo = sheets([confronto.jogo for confronto in confrontos if confronto.jogo])
    return Stages(tournament, confrontos, duplas, of_jogo)


def tournament_data(tournament: Tournament) -> TournamentData:
    """Return the tournament itself, without entries and stages."""
    data: TournamentData = {
        "slug": tournament.slug,
        "name": tournament.name,
        "club": tournament.club.name,
        "club_slug": tournament.club.slug,
        "place": tournament.place,
        "starts_on": tournament.starts_on.isoformat(),
        "ends_on": tournament.ends_on.isoformat(),
        "state": cast(TournamentState, str(tournament.state)),
        "entrants": cast(Entrants, str(tournament.entrants)),
        "ruleset": tournament.ruleset,
        "options": tournament.options,
        "overrides": tournament.overrides,
        "partidas": tournament.partidas,
        "fixed": tournament.fixed,
        "draw_seed": tournament.draw_seed,
        "drawn_at": tournament.drawn_at.isoformat() if tournament.drawn_at else None,
    }
    if tournament.brought:
        data["brought"] = tournament.brought
    if tournament.ended_early:
        data["ended_early"] = True
    return data


def _dupla(dupla: Dupla) -> DuplaData:
    players = [player.name for player in dupla.players.all()]
    return {"number": dupla.number, "name": dupla.name, "seed": dupla.seed, "players": players}
