"""`manage.py second_factor_off USER`: disable a lost second factor. Verify the identity of the person first."""

import logging
from argparse import ArgumentParser
from typing import Any

from django.contrib.auth.models import User
from django.core.management.base import CommandError
from django.utils.translation import gettext as _

from scoring.management.base import SiteCommand
from tournaments import second_factor

logger = logging.getLogger("deploy.accounts.account")


class Command(SiteCommand):
    help = "Desliga a segunda etapa de quem perdeu o celular e os códigos de papel: depois, a senha basta."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("user", help="nome com que a pessoa entra")

    def handle(self, *args: Any, user: str, **options: Any) -> None:
        person = User.objects.filter(username=user).first()
        if person is None:
            raise CommandError(_("Ninguém usa o nome %(user)s aqui.") % {"user": user})
        if not second_factor.switch_off(user=person):
            raise CommandError(_("A segunda etapa de %(user)s não está ligada.") % {"user": user})
        logger.info("second factor of user %s off, by the operator", person.pk)
        self.stdout.write(_("Segunda etapa de %(user)s desligada.") % {"user": user})
