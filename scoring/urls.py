"""Addresses of a table. The token is the permission; see `scoring.table.access`."""

from django.urls import path

import scoring.input.addresses  # noqa: F401 -- the converter `number`
from scoring.avulso import pages as avulso_views
from scoring.table import call as call_views
from scoring.table import cards as cards_views
from scoring.table import confirmation as confirm_views
from scoring.table import notes as notes_views
from scoring.table import score
from scoring.table import score as dealing_views
from scoring.table import score as rules_views
from scoring.table import seat as seat_pages
from scoring.table import summary as views
from scoring.table import totals as totals_views
from scoring.table import undo as undo_views

app_name = "scoring"
urlpatterns = [
    path("<str:token>/", views.table, name="table"),
    path("<str:token>/como-se-conta/", rules_views.table_rules, name="rules"),
    path("<str:token>/cartas/", cards_views.enter, name="cards"),
    path("<str:token>/cartas/<number:partida>/<number:number>/", cards_views.correct, name="correct_cards"),
    path("<str:token>/totais/", totals_views.enter, name="totals"),
    path("<str:token>/totais/<number:partida>/<number:number>/", totals_views.correct, name="correct_totals"),
    path("<str:token>/jogada/", cards_views.jogada, name="jogada"),
    path("<str:token>/conferir/", confirm_views.check, name="check"),
    path("<str:token>/conferir/<number:partida>/<number:number>/", confirm_views.contest, name="contest"),
    path("<str:token>/partilhar/", avulso_views.share, name="share"),
    path("<str:token>/outra/", avulso_views.again, name="again"),
    path("<str:token>/maos/<number:partida>/<number:number>/carteador/", dealing_views.dealer, name="dealer"),
    path("<str:token>/anotar/", notes_views.notes, name="notes"),
    path("<str:token>/chamar/", call_views.call, name="call"),
    path("<str:token>/assumir/", seat_pages.take_over, name="take_over"),
    path("<str:token>/placar/", score.score, name="score"),
    path("<str:token>/folha.txt", score.text, name="text"),
    path("<str:token>/maos/<number:partida>/<number:number>/", views.correct, name="correct"),
    path(
        "<str:token>/maos/<number:partida>/<number:number>/desfazer/", undo_views.take_back, name="take_back"
    ),
]
