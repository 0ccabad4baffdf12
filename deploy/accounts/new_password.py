"""Reset a forgotten password, by a link from the club's director or by e-mail if the site has a mail server."""

import logging
from secrets import randbelow
from typing import Any, Final

from django.contrib import messages
from django.contrib.auth import views as auth
from django.contrib.auth.forms import PasswordResetForm, SetPasswordForm
from django.contrib.auth.models import User
from django.core.exceptions import ValidationError
from django.core.mail import mailers
from django.db import transaction
from django.http import HttpRequest, HttpResponse, HttpResponseNotAllowed
from django.http.response import HttpResponseBase
from django.shortcuts import redirect
from django.urls import reverse_lazy
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext
from kombu.exceptions import OperationalError as BrokerError

from deploy import tasks
from deploy.accounts.password_letter import HOURS, Asked
from scoring.input.fields import MailField
from scoring.ledger.trail import Source
from tournaments import sign_in
from tournaments.clubs import password_links
from tournaments.forms import PASSWORD_ASKED, PASSWORDS_DIFFER
from tournaments.models import ClubLogEntry

DELAY: Final = 8  # seconds, at most, and two more until a worker writes the letter
logger = logging.getLogger("deploy.accounts.account")


class NewPasswordForm(SetPasswordForm[User]):
    error_messages = {**SetPasswordForm.error_messages, **PASSWORDS_DIFFER}

    def __init__(self, user: User, *args: Any, **kwargs: Any) -> None:
        super().__init__(user, *args, **{"label_suffix": "", **kwargs})
        first, again = self.fields["new_password1"], self.fields["new_password2"]
        first.label, first.help_text = gettext_lazy("Senha nova"), PASSWORD_ASKED
        again.label, again.help_text = gettext_lazy("Senha nova, outra vez"), ""


class NewPassword(auth.PasswordResetConfirmView):
    """Choose a new password by a link. It does not sign in, so the second factor remains in effect."""

    form_class = NewPasswordForm
    template_name = "registration/new_password.html"
    success_url = reverse_lazy("login")
    token_generator = password_links.LINKS

    def form_valid(self, form: SetPasswordForm[User]) -> HttpResponse:
        """Store the password once, even if two requests use the same link at the same time.

        All sessions of the person end, because Django ties them to the password.
        """
        with transaction.atomic():
            person = User.objects.select_for_update(no_key=True).get(pk=form.user.pk)
            token = self.request.session.get(auth.INTERNAL_RESET_SESSION_TOKEN)
            if not self.token_generator.check_token(person, token):
                self.validlink = False
                return self.render_to_response(self.get_context_data())
            form.user = person
            response = super().form_valid(form)
            password_links.note_everywhere(person, ClubLogEntry.Action.PASSWORD, Source(actor=person))
        logger.info("password of user %s changed by a link", person.pk)
        messages.success(self.request, _("Senha nova gravada: entre com ela."))
        return response

    def render_to_response(self, context: dict[str, Any], **more: Any) -> HttpResponse:
        """Show the form, its errors, or that the link is invalid."""
        form = context.get("form")
        status = 404 if form is None else 422 if form.errors else 200
        return super().render_to_response(context, **more, status=status)


class ForgottenPasswordForm(PasswordResetForm):
    """The form for the e-mail address. Requests for e-mails are throttled like wrong passwords."""

    email = MailField(label=gettext_lazy("E-mail"), max_length=254)

    def __init__(self, *args: Any, request: HttpRequest, **kwargs: Any) -> None:
        super().__init__(*args, **{"label_suffix": "", **kwargs})
        self.request, self.wait = request, 0

    def clean_email(self) -> str:
        """Return the address, unless too many e-mails were requested."""
        email = str(self.cleaned_data["email"])
        self.wait = sign_in.count(self.request, f"esqueci {email}")
        if self.wait:
            said = ngettext(
                "Foram pedidos links demais. Espere %(seconds)s segundo e tente de novo.",
                "Foram pedidos links demais. Espere %(seconds)s segundos e tente de novo.",
                self.wait,
            )
            raise ValidationError(said, code="slowed_down", params={"seconds": self.wait})
        return email


class Forgotten(auth.PasswordResetView):
    """The page for a forgotten password: ask the director, or have a link sent if the site has a mail server."""

    form_class = ForgottenPasswordForm
    template_name = "registration/forgotten.html"
    success_url = reverse_lazy("login")

    def dispatch(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
        """Accept the form only if the site has a mail server."""
        if request.method == "POST" and "default" not in mailers:
            return HttpResponseNotAllowed(["GET", "HEAD"])
        return super().dispatch(request, *args, **kwargs)

    def get_form_kwargs(self) -> dict[str, Any]:
        return {**super().get_form_kwargs(), "request": self.request}

    def get_context_data(self, **context: Any) -> dict[str, Any]:
        return super().get_context_data(**context) | {"by_mail": "default" in mailers, "hours": HOURS}

    def form_valid(self, form: PasswordResetForm) -> HttpResponse:
        """Let a worker send the e-mail.

        The answer is the same for an unknown address and takes as long, so that it reveals no accounts.
        """
        asked: Asked = {
            "email": form.cleaned_data["email"],
            "host": self.request.get_host(),
            "secure": self.request.is_secure(),
        }
        try:
            # Some seconds later, because on a laptop the worker takes its time from this process.
            tasks.send_link.apply_async((asked,), countdown=randbelow(DELAY) + 2)
        except BrokerError:
            logger.exception("A link to a new password could not be asked for.")
            form.add_error(None, _("Agora não dá para enviar e-mails. Tente de novo daqui a pouco."))
            return self.form_invalid(form)
        messages.success(
            self.request,
            _("Se alguém usa este e-mail aqui, o link está a caminho. Veja a sua caixa de entrada."),
        )
        return redirect(self.get_success_url())

    def form_invalid(self, form: PasswordResetForm) -> HttpResponse:
        """Show the errors with status 422, 429 when throttled, or 503 if no e-mail can be sent."""
        response = super().form_invalid(form)
        response.status_code = 503 if form.non_field_errors() else 422
        if isinstance(form, ForgottenPasswordForm) and form.wait:
            response.status_code, response["Retry-After"] = 429, str(form.wait)
        return response
