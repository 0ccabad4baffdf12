"""`manage.py verify`: check the chains, the mãos and the results. Exit status 1 if a check fails.

`--figures` first prints one line of JSON with the row counts and the ends of the chains.
"""

import json
from argparse import ArgumentParser
from typing import Any

from django.core.management import call_command
from django.core.management.base import CommandError

from scoring.ledger.consistent_read import one_moment
from scoring.management.base import SiteCommand
from tournaments.ledger.figures import figures as counted

CHECKS: tuple[tuple[str, ...], ...] = (("verify_ledger",), ("rescore", "--check"), ("verify_results",))


class Command(SiteCommand):
    help = "Faz as três conferências: a cadeia de registros, cada mão contada de novo, cada resultado deduzido de novo."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--figures", action="store_true", help="diz antes, em JSON, quantas linhas há")

    def handle(self, *args: Any, verbosity: int, figures: bool, **options: Any) -> None:
        if figures:
            with one_moment():
                self.stdout.write(json.dumps(counted()))
        failed = []
        for words in CHECKS:
            try:
                call_command(*words, verbosity=verbosity, stdout=self.stdout)
            except CommandError as exc:
                failed.append(f"{words[0]}: {exc}")
        if failed:
            raise CommandError("\n".join(failed))
