"""`manage.py club_member CLUB USER director|arbiter|scorer|none`: set a role, even in a club without directors."""

from argparse import ArgumentParser
from typing import Any

from django.contrib.auth.models import User
from django.core.management.base import CommandError
from django.utils.translation import gettext as _

from scoring.management.base import SiteCommand
from tournaments.clubs import members
from tournaments.errors import TournamentError
from tournaments.models import Club, Membership
from tournaments.wording.refusals.errors import error

NONE = "none"


class Command(SiteCommand):
    help = "Põe uma pessoa na direção de um clube, ou como anotador, ou a tira; fica no histórico do clube."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("club", help="endereço do clube")
        parser.add_argument("user", help="nome com que a pessoa entra")
        parser.add_argument("role", choices=(*Membership.Role.values, NONE))

    def handle(self, *args: Any, club: str, user: str, role: str, **options: Any) -> None:
        place, person = Club.objects.filter(slug=club).first(), User.objects.filter(username=user).first()
        if place is None:
            raise CommandError(_("Não há clube %(club)s.") % {"club": club})
        if person is None:
            raise CommandError(_("Ninguém usa o nome %(user)s aqui.") % {"user": user})
        try:
            if role == NONE:
                members.remove_member(club=place, user=person)
            else:
                members.set_member(club=place, user=person, role=role)
        except TournamentError as refusal:
            raise CommandError(error(refusal)) from refusal
        self.stdout.write(f"{place}: {person}, {role}")
