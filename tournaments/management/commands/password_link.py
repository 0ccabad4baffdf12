"""`manage.py password_link USER`: print a link to choose a new password. Verify the identity of the person first."""

import logging
from argparse import ArgumentParser
from typing import Any

from django.contrib.auth.models import User
from django.core.management.base import CommandError
from django.utils.translation import gettext as _

from scoring.management.base import SiteCommand
from tournaments.clubs import password_links
from tournaments.errors import TournamentError
from tournaments.wording.refusals.errors import error

logger = logging.getLogger("deploy.accounts.account")


class Command(SiteCommand):
    help = "Mostra um link de senha nova; vale uma vez, por um dia, e fica no histórico dos clubes da pessoa."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("user", help="nome com que a pessoa entra")

    def handle(self, *args: Any, user: str, **options: Any) -> None:
        person = User.objects.filter(username=user).first()
        if person is None:
            raise CommandError(_("Ninguém usa o nome %(user)s aqui.") % {"user": user})
        try:
            path = password_links.make_for_operator(user=person)
        except TournamentError as refusal:
            raise CommandError(error(refusal)) from refusal
        logger.info("password link of user %s, by the operator", person.pk)
        self.stdout.write(_("Depois do endereço do site: %(path)s") % {"path": path})
