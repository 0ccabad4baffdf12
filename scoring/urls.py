"""Addresses of a table. The token is the permission; see `scoring.table.access`."""

from django.urls import path

import scoring.input.addresses  # noqa: F401 -- the converter `number`
from scoring.avulso import pages
from scoring.table import call, cards, confirmation, notes, score, seat, summary, totals, undo

app_name = "scoring"
urlpatterns = [
    path("<str:token>/", summary.table, name="table"),
    path("<str:token>/como-se-conta/", score.table_rules, name="rules"),
    path("<str:token>/cartas/", cards.enter, name="cards"),
    path("<str:token>/cartas/<number:partida>/<number:number>/", cards.correct, name="correct_cards"),
    path("<str:token>/totais/", totals.enter, name="totals"),
    path("<str:token>/totais/<number:partida>/<number:number>/", totals.correct, name="correct_totals"),
    path("<str:token>/jogada/", cards.jogada, name="jogada"),
    path("<str:token>/conferir/", confirmation.check, name="check"),
    path("<str:token>/conferir/<number:partida>/<number:number>/", confirmation.contest, name="contest"),
    path("<str:token>/partilhar/", pages.share, name="share"),
    path("<str:token>/outra/", pages.again, name="again"),
    path("<str:token>/maos/<number:partida>/<number:number>/carteador/", score.dealer, name="dealer"),
    path("<str:token>/anotar/", notes.notes, name="notes"),
    path("<str:token>/chamar/", call.call, name="call"),
    path("<str:token>/assumir/", seat.take_over, name="take_over"),
    path("<str:token>/placar/", score.score, name="score"),
    path("<str:token>/folha.txt", score.text, name="text"),
    path("<str:token>/maos/<number:partida>/<number:number>/", summary.correct, name="correct"),
    path("<str:token>/maos/<number:partida>/<number:number>/desfazer/", undo.take_back, name="take_back"),
]
