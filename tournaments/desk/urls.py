"""URLs of the desk, below `painel/`. Permissions and forms of each URL: docs/access.md."""

from django.urls import path

import scoring.input.addresses  # noqa: F401 -- the converter `number`
from tournaments.desk.checkin import views
from tournaments.desk.club import event_from_file, members, pages, person, players, rules, seasons
from tournaments.desk.decisions.views import desk_life, desk_life_action
from tournaments.desk.entries import contact, entry_list, page, teams
from tournaments.desk.jogo import mao
from tournaments.desk.jogo.views import desk_jogo
from tournaments.desk.line import find
from tournaments.desk.log.views import desk_log
from tournaments.desk.paper.views import desk_paper
from tournaments.desk.plan import advice
from tournaments.desk.plan.views import desk_plan
from tournaments.desk.prints import index, lists, sheets, stage
from tournaments.desk.results import outbox, prizes, publish, standings, sumulas
from tournaments.desk.rounds import one_round, rest
from tournaments.desk.rounds.views import desk_rounds
from tournaments.desk.salao import arrange, bell, blocos, clock, qr, telao
from tournaments.desk.salao.views import desk_mesas
from tournaments.desk.setup import copying
from tournaments.desk.setup.pages import tournament_edit, tournament_new, tournament_start
from tournaments.desk.spreadsheets import event_file
from tournaments.desk.spreadsheets.views import desk_files, desk_spreadsheet

urlpatterns = [
    path("", pages.desk_home, name="desk"),
    path("clubes/novo/", pages.club_new, name="club_new"),
    path("clubes/<slug:slug>/", pages.desk_club, name="desk_club"),
    path("clubes/<slug:slug>/membros/", members.desk_members, name="desk_members"),
    path("clubes/<slug:slug>/jogadores/", players.desk_players, name="desk_players"),
    path("clubes/<slug:slug>/pessoas/<number:pk>/juntar/", players.desk_merge, name="desk_merge"),
    path("clubes/<slug:slug>/pessoas/<number:pk>/", person.desk_person, name="desk_person"),
    path(
        "clubes/<slug:slug>/pessoas/<number:pk>/dados.json",
        person.desk_person_file,
        name="desk_person_file",
    ),
    path("clubes/<slug:slug>/temporadas/", seasons.desk_seasons, name="desk_seasons"),
    path("clubes/<slug:slug>/temporadas/<number:pk>/", seasons.desk_season, name="desk_season"),
    path("clubes/<slug:slug>/regulamentos/", rules.desk_rules, name="desk_rules"),
    path("clubes/<slug:slug>/regulamentos/novo/", rules.desk_rules_new, name="desk_rules_new"),
    path("clubes/<slug:slug>/regulamentos/<number:rules>/", rules.desk_rules_edit, name="desk_rules_edit"),
    path(
        "clubes/<slug:slug>/regulamentos/<number:rules>/arquivo/",
        rules.desk_rules_file,
        name="desk_rules_file",
    ),
    path("clubes/<slug:slug>/torneios/novo/", tournament_new, name="tournament_new"),
    path("clubes/<slug:slug>/conselho/", advice.desk_advice, name="desk_advice"),
    path(
        "clubes/<slug:slug>/torneios/arquivo/",
        event_from_file.desk_event_from_file,
        name="desk_event_from_file",
    ),
    path(
        "clubes/<slug:slug>/torneios/arquivo/<number:pk>/",
        event_from_file.desk_event_import,
        name="desk_event_import",
    ),
    path("torneios/<slug:slug>/", page.desk_tournament, name="desk_tournament"),
    path("torneios/<slug:slug>/buscar/", find.desk_find, name="desk_find"),
    path("torneios/<slug:slug>/inscritos/<number:number>/", contact.desk_contact, name="desk_contact"),
    path("torneios/<slug:slug>/inscritos/colar/", entry_list.desk_entry_list, name="desk_entry_list"),
    path("torneios/<slug:slug>/chamada/", views.desk_checkin, name="desk_checkin"),
    path("torneios/<slug:slug>/editar/", tournament_edit, name="tournament_edit"),
    path("torneios/<slug:slug>/copiar/", copying.tournament_copy, name="tournament_copy"),
    path("torneios/<slug:slug>/comecar/", tournament_start, name="tournament_start"),
    path("torneios/<slug:slug>/equipes/", teams.desk_teams, name="desk_teams"),
    path("torneios/<slug:slug>/plano/", desk_plan, name="desk_plan"),
    path("torneios/<slug:slug>/rodadas/", desk_rounds, name="desk_rounds"),
    path("torneios/<slug:slug>/rodadas/<number:pk>/", one_round.desk_round, name="desk_round"),
    path("torneios/<slug:slug>/rodadas/<number:pk>/lugares/", one_round.desk_seating, name="desk_seating"),
    path("torneios/<slug:slug>/rodadas/<number:pk>/sumulas/", sumulas.desk_sumulas, name="round_sumulas"),
    path("torneios/<slug:slug>/fases/<number:number>/resto/", rest.desk_rest, name="desk_rest"),
    path("torneios/<slug:slug>/sumulas/", sumulas.desk_sumulas, name="desk_sumulas"),
    path("torneios/<slug:slug>/vida/", desk_life, name="desk_life"),
    path("torneios/<slug:slug>/vida/<slug:key>/", desk_life_action, name="desk_life_action"),
    path("torneios/<slug:slug>/lancar/", desk_paper, name="desk_paper"),
    path("torneios/<slug:slug>/premios/", prizes.desk_prizes, name="desk_prizes"),
    path("torneios/<slug:slug>/arquivos/", desk_files, name="desk_files"),
    path("torneios/<slug:slug>/arquivos/evento.json", event_file.desk_event_file, name="desk_event_file"),
    path(
        "torneios/<slug:slug>/arquivos/<slug:table>.<slug:form>",
        desk_spreadsheet,
        name="desk_spreadsheet",
    ),
    path("torneios/<slug:slug>/classificacao/", standings.desk_standings, name="desk_standings"),
    path("torneios/<slug:slug>/diario/", desk_log, name="desk_log"),
    path("torneios/<slug:slug>/mesas/", desk_mesas, name="desk_mesas"),
    path("torneios/<slug:slug>/pendencias/", outbox.desk_outbox, name="desk_outbox"),
    path("torneios/<slug:slug>/pendencias/<number:pk>/", outbox.desk_remessa, name="desk_remessa"),
    path("torneios/<slug:slug>/sinal/", bell.desk_bell, name="desk_bell"),
    path("torneios/<slug:slug>/imprimir/", index.desk_prints, name="desk_prints"),
    path("torneios/<slug:slug>/imprimir/presenca/", lists.presence, name="print_presence"),
    path("torneios/<slug:slug>/imprimir/lugares/", lists.places, name="print_places"),
    path("torneios/<slug:slug>/imprimir/fases/<number:number>/", stage.stage, name="print_stage"),
    path(
        "torneios/<slug:slug>/imprimir/fases/<number:number>/folhas/",
        sheets.filled,
        name="print_sheets",
    ),
    path("torneios/<slug:slug>/relogio/", clock.desk_clock, name="desk_clock"),
    path("torneios/<slug:slug>/relogio/mesas/<number:pk>/", clock.desk_extra, name="desk_extra"),
    path("torneios/<slug:slug>/telao/", telao.desk_telao, name="desk_telao"),
    path("torneios/<slug:slug>/mesas/arrumar/", arrange.desk_arrange, name="desk_arrange"),
    path("torneios/<slug:slug>/qr/", qr.desk_qr, name="desk_qr"),
    path("torneios/<slug:slug>/blocos/", blocos.desk_blocos, name="desk_blocos"),
    path("torneios/<slug:slug>/duplas/", qr.desk_links, name="desk_links"),
    path("torneios/<slug:slug>/confrontos/<number:pk>/", desk_jogo, name="desk_jogo"),
    path(
        "torneios/<slug:slug>/confrontos/<number:pk>/maos/<number:partida>/<number:number>/",
        mao.desk_mao,
        name="desk_mao",
    ),
    path("torneios/<slug:slug>/publicar/", publish.publish, name="publish"),
]
