"""Forms of a club.

They check shape and limits; services decide about everything else, and `refuse` puts their errors at the fields.
"""

from django import forms
from django.contrib.auth.models import User
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from scoring.input.fields import MailField, NameField, TextField
from tournaments.clubs import members
from tournaments.forms import DeskForm
from tournaments.models import Club, Membership, Player


class ClubForm(DeskForm):
    anchor = "clube"
    name = NameField(label=gettext_lazy("Nome do clube"), max_length=80)
    city = NameField(label=gettext_lazy("Cidade"), max_length=80, required=False)


class PlayerForm(DeskForm):
    anchor = "jogador"
    name = NameField(label=gettext_lazy("Nome"), max_length=members.NAME_LETTERS)

    def add(self, club: Club) -> Player | None:
        """Add the player and return it; None if it is refused, with the error at its field."""
        with self.refusals():
            return members.add_player(club=club, name=self.cleaned_data["name"])
        return None


class MemberForm(DeskForm):
    anchor = "membro"
    username = TextField(label=gettext_lazy("Usuário"), max_length=150)
    role = forms.ChoiceField(label=gettext_lazy("Papel"), choices=Membership.Role, initial="scorer")

    def clean_username(self) -> User:
        """Return the active user with that name."""
        user = User.objects.filter(username=self.cleaned_data["username"], is_active=True).first()
        if user is None:
            raise forms.ValidationError(_("Ninguém usa este nome aqui. Confira com a pessoa como ela entra."))
        return user


class InvitationForm(DeskForm):
    anchor = "convite"
    role = forms.ChoiceField(label=gettext_lazy("Papel"), choices=Membership.Role, initial="scorer")
    name = NameField(
        label=gettext_lazy("Para quem, se quiser"), max_length=members.NAME_LETTERS, required=False
    )


class PublishForm(DeskForm):
    anchor = "publicar"
    reason = TextField(label=gettext_lazy("Motivo, se houver"), max_length=200, required=False)


class HeadsForm(DeskForm):
    anchor = "selos"
    heads_to = MailField(label=gettext_lazy("E-mail"), required=False, max_length=254)
