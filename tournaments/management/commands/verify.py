"""`manage.py verify`: is everything as it was recorded, and does every result follow from it? Status 1 where not."""

from typing import Any

from django.core.management import call_command
from django.core.management.base import BaseCommand, CommandError

CHECKS: tuple[tuple[str, ...], ...] = (("verify_ledger",), ("rescore", "--check"), ("verify_results",))


class Command(BaseCommand):
    help = "Faz as três conferências: a cadeia de registros, cada mão contada de novo, cada resultado deduzido de novo."

    def handle(self, *args: Any, verbosity: int, **options: Any) -> None:
        failed = []
        for words in CHECKS:
            try:
                call_command(*words, verbosity=verbosity, stdout=self.stdout)
            except CommandError as exc:
                failed.append(f"{words[0]}: {exc}")
        if failed:
            raise CommandError("\n".join(failed))
