"""The first page of an empty site: the person with the code printed at the start creates the first account."""

from django.contrib import messages
from django.contrib.auth.models import User
from django.core.exceptions import ValidationError
from django.db import transaction
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from django.views.decorators.cache import never_cache
from django.views.decorators.debug import sensitive_post_parameters
from django.views.decorators.http import require_http_methods

from scoring.input.fields import NameField, TextField
from tournaments import sign_in
from tournaments.clubs import members
from tournaments.clubs.first_director import is_code, is_wanted, take
from tournaments.forms import NewAccountForm
from tournaments.models import Club
from tournaments.wording.refusals.errors import sentence


class FirstDirectorForm(NewAccountForm):
    code = TextField(
        label=gettext_lazy("Código"),
        max_length=40,
        help_text=gettext_lazy(
            "Apareceu no terminal quando o Canastra começou, abaixo do endereço do painel."
        ),
    )
    name = NameField(
        label=gettext_lazy("Nome do clube"),
        max_length=80,
        required=False,
        help_text=gettext_lazy("Você o funda e dirige. Pode ficar para depois."),
    )
    field_order = ("code", "username", "email", "password1", "password2", "name")

    def clean_code(self) -> str:
        """Report a wrong code together with the other errors of the form."""
        typed = str(self.cleaned_data["code"])
        if not is_code(typed):
            raise ValidationError(sentence("first_code_wrong"), code="first_code_wrong")
        return typed

    @transaction.atomic
    def take(self) -> tuple[User, Club | None]:
        """Create the account, and the club if one is named, in one transaction.

        Raises the errors of `take` and `create_club`.
        """
        person = take(typed=self.cleaned_data["code"], **self.account)
        name = self.cleaned_data["name"]
        return person, members.create_club(director=person, name=name) if name else None


@never_cache
@sensitive_post_parameters("code", "password1", "password2")
@require_http_methods(["GET", "HEAD", "POST"])
def first_director(request: HttpRequest) -> HttpResponse:
    """Create the first account, sign it in and lead to the next step.

    Once there is an account, redirect to the sign-in.
    """
    form = FirstDirectorForm(request.POST or None)
    if is_wanted() and form.is_valid():
        with form.refusals():
            person, club = form.take()
            sign_in.let_in(request, person)
            if club:
                messages.success(request, _("Você entrou e fundou o clube. Agora o primeiro torneio."))
                return redirect("tournaments:tournament_new", club.slug)
            messages.success(request, _("Você entrou. Agora o seu clube."))
            return redirect("tournaments:club_new")
    if not is_wanted():
        if request.method == "POST":
            messages.info(request, sentence("site_taken"))
        return redirect("login")
    status = 422 if form.errors else 200
    return render(request, "registration/first_director.html", {"form": form}, status=status)
