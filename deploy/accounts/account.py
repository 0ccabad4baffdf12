"""A person's account pages: password, second factor, and other sessions.

Every change needs the same proof as the sign-in, with the same throttle, and writes a line to the server's log.
"""

import logging
from typing import Any

import segno
from django import forms
from django.contrib import messages
from django.contrib.auth import authenticate
from django.contrib.auth.decorators import login_required
from django.contrib.auth.forms import PasswordChangeForm
from django.contrib.auth.models import User
from django.contrib.auth.views import PasswordChangeView
from django.core.exceptions import ValidationError
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse_lazy
from django.utils.safestring import SafeString, mark_safe
from django.utils.timezone import now
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext
from django.views.decorators.cache import never_cache
from django.views.decorators.debug import sensitive_post_parameters, sensitive_variables
from django.views.decorators.http import require_POST

from deploy.accounts.sessions import end_others as end_other_sessions
from tournaments import second_factor, sign_in
from tournaments.desk.access import DeskRequest
from tournaments.forms import PASSWORD_ASKED, PASSWORDS_DIFFER, CodeField, DeskForm, code_error, slowed_down

SALT = "second_factor_salt"  # in the session, until the first code proves that the app has the key
logger = logging.getLogger(__name__)


_LABELS = {
    "old_password": gettext_lazy("Senha de agora"),
    "new_password1": gettext_lazy("Senha nova"),
    "new_password2": gettext_lazy("Senha nova, outra vez"),
}


def check(request: HttpRequest, form: forms.BaseForm, password_field: str) -> bool:
    """Check the password in a form and, if a second factor is on, the code; add the errors to the form."""
    password, code = form.cleaned_data[password_field], form.cleaned_data.get("otp", "")
    if authenticate(request, username=request.user.get_username(), password=password, code=code):
        return True
    if getattr(request, sign_in.PROOF, ""):
        form.add_error("otp", code_error(request, code))
    elif wait := int(getattr(request, sign_in.WAIT, 0)):
        form.add_error(password_field, slowed_down(wait))
    else:
        wrong = gettext_lazy("Não é esta a sua senha.")
        form.add_error(password_field, ValidationError(wrong, code="password_incorrect"))
    return False


class OwnPasswordForm(PasswordChangeForm):
    """The form that changes one's password, with the same proof as the sign-in."""

    otp = CodeField(required=False)
    field_order = ("old_password", "otp", "new_password1", "new_password2")
    error_messages = {**PasswordChangeForm.error_messages, **PASSWORDS_DIFFER}

    def __init__(self, user: User, *args: Any, request: HttpRequest, **kwargs: Any) -> None:
        super().__init__(user, *args, **{"label_suffix": "", **kwargs})
        self.request = request
        for name, label in _LABELS.items():
            self.fields[name].label = label
        self.fields["old_password"].widget.attrs.pop("autofocus")  # the page has other forms
        self.fields["new_password1"].help_text, self.fields["new_password2"].help_text = PASSWORD_ASKED, ""
        if not second_factor.is_on(user):
            del self.fields["otp"]

    def clean_old_password(self) -> str:
        """Return the password unchecked."""
        # `clean` checks it last, so that an invalid form does not use up a code.
        return str(self.cleaned_data["old_password"])

    def clean(self) -> dict[str, Any]:
        """Check the present password and the code."""
        fields: dict[str, Any] = super().clean() or self.cleaned_data
        if not self.errors:
            check(self.request, self, "old_password")
        return fields


class OwnPassword(PasswordChangeView):
    """Change one's password. This ends all other sessions of the person, because Django ties them to the password."""

    form_class = OwnPasswordForm
    template_name = "registration/own_password.html"
    success_url = reverse_lazy("tournaments:desk")

    def get_form_kwargs(self) -> dict[str, Any]:
        return {**super().get_form_kwargs(), "request": self.request}

    def get_context_data(self, **context: Any) -> dict[str, Any]:
        told = super().get_context_data(**context)
        return told | {"factor": "otp" in told["form"].fields}

    def form_valid(self, form: PasswordChangeForm) -> HttpResponse:
        """Store the new password."""
        response = super().form_valid(form)
        logger.info("password of user %s changed", self.request.user.pk)
        messages.success(self.request, _("Senha mudada. Nos outros aparelhos é preciso entrar de novo."))
        return response

    def form_invalid(self, form: PasswordChangeForm) -> HttpResponse:
        """Show the errors with status 422."""
        response = super().form_invalid(form)
        response.status_code = 422
        return response


class SecondStepForm(DeskForm):
    """The password and a code, both to switch the second factor on and to switch it off."""

    anchor = "etapa"
    password = forms.CharField(
        label=gettext_lazy("Senha"),
        strip=False,
        widget=forms.PasswordInput(attrs={"autocomplete": "current-password"}),
    )
    otp = CodeField()


class FirstCodeForm(SecondStepForm):
    """The form for the first code, when there are no recovery codes on paper yet."""

    otp = CodeField(help_text=gettext_lazy("Os 6 números que o aplicativo mostra agora."))


@login_required
@never_cache
@sensitive_post_parameters("password", "otp")
def second_step(request: DeskRequest) -> HttpResponse:
    """Switch the second factor on, with the password and an app's first code, or off with the password and a code."""
    return _switch_off(request) if second_factor.is_on(request.user) else _switch_on(request)


@sensitive_variables("salt", "codes")
def _switch_on(request: DeskRequest) -> HttpResponse:
    salt = request.session.setdefault(SALT, second_factor.new_salt())
    form = FirstCodeForm(request.POST or None)
    if form.is_valid() and check(request, form, "password"):
        with form.refusals():
            codes = second_factor.switch_on(user=request.user, salt=salt, code=form.cleaned_data["otp"])
            del request.session[SALT]
            end_other_sessions(user=request.user, key=request.session.session_key)
            logger.info("second factor of user %s on", request.user.pk)
            return render(request, "registration/recovery_codes.html", {"codes": codes, "at": now()})
    address = second_factor.address(request.user, salt)
    context = {
        "form": form,
        "address": address,
        "key": second_factor.typed_key(request.user, salt),
        "qr": _drawn(address),
    }
    return render(request, "registration/second_step_on.html", context, status=422 if form.errors else 200)


def _switch_off(request: DeskRequest) -> HttpResponse:
    form = SecondStepForm(request.POST or None)
    if form.is_valid() and check(request, form, "password"):
        second_factor.switch_off(user=request.user)
        logger.info("second factor of user %s off", request.user.pk)
        messages.success(request, _("Segunda etapa desligada: a senha basta."))
        return redirect("own_password")
    return render(
        request, "registration/second_step_off.html", {"form": form}, status=422 if form.errors else 200
    )


@login_required
@require_POST
def end_others(request: DeskRequest) -> HttpResponse:
    """End all other sessions of the person."""
    ended = end_other_sessions(user=request.user, key=request.session.session_key)
    logger.info("%s other sessions of user %s ended", ended, request.user.pk)
    said = ngettext("Saiu de %(count)d outro lugar.", "Saiu de %(count)d outros lugares.", ended)
    messages.success(request, said % {"count": ended} if ended else _("Não havia outro lugar aberto."))
    return redirect("own_password")


def _drawn(address: str) -> SafeString:
    svg = segno.make(address, error="m", micro=False).svg_inline(omitsize=True, border=4)
    return mark_safe(svg.replace("<svg", '<svg width="208" height="208"', 1))  # noqa: S308 -- paths and numbers only
