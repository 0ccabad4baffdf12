"""URLs of the API, below `api/v1/`."""

from django.urls import path, re_path

import scoring.input.addresses  # noqa: F401 -- the converter `number`
from tournaments.api import files, rules_in_words, schemas, stage_views, views
from tournaments.api.shapes import seals
from tournaments.public import caching

STAGE = "tournaments/<slug:slug>/stages/<number:stage>"
urlpatterns = [
    path("", caching.by_content(caching.HOURLY)(schemas.Root.as_view()), name="api-root"),
    path("schemas/<slug:name>.json", schemas.JsonSchema.as_view(), name="api-json-schema"),
    path("schema/", caching.by_content(caching.HOURLY)(schemas.OpenApi.as_view()), name="api-schema"),
    path("clubs/", views.ClubsView.as_view(), name="api-clubs"),
    path("tournaments/", views.TournamentsView.as_view(), name="api-tournaments"),
    path("tournaments/<slug:slug>/", views.TournamentView.as_view(), name="api-tournament"),
    path("tournaments/<slug:slug>/duplas/", views.DuplasView.as_view(), name="api-duplas"),
    path("tournaments/<slug:slug>/players/", views.PlayersView.as_view(), name="api-players"),
    path("tournaments/<slug:slug>/where/", views.WhereView.as_view(), name="api-where"),
    path("tournaments/<slug:slug>/live/", views.LiveView.as_view(), name="api-live"),
    path("tournaments/<slug:slug>/revisions/", views.RevisionsView.as_view(), name="api-revisions"),
    path("tournaments/<slug:slug>/rules/", rules_in_words.RulesView.as_view(), name="api-rules"),
    path("tournaments/<slug:slug>/event.jsonl", files.EventView.as_view(), name="api-event"),
    path("tournaments/<slug:slug>/standings.csv", files.StandingsFile.as_view(), name="api-standings-file"),
    path("tournaments/<slug:slug>/results.csv", files.ResultsFile.as_view(), name="api-results-file"),
    path("tournaments/<slug:slug>/links/", views.LinksView.as_view(), name="api-links"),
    path("tournaments/<slug:slug>/jogos/", views.JogosView.as_view(), name="api-jogos"),
    path("tournaments/<slug:slug>/jogos/<uuid:jogo>/", views.JogoView.as_view(), name="api-jogo"),
    path("tournaments/<slug:slug>/jogos/<uuid:jogo>/seals/", seals.SealsView.as_view(), name="api-seals"),
    path("tournaments/<slug:slug>/stages/", stage_views.StagesView.as_view(), name="api-stages"),
    path("tournaments/<slug:slug>/bracket/", stage_views.BracketView.as_view(), name="api-bracket"),
    path("tournaments/<slug:slug>/rounds/", stage_views.RoundsView.as_view(), name="api-rounds"),
    path("tournaments/<slug:slug>/standings/", stage_views.StandingsView.as_view(), name="api-standings"),
    path(
        "tournaments/<slug:slug>/final-ranking/",
        stage_views.FinalRankingView.as_view(),
        name="api-final-ranking",
    ),
    path("tournaments/<slug:slug>/teams/", stage_views.TeamsView.as_view(), name="api-teams"),
    path(f"{STAGE}/", stage_views.StageView.as_view(), name="api-stage"),
    path(f"{STAGE}/bracket/", stage_views.BracketView.as_view(), name="api-stage-bracket"),
    path(f"{STAGE}/rounds/", stage_views.RoundsView.as_view(), name="api-stage-rounds"),
    path(f"{STAGE}/rounds/<number:round>/", stage_views.RoundView.as_view(), name="api-stage-round"),
    path(
        f"{STAGE}/rounds/<number:round>/standings/",
        stage_views.RoundStandingsView.as_view(),
        name="api-round-standings",
    ),
    path(f"{STAGE}/standings/", stage_views.StandingsView.as_view(), name="api-stage-standings"),
    path(f"{STAGE}/teams/", stage_views.StageTeamsView.as_view(), name="api-stage-teams"),
    # Unknown addresses below the API get problem details instead of an HTML page.
    re_path("^.*$", views.UnknownView.as_view()),
]
