"""Addresses of the desk, below `painel/`. Every one of them has its cases in tests/tournaments/test_views_desk.py."""

from django.urls import path

from tournaments.views import (
    desk_bell,
    desk_club,
    desk_jogo,
    desk_life,
    desk_log,
    desk_mesas,
    desk_outbox,
    desk_plan,
    desk_publish,
    desk_qr,
    desk_rounds,
    desk_rules,
    desk_setup,
    desk_teams,
    desk_tournament,
)

urlpatterns = [
    path("", desk_club.desk_home, name="desk"),
    path("clubes/novo/", desk_club.club_new, name="club_new"),
    path("clubes/<slug:slug>/", desk_club.desk_club, name="desk_club"),
    path("clubes/<slug:slug>/regulamentos/", desk_rules.desk_rules, name="desk_rules"),
    path("clubes/<slug:slug>/regulamentos/novo/", desk_rules.desk_rules_new, name="desk_rules_new"),
    path("clubes/<slug:slug>/regulamentos/<int:rules>/", desk_rules.desk_rules_edit, name="desk_rules_edit"),
    path(
        "clubes/<slug:slug>/regulamentos/<int:rules>/arquivo/",
        desk_rules.desk_rules_file,
        name="desk_rules_file",
    ),
    path("clubes/<slug:slug>/torneios/novo/", desk_setup.tournament_new, name="tournament_new"),
    path("torneios/<slug:slug>/", desk_tournament.desk_tournament, name="desk_tournament"),
    path("torneios/<slug:slug>/editar/", desk_setup.tournament_edit, name="tournament_edit"),
    path("torneios/<slug:slug>/comecar/", desk_setup.tournament_start, name="tournament_start"),
    path("torneios/<slug:slug>/equipes/", desk_teams.desk_teams, name="desk_teams"),
    path("torneios/<slug:slug>/plano/", desk_plan.desk_plan, name="desk_plan"),
    path("torneios/<slug:slug>/rodadas/", desk_rounds.desk_rounds, name="desk_rounds"),
    path("torneios/<slug:slug>/rodadas/<int:pk>/", desk_rounds.desk_round, name="desk_round"),
    path("torneios/<slug:slug>/rodadas/<int:pk>/lugares/", desk_rounds.desk_seating, name="desk_seating"),
    path("torneios/<slug:slug>/vida/", desk_life.desk_life, name="desk_life"),
    path("torneios/<slug:slug>/vida/<slug:key>/", desk_life.desk_life_action, name="desk_life_action"),
    path("torneios/<slug:slug>/diario/", desk_log.desk_log, name="desk_log"),
    path("torneios/<slug:slug>/mesas/", desk_mesas.desk_mesas, name="desk_mesas"),
    path("torneios/<slug:slug>/pendencias/", desk_outbox.desk_outbox, name="desk_outbox"),
    path("torneios/<slug:slug>/sino/", desk_bell.desk_bell, name="desk_bell"),
    path("torneios/<slug:slug>/qr/", desk_qr.desk_qr, name="desk_qr"),
    path("torneios/<slug:slug>/duplas/", desk_qr.desk_links, name="desk_links"),
    path("torneios/<slug:slug>/confrontos/<int:pk>/", desk_jogo.desk_jogo, name="desk_jogo"),
    path(
        "torneios/<slug:slug>/confrontos/<int:pk>/maos/<int:partida>/<int:number>/",
        desk_jogo.desk_mao,
        name="desk_mao",
    ),
    path("torneios/<slug:slug>/publicar/", desk_publish.publish, name="publish"),
]
