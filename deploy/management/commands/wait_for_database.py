"""`manage.py wait_for_database`: wait until the database answers. Status 1 if it does not within the given time."""

import time
from argparse import ArgumentParser
from typing import Any

from django.core.management.base import CommandError
from django.db import OperationalError, connection
from django.utils.translation import gettext as _

from scoring.management.base import SiteCommand

LONGEST = 600  # seconds, because a server that fell may read its journal for minutes
PAUSE = 1  # seconds between attempts


class Command(SiteCommand):
    help = "Espera até que o banco de dados responda."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--seconds", type=int, default=LONGEST, help="quanto tempo espera no máximo")

    def handle(self, *args: Any, seconds: int, **options: Any) -> None:
        deadline = time.monotonic() + seconds
        while True:
            try:
                connection.ensure_connection()
            except OperationalError as exc:
                if time.monotonic() >= deadline:
                    why = str(exc).partition("\n")[0]
                    raise CommandError(_("O banco de dados não responde: %(why)s") % {"why": why}) from exc
                time.sleep(PAUSE)
            else:
                return
