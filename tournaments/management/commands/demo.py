"""`manage.py demo`: create an invented club with a tournament in progress; `--finish` plays it to the end."""

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import CommandError
from django.db import connection
from django.urls import reverse
from django.utils.translation import gettext as _

from scoring.management.base import SiteCommand
from scoring.models import Jogo, Mao
from tournaments import demo
from tournaments.demo import login
from tournaments.event.draws.lots import MOST_SEED
from tournaments.models import Confronto, Dupla, Tournament

TABLE = "tournaments_tournament"


class Command(SiteCommand):
    help = "Monta um clube inventado com um torneio em andamento, num banco de dados vazio."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--finish", action="store_true", help="joga o torneio até o campeão")
        parser.add_argument("--seed", type=int, help="semente do sorteio e das mãos")

    def handle(self, *args: Any, finish: bool, seed: int | None, verbosity: int, **options: Any) -> None:
        tournament, new = _build(seed)
        if finish:
            demo.play_to_the_end(tournament)
            tournament.refresh_from_db()
        if verbosity:
            self.stdout.write(_("Demonstração montada.") if new else _("A demonstração já está montada."))
            self.stdout.writelines(f"{line}\n" for line in (*_summary(tournament), *_addresses(tournament)))


def _build(seed: int | None) -> tuple[Tournament, bool]:
    if TABLE not in connection.introspection.table_names():
        raise CommandError(_("O banco de dados ainda não tem tabelas: rode antes `manage.py migrate`."))
    if seed is not None and not 0 <= seed < MOST_SEED:
        raise CommandError(_("A semente vai de 0 a %(most)s.") % {"most": MOST_SEED - 1})
    try:
        return demo.build(seed=seed)
    except demo.ForeignData as exc:
        raise CommandError(
            _("O banco de dados já tem outros dados: a demonstração só é montada num banco de dados vazio.")
        ) from exc
    except demo.OtherSeed as exc:
        raise CommandError(
            _("A demonstração já está montada, com a semente %(seed)s.") % {"seed": exc.args[0]}
        ) from exc
    except OSError as exc:
        raise CommandError(
            _("Não foi possível gravar %(path)s (%(error)s).") % {"path": login.path(), "error": exc.strerror}
        ) from exc


def _summary(tournament: Tournament) -> list[str]:
    jogos = Jogo.objects.filter(confronto__tournament=tournament)
    figures = {
        "name": tournament.name,
        "duplas": Dupla.objects.filter(tournament=tournament).count(),
        "closed": jogos.filter(closed_at__isnull=False).count(),
        "playing": jogos.filter(closed_at=None).count(),
        "maos": Mao.objects.standing().filter(partida__jogo__confronto__tournament=tournament).count(),
    }
    lines = [
        _(
            "%(name)s: %(duplas)s duplas, %(closed)s jogos encerrados, %(playing)s em andamento,"
            " %(maos)s mãos gravadas."
        )
        % figures
    ]
    if tournament.state == Tournament.State.FINISHED:
        champion = Confronto.objects.select_related("winner").get(
            tournament=tournament, winner_to=None, kind="main"
        )
        lines.append(_("Campeã: %(dupla)s.") % {"dupla": champion.winner})
    return lines


def _addresses(tournament: Tournament) -> list[str]:
    public = reverse("tournaments:tournament", args=(tournament.slug,))
    return [
        _("Página pública: %(path)s") % {"path": public},
        _("Painel da direção: %(path)s") % {"path": reverse("tournaments:desk")},
        *_login(),
        *(
            _("Mesa %(mesa)s: %(path)s") % {"mesa": mesa, "path": path}
            for mesa, path in demo.table_links(tournament)
        ),
    ]


def _login() -> list[str]:
    known = demo.credentials()
    if known is None:
        return []
    figures = {"name": known[0], "password": known[1], "path": login.path()}
    return [_("  usuário %(name)s, senha %(password)s (em %(path)s, com a do anotador)") % figures]
