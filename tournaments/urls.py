"""URLs of tournaments: public pages, the desk below `painel/`, the API below `api/v1/`."""

from django.urls import include, path

import scoring.input.addresses  # noqa: F401 -- registers the converter `number`
from tournaments.api import guide
from tournaments.desk.club import invitation
from tournaments.public import event, home, player, proof, rules, season, standings_after_round, tournament
from tournaments.public.links import bloco, dupla, mesa, telao
from tournaments.public.shared import agenda, card, club_card, embed, feed, overlay

app_name = "tournaments"

urlpatterns = [
    path("", home.home, name="home"),
    path("bloco/<str:token>/", bloco.bloco, name="bloco"),
    path("codigo/", mesa.code, name="code"),
    path("dupla/<str:token>/", dupla.own, name="own"),
    path("telao/<str:token>/", telao.telao, name="telao"),
    path("m/<str:token>/", mesa.mesa, name="mesa"),
    path("convite/<str:token>/", invitation.invitation, name="invitation"),
    path("clubes/<slug:slug>/", tournament.club, name="club"),
    path("clubes/<slug:slug>/agenda.ics", agenda.of_club, name="club_agenda"),
    path("clubes/<slug:slug>/cartao.png", club_card.of_club, name="club_card"),
    path("clubes/<slug:slug>/jogadores/", player.players, name="players"),
    path("clubes/<slug:slug>/jogadores/<number:pk>/", player.player, name="player"),
    path("clubes/<slug:slug>/jogadores/<number:pk>/cartao.png", club_card.of_player, name="player_card"),
    path("clubes/<slug:slug>/ranking/<slug:season>/", season.season, name="season"),
    path("clubes/<slug:slug>/ranking/<slug:season>/cartao.png", club_card.of_season, name="season_card"),
    path("clubes/<slug:slug>/regulamentos/<number:pk>/", rules.club_rules, name="club_rules"),
    path("torneios/<slug:slug>/", event.tournament, name="tournament"),
    path("torneios/<slug:slug>/classificacao/", event.standings, name="standings"),
    path("torneios/<slug:slug>/tabela-cruzada/", event.crosstable, name="crosstable"),
    path("torneios/<slug:slug>/rodadas/", event.rounds, name="rounds"),
    path("torneios/<slug:slug>/chave/", event.bracket, name="bracket"),
    path("torneios/<slug:slug>/resultados/", event.results, name="results"),
    path("torneios/<slug:slug>/como-se-conta/", rules.tournament_rules, name="rules"),
    path("torneios/<slug:slug>/ao-vivo/", event.live, name="live"),
    path("torneios/<slug:slug>/duplas/<number:number>/", tournament.dupla, name="dupla"),
    path("torneios/<slug:slug>/duplas/<number:number>/agenda.ics", agenda.of_dupla, name="dupla_agenda"),
    path("torneios/<slug:slug>/jogos/<uuid:jogo>/", tournament.jogo, name="jogo"),
    path("torneios/<slug:slug>/jogos/<uuid:jogo>.txt", tournament.jogo_text, name="jogo_text"),
    path(
        "torneios/<slug:slug>/fases/<number:stage>/rodadas/<number:round>/",
        standings_after_round.stood,
        name="stood",
    ),
    path("torneios/<slug:slug>/cartao.png", card.of_event, name="card"),
    path("torneios/<slug:slug>/chave/cartao.png", card.of_bracket, name="bracket_card"),
    path("torneios/<slug:slug>/duplas/<number:number>/cartao.png", card.of_dupla, name="dupla_card"),
    path("torneios/<slug:slug>/jogos/<uuid:jogo>/cartao.png", card.of_jogo, name="jogo_card"),
    path("torneios/<slug:slug>/resultados.atom", feed.feed, name="feed"),
    path("torneios/<slug:slug>/nomes.json", tournament.names_json, name="names_json"),
    path("torneios/<slug:slug>/quadro/<slug:part>/", embed.embed, name="embed"),
    path("torneios/<slug:slug>/mesas/<number:mesa>/sobreposto/", overlay.overlay, name="overlay"),
    path("torneios/<slug:slug>/fatos.jsonl", proof.facts, name="facts"),
    path("torneios/<slug:slug>/trilha.jsonl", proof.trail, name="trail"),
    path("torneios/<slug:slug>/como-conferir/", proof.how, name="proof"),
    path("conferir.py", proof.script, name="proof_script"),
    path("torneios/<slug:slug>/publicacoes/", tournament.revisions, name="revisions"),
    path("torneios/<slug:slug>/publicacoes/<number:number>/", tournament.revision, name="revision"),
    path(
        "torneios/<slug:slug>/publicacoes/<number:number>.json",
        tournament.revision_json,
        name="revision_json",
    ),
    path("api/", guide.guide, name="api-guide"),
    path("api/v1/", include("tournaments.api.urls")),
    path("painel/", include("tournaments.desk.urls")),
]
