"""Base class of forms: errors of services are shown at the field concerned. Also the forms of accounts and sign-in."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from django import forms
from django.contrib.auth import authenticate
from django.contrib.auth.forms import AuthenticationForm, SetPasswordMixin
from django.contrib.auth.models import User
from django.contrib.auth.validators import UnicodeUsernameValidator
from django.core.exceptions import ValidationError
from django.core.mail import mailers
from django.http import HttpRequest
from django.utils.translation import gettext_lazy, ngettext

from scoring.input.fields import MailField, TextField, TypedField
from tournaments import sign_in
from tournaments.wording.refusals.errors import REFUSALS, Refusal, error


class DeskForm(forms.Form):
    """A form among others on a page; its element ids start with `anchor`. Without fields it is a button."""

    anchor = ""
    refused: Refusal | None = None  # error of the service

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **{"label_suffix": "", "auto_id": f"{self.anchor}-%s", **kwargs})

    @contextmanager
    def refusals(self) -> Iterator[None]:
        """Run a block; an error of a service becomes an error of the form.

        with form.refusals():
            verb(**form.cleaned_data)
            return redirect(...)
        return page(form, status=422)
        """
        try:
            yield
        except REFUSALS as exc:
            self.refuse(exc)

    def refuse(self, exc: Refusal) -> None:
        """Show the error of a service at its field, or above the form."""
        self.refused = exc
        place = self.place_of(exc)
        self.add_error(place if place in self.fields else None, error(exc))

    def place_of(self, exc: Refusal) -> str | None:
        """Return the field of an error, if any."""
        return getattr(exc, "field", None)

    @property
    def refusal(self) -> str:
        """Return the errors shown above the form."""
        return " ".join(map(str, self.non_field_errors()))


# One sentence, because Django's list is not allowed inside the paragraph that describes the field.
PASSWORD_ASKED = gettext_lazy(
    "Pelo menos 8 letras ou números. Não vale senha que muita gente usa, palavra do clube nem o seu nome com números."
)
PASSWORDS_DIFFER = {"password_mismatch": gettext_lazy("As duas senhas não são iguais.")}


class NewAccountForm(SetPasswordMixin[User], DeskForm):
    """Name and password of a new account, and an e-mail address if the site can send e-mails."""

    anchor = "conta"
    error_messages = {**SetPasswordMixin.error_messages, **PASSWORDS_DIFFER}
    username = TextField(
        label=gettext_lazy("Usuário"),
        max_length=150,
        validators=[UnicodeUsernameValidator()],
        help_text=gettext_lazy("O nome com que você entra: letras, números e . - _ sem espaço."),
        widget=forms.TextInput(
            attrs={"autocomplete": "username", "autocapitalize": "none", "spellcheck": "false"}
        ),
    )
    email = MailField(
        label=gettext_lazy("E-mail, se quiser"),
        max_length=254,
        required=False,
        help_text=gettext_lazy("Só para pedir uma senha nova."),
    )
    password1, password2 = SetPasswordMixin.create_password_fields(
        gettext_lazy("Senha"), gettext_lazy("A mesma senha outra vez")
    )

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["password1"].help_text, self.fields["password2"].help_text = PASSWORD_ASKED, ""
        # Without a mail server an address has no use.
        if "default" not in mailers:
            del self.fields["email"]

    def clean(self) -> dict[str, Any]:
        """Refuse different or weak passwords."""
        fields: dict[str, Any] = super().clean() or self.cleaned_data
        self.validate_passwords()
        self.validate_password_for_user(User(username=fields.get("username", "")))
        return fields

    @property
    def account(self) -> dict[str, str]:
        """Return the arguments for `accounts.create`."""
        fields = self.cleaned_data
        return {
            "username": fields["username"],
            "password": fields["password1"],
            "email": fields.get("email", ""),
        }


class ReasonForm(DeskForm):
    """The reason of an action at the desk; it is published."""

    anchor = "motivo"
    reason = TextField(label=gettext_lazy("Por quê?"), max_length=200)


class CodeField(TextField):
    """A code of the app or on paper; numeric, so that phones show the number pad."""

    def __init__(self, **options: Any) -> None:
        said = {
            "label": gettext_lazy("Código"),
            "help_text": gettext_lazy("Os 6 números do aplicativo, ou um código de reserva do papel."),
            "max_length": 40,
            "widget": forms.TextInput(attrs={"inputmode": "numeric", "autocomplete": "one-time-code"}),
        }
        super().__init__(**{**said, **options})


def code_error(request: HttpRequest | None, code: str) -> ValidationError:
    """Return the error for a code that is missing, wrong, or not checked because of throttling."""
    if wait := int(getattr(request, sign_in.WAIT, 0)):
        return slowed_down(wait)
    if code:
        return ValidationError(gettext_lazy("O código não é este, ou já foi usado."), code="otp_wrong")
    return ValidationError(gettext_lazy("Digite o código do aplicativo."), code="otp_missing")


def slowed_down(wait: int) -> ValidationError:
    """Return the error with the seconds to wait."""
    said = ngettext(
        "Muitas senhas erradas. Espere %(seconds)s segundo e tente de novo.",
        "Muitas senhas erradas. Espere %(seconds)s segundos e tente de novo.",
        wait,
    )
    return ValidationError(said, code="slowed_down", params={"seconds": wait})


class SignInForm(AuthenticationForm):
    """Name, password, and whether this computer stays signed in. Throttled users see the seconds to wait.

    Users with a second factor are then asked for a code: `asks_code`. A signed proof of the correct password is sent
    back with the code, so the server stores no state in between.
    """

    error_messages = {
        **AuthenticationForm.error_messages,
        "invalid_login": gettext_lazy(
            "Usuário ou senha errados. Letras maiúsculas e minúsculas contam como diferentes."
        ),
    }
    otp_proof = TypedField(widget=forms.HiddenInput)
    otp = CodeField(required=False)
    stay = forms.BooleanField(
        label=gettext_lazy("Continuar na conta por 30 dias neste computador"), required=False
    )

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **{"label_suffix": "", **kwargs})
        self.proof = str(self.data.get(self.add_prefix("otp_proof"), ""))
        if self.proof:
            self.fields["username"].required = self.fields["password"].required = False

    @property
    def wait(self) -> int:
        """Return the seconds until the next attempt is allowed, or 0."""
        return int(getattr(self.request, sign_in.WAIT, 0))

    @property
    def asks_code(self) -> str:
        """Return the proof to send with the code; empty in the first step."""
        return self.proof if self.wait else str(getattr(self.request, sign_in.PROOF, ""))

    @property
    def asks_first(self) -> bool:
        """Whether name and password were correct just now, so that no error is shown yet."""
        return bool(self.asks_code) and not self.proof

    def clean(self) -> dict[str, Any]:
        """Sign in with name and password, or with the code in the second step."""
        if not self.proof:
            return super().clean()
        code = self.cleaned_data.get("otp", "")
        self.user_cache = authenticate(self.request, proof=self.proof, code=code)
        if self.user_cache is None:
            if not self.asks_code:
                late = gettext_lazy("Passaram-se mais de 5 minutos. Comece de novo, com nome e senha.")
                raise ValidationError(late, code="proof_expired")
            self.add_error("otp", code_error(self.request, code))
        return self.cleaned_data

    def get_invalid_login_error(self) -> ValidationError:
        """Return the error for a wrong password, a throttled attempt or a missing code."""
        if self.wait:
            return slowed_down(self.wait)
        if self.asks_code:
            return code_error(self.request, "")
        return super().get_invalid_login_error()
