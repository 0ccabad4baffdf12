"""Values that an upgrade must not change: the number of rows, the totals of every mão, every result."""

from django.apps import apps

from scoring.jogo.sheet import sheets
from scoring.models import Jogo


def figures():
    """Return the figures of the database as plain data, without ids, which differ between databases."""
    models = [*apps.get_app_config("scoring").get_models(), *apps.get_app_config("tournaments").get_models()]
    jogos = list(Jogo.objects.order_by("pk"))
    of_jogo = sheets(jogos)
    return {
        "rows": {model._meta.db_table: model._default_manager.count() for model in models},
        "jogos": [
            {
                "labels": jogo.labels,
                "result": [jogo.reason, jogo.winner],
                "maos": [
                    [line.mao.totals, line.state]
                    for partida in of_jogo[jogo.pk].partidas
                    for line in partida.maos
                ],
            }
            for jogo in jogos
        ],
    }
