"""Addresses of the API, below `api/v1/`."""

from django.urls import path, re_path
from drf_spectacular.views import SpectacularAPIView

from tournaments.api import schemas, stage_views, views

urlpatterns = [
    path("", schemas.Root.as_view(), name="api-root"),
    path("schemas/<slug:name>.json", schemas.JsonSchema.as_view(), name="api-json-schema"),
    path("schema/", SpectacularAPIView.as_view(), name="api-schema"),
    path("tournaments/", views.Tournaments.as_view(), name="api-tournaments"),
    path("tournaments/<slug:slug>/", views.Tournament.as_view(), name="api-tournament"),
    path("tournaments/<slug:slug>/duplas/", views.Duplas.as_view(), name="api-duplas"),
    path("tournaments/<slug:slug>/bracket/", views.Bracket.as_view(), name="api-bracket"),
    path("tournaments/<slug:slug>/standings/", views.Standings.as_view(), name="api-standings"),
    path("tournaments/<slug:slug>/jogos/", views.Jogos.as_view(), name="api-jogos"),
    path("tournaments/<slug:slug>/jogos/<uuid:jogo>/", views.Jogo.as_view(), name="api-jogo"),
    path("tournaments/<slug:slug>/stages/", stage_views.Stages.as_view(), name="api-stages"),
    path(
        "tournaments/<slug:slug>/stages/<int:stage>/rounds/<int:round>/",
        stage_views.StageRound.as_view(),
        name="api-stage-round",
    ),
    path(
        "tournaments/<slug:slug>/stages/<int:stage>/rounds/<int:round>/standings/",
        stage_views.RoundStandings.as_view(),
        name="api-round-standings",
    ),
    path(
        "tournaments/<slug:slug>/stages/<int:stage>/standings/",
        stage_views.StageStandings.as_view(),
        name="api-stage-standings",
    ),
    path("tournaments/<slug:slug>/teams/", stage_views.Teams.as_view(), name="api-teams"),
    path(
        "tournaments/<slug:slug>/stages/<int:stage>/teams/",
        stage_views.StageTeams.as_view(),
        name="api-stage-teams",
    ),
    re_path("^.*$", views.Unknown.as_view()),
]
