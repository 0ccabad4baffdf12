"""What every form of this floor has in common: the refusal of a service is shown beside its field."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from django import forms
from django.contrib.auth import authenticate
from django.contrib.auth.forms import AuthenticationForm, PasswordChangeForm
from django.contrib.auth.models import User
from django.core.exceptions import ValidationError
from django.http import HttpRequest
from django.utils.translation import gettext_lazy, ngettext

from tournaments import sign_in
from tournaments.wording.errors import REFUSALS, Refusal, error


class DeskForm(forms.Form):
    """A form among others on a page: its ids start with `anchor`. Without fields it is a button."""

    anchor = ""
    refused: Refusal | None = None  # what the service refused, once it has

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **{"label_suffix": "", "auto_id": f"{self.anchor}-%s", **kwargs})

    @contextmanager
    def refusals(self) -> Iterator[None]:
        """Run a block up to the first refusal of a service, which is then an error of the form.

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
        """Put the refusal of a service beside its field, or above the form."""
        self.refused = exc
        place = self.place_of(exc)
        self.add_error(place if place in self.fields else None, error(exc))

    def place_of(self, exc: Refusal) -> str | None:
        """Return the field that a refusal belongs to, where there is one."""
        return getattr(exc, "field", None)

    @property
    def refusal(self) -> str:
        """Return what stands above the form."""
        return " ".join(map(str, self.non_field_errors()))


class ReasonForm(DeskForm):
    """Why something is done at the desk; everybody can read it."""

    anchor = "motivo"
    reason = forms.CharField(label=gettext_lazy("Por quê?"), max_length=200)


class OwnPasswordForm(PasswordChangeForm):
    """A new password of one's own. The old one is asked for as at the sign-in: guessing it makes wait."""

    def __init__(self, user: User, *args: Any, request: HttpRequest, **kwargs: Any) -> None:
        super().__init__(user, *args, **{"label_suffix": "", **kwargs})
        self.request = request

    def clean_old_password(self) -> str:
        """Refuse another password than the present one."""
        old = self.cleaned_data["old_password"]
        if authenticate(self.request, username=self.user.get_username(), password=old) is None:
            wrong = gettext_lazy("A senha atual não é esta, ou foram tentadas senhas erradas demais.")
            raise ValidationError(wrong, code="password_incorrect")
        return str(old)


class SignInForm(AuthenticationForm):
    """Name and password, and whether this computer stays signed in. Who has to wait is told how long."""

    stay = forms.BooleanField(
        label=gettext_lazy("Continuar na conta por 30 dias neste computador"), required=False
    )

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **{"label_suffix": "", **kwargs})

    @property
    def wait(self) -> int:
        """Return for how many seconds no password is looked at; 0 where it was."""
        return int(getattr(self.request, sign_in.WAIT, 0))

    def get_invalid_login_error(self) -> ValidationError:
        """Say that the password was wrong, or that it was not looked at."""
        if not self.wait:
            return super().get_invalid_login_error()
        said = ngettext(
            "Muitas senhas erradas. Espere %(seconds)s segundo e tente de novo.",
            "Muitas senhas erradas. Espere %(seconds)s segundos e tente de novo.",
            self.wait,
        )
        return ValidationError(said, code="slowed_down", params={"seconds": self.wait})
