"""URLs of the desk, below `painel/`. Permissions and forms of each URL: docs/access.md."""

from django.urls import path

import scoring.input.addresses  # noqa: F401 -- the converter `number`
from tournaments.desk import arrange as desk_arrange
from tournaments.desk import bell as desk_bell
from tournaments.desk import blocos as desk_blocos
from tournaments.desk import clock as desk_clock
from tournaments.desk import club as desk_club
from tournaments.desk import contact as desk_contact
from tournaments.desk import copying as desk_copying
from tournaments.desk import entries as desk_tournament
from tournaments.desk import entry_list as desk_entry_list
from tournaments.desk import event_from_file
from tournaments.desk import members as desk_members
from tournaments.desk import outbox as desk_outbox
from tournaments.desk import person as desk_person
from tournaments.desk import players as desk_players
from tournaments.desk import prizes as desk_prizes
from tournaments.desk import publish as desk_publish
from tournaments.desk import qr as desk_qr
from tournaments.desk import rules as desk_rules
from tournaments.desk import seasons as desk_seasons
from tournaments.desk import setup as desk_setup
from tournaments.desk import standings as desk_standings
from tournaments.desk import sumulas as desk_sumulas
from tournaments.desk import teams as desk_teams
from tournaments.desk import telao as desk_telao
from tournaments.desk.checkin import views as desk_checkin
from tournaments.desk.decisions import views as desk_life
from tournaments.desk.jogo import mao as desk_mao
from tournaments.desk.jogo import views as desk_jogo
from tournaments.desk.line import find as desk_find
from tournaments.desk.log import views as desk_log
from tournaments.desk.paper import views as desk_paper
from tournaments.desk.plan import advice as desk_advice
from tournaments.desk.plan import views as desk_plan
from tournaments.desk.prints import index as desk_prints
from tournaments.desk.prints import lists as printed_lists
from tournaments.desk.prints import sheets as printed_sheets
from tournaments.desk.prints import stage as printed_stage
from tournaments.desk.rounds import one_round
from tournaments.desk.rounds import rest as desk_rest
from tournaments.desk.rounds import views as desk_rounds
from tournaments.desk.salao import views as desk_salao
from tournaments.desk.spreadsheets import event_file as desk_event
from tournaments.desk.spreadsheets import views as desk_spreadsheets

urlpatterns = [
    path("", desk_club.desk_home, name="desk"),
    path("clubes/novo/", desk_club.club_new, name="club_new"),
    path("clubes/<slug:slug>/", desk_club.desk_club, name="desk_club"),
    path("clubes/<slug:slug>/membros/", desk_members.desk_members, name="desk_members"),
    path("clubes/<slug:slug>/jogadores/", desk_players.desk_players, name="desk_players"),
    path("clubes/<slug:slug>/pessoas/<number:pk>/juntar/", desk_players.desk_merge, name="desk_merge"),
    path("clubes/<slug:slug>/pessoas/<number:pk>/", desk_person.desk_person, name="desk_person"),
    path(
        "clubes/<slug:slug>/pessoas/<number:pk>/dados.json",
        desk_person.desk_person_file,
        name="desk_person_file",
    ),
    path("clubes/<slug:slug>/temporadas/", desk_seasons.desk_seasons, name="desk_seasons"),
    path("clubes/<slug:slug>/temporadas/<number:pk>/", desk_seasons.desk_season, name="desk_season"),
    path("clubes/<slug:slug>/regulamentos/", desk_rules.desk_rules, name="desk_rules"),
    path("clubes/<slug:slug>/regulamentos/novo/", desk_rules.desk_rules_new, name="desk_rules_new"),
    path(
        "clubes/<slug:slug>/regulamentos/<number:rules>/", desk_rules.desk_rules_edit, name="desk_rules_edit"
    ),
    path(
        "clubes/<slug:slug>/regulamentos/<number:rules>/arquivo/",
        desk_rules.desk_rules_file,
        name="desk_rules_file",
    ),
    path("clubes/<slug:slug>/torneios/novo/", desk_setup.tournament_new, name="tournament_new"),
    path("clubes/<slug:slug>/conselho/", desk_advice.desk_advice, name="desk_advice"),
    path(
        "clubes/<slug:slug>/torneios/arquivo/",
        event_from_file.desk_event_from_file,
        name="desk_event_from_file",
    ),
    path("torneios/<slug:slug>/", desk_tournament.desk_tournament, name="desk_tournament"),
    path("torneios/<slug:slug>/buscar/", desk_find.desk_find, name="desk_find"),
    path("torneios/<slug:slug>/inscritos/<number:number>/", desk_contact.desk_contact, name="desk_contact"),
    path("torneios/<slug:slug>/inscritos/colar/", desk_entry_list.desk_entry_list, name="desk_entry_list"),
    path("torneios/<slug:slug>/chamada/", desk_checkin.desk_checkin, name="desk_checkin"),
    path("torneios/<slug:slug>/editar/", desk_setup.tournament_edit, name="tournament_edit"),
    path("torneios/<slug:slug>/copiar/", desk_copying.tournament_copy, name="tournament_copy"),
    path("torneios/<slug:slug>/comecar/", desk_setup.tournament_start, name="tournament_start"),
    path("torneios/<slug:slug>/equipes/", desk_teams.desk_teams, name="desk_teams"),
    path("torneios/<slug:slug>/plano/", desk_plan.desk_plan, name="desk_plan"),
    path("torneios/<slug:slug>/rodadas/", desk_rounds.desk_rounds, name="desk_rounds"),
    path("torneios/<slug:slug>/rodadas/<number:pk>/", one_round.desk_round, name="desk_round"),
    path("torneios/<slug:slug>/rodadas/<number:pk>/lugares/", one_round.desk_seating, name="desk_seating"),
    path(
        "torneios/<slug:slug>/rodadas/<number:pk>/sumulas/", desk_sumulas.desk_sumulas, name="round_sumulas"
    ),
    path("torneios/<slug:slug>/fases/<number:number>/resto/", desk_rest.desk_rest, name="desk_rest"),
    path("torneios/<slug:slug>/sumulas/", desk_sumulas.desk_sumulas, name="desk_sumulas"),
    path("torneios/<slug:slug>/vida/", desk_life.desk_life, name="desk_life"),
    path("torneios/<slug:slug>/vida/<slug:key>/", desk_life.desk_life_action, name="desk_life_action"),
    path("torneios/<slug:slug>/lancar/", desk_paper.desk_paper, name="desk_paper"),
    path("torneios/<slug:slug>/premios/", desk_prizes.desk_prizes, name="desk_prizes"),
    path("torneios/<slug:slug>/arquivos/", desk_spreadsheets.desk_files, name="desk_files"),
    path("torneios/<slug:slug>/arquivos/evento.json", desk_event.desk_event_file, name="desk_event_file"),
    path(
        "torneios/<slug:slug>/arquivos/<slug:table>.<slug:form>",
        desk_spreadsheets.desk_spreadsheet,
        name="desk_spreadsheet",
    ),
    path("torneios/<slug:slug>/classificacao/", desk_standings.desk_standings, name="desk_standings"),
    path("torneios/<slug:slug>/diario/", desk_log.desk_log, name="desk_log"),
    path("torneios/<slug:slug>/mesas/", desk_salao.desk_mesas, name="desk_mesas"),
    path("torneios/<slug:slug>/pendencias/", desk_outbox.desk_outbox, name="desk_outbox"),
    path("torneios/<slug:slug>/pendencias/<number:pk>/", desk_outbox.desk_remessa, name="desk_remessa"),
    path("torneios/<slug:slug>/sinal/", desk_bell.desk_bell, name="desk_bell"),
    path("torneios/<slug:slug>/imprimir/", desk_prints.desk_prints, name="desk_prints"),
    path("torneios/<slug:slug>/imprimir/presenca/", printed_lists.presence, name="print_presence"),
    path("torneios/<slug:slug>/imprimir/lugares/", printed_lists.places, name="print_places"),
    path("torneios/<slug:slug>/imprimir/fases/<number:number>/", printed_stage.stage, name="print_stage"),
    path(
        "torneios/<slug:slug>/imprimir/fases/<number:number>/folhas/",
        printed_sheets.filled,
        name="print_sheets",
    ),
    path("torneios/<slug:slug>/relogio/", desk_clock.desk_clock, name="desk_clock"),
    path("torneios/<slug:slug>/relogio/mesas/<number:pk>/", desk_clock.desk_extra, name="desk_extra"),
    path("torneios/<slug:slug>/telao/", desk_telao.desk_telao, name="desk_telao"),
    path("torneios/<slug:slug>/mesas/arrumar/", desk_arrange.desk_arrange, name="desk_arrange"),
    path("torneios/<slug:slug>/qr/", desk_qr.desk_qr, name="desk_qr"),
    path("torneios/<slug:slug>/blocos/", desk_blocos.desk_blocos, name="desk_blocos"),
    path("torneios/<slug:slug>/duplas/", desk_qr.desk_links, name="desk_links"),
    path("torneios/<slug:slug>/confrontos/<number:pk>/", desk_jogo.desk_jogo, name="desk_jogo"),
    path(
        "torneios/<slug:slug>/confrontos/<number:pk>/maos/<number:partida>/<number:number>/",
        desk_mao.desk_mao,
        name="desk_mao",
    ),
    path("torneios/<slug:slug>/publicar/", desk_publish.publish, name="publish"),
]
