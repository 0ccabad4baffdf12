"""The sentence for each line of the log of a club."""

from collections.abc import Mapping

from django.utils.translation import gettext_lazy as _

from tournaments.models import ClubLogEntry
from tournaments.wording.rounds import Lazy

SENTENCES: Mapping[str, Lazy] = {
    ClubLogEntry.Action.FOUNDED: _("%(person)s fundou o clube: %(role)s."),
    ClubLogEntry.Action.FOUND: _("%(person)s já estava no clube quando este histórico começou: %(role)s."),
    ClubLogEntry.Action.ADDED: _("%(person)s entrou no clube: %(role)s."),
    ClubLogEntry.Action.ROLE: _("%(person)s mudou de papel: agora é %(role)s."),
    ClubLogEntry.Action.REMOVED: _("%(person)s saiu do clube: era %(role)s."),
    ClubLogEntry.Action.INVITED: _("%(person)s fez um convite: %(role)s."),
    ClubLogEntry.Action.REVOKED: _("%(person)s revogou um convite: %(role)s."),
    ClubLogEntry.Action.JOINED: _("%(person)s aceitou um convite: agora é %(role)s."),
    ClubLogEntry.Action.LINK: _("Foi feito um link de senha nova para %(person)s: %(role)s."),
    ClubLogEntry.Action.PASSWORD: _("%(person)s escolheu uma senha nova por um link: %(role)s."),
    ClubLogEntry.Action.MAIL: _("%(person)s mudou o e-mail que guarda os códigos de conferência."),
}


def sentence(line: ClubLogEntry) -> str:
    """Return the sentence of a line, with the current names of the accounts."""
    told = {"person": line.person.get_username(), "role": line.get_role_display()}
    return str(SENTENCES[line.action]) % told
