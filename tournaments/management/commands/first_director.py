"""`manage.py first_director`: print the code that creates the first account of a new site."""

from typing import Any

from django.core.management.base import CommandError
from django.utils.translation import gettext as _

from scoring.management.base import SiteCommand
from tournaments.clubs import first_director
from tournaments.wording.refusals.errors import sentence


class Command(SiteCommand):
    help = (
        "Mostra o código da primeira entrada de um site em que ninguém entra ainda: digita-se em /comecar/."
    )

    def handle(self, *args: Any, **options: Any) -> None:
        if not first_director.is_wanted():
            raise CommandError(sentence("site_taken"))
        self.stdout.write(
            _("Abra /comecar/ no site e digite o código %(code)s") % {"code": first_director.code()}
        )
