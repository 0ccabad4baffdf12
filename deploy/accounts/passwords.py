"""Password hashing, and a validator against words that everybody at a club knows."""

from django.contrib.auth.hashers import Argon2PasswordHasher
from django.contrib.auth.models import User
from django.core.exceptions import ValidationError
from django.utils.translation import gettext as _

# The first guesses of somebody who knows a club. Also listed in docs/security.md.
KNOWN = ("canastra", "buraco", "torneio", "campeonato", "clube", "direcao", "diretor", "anotador", "senha")
OWN = 5  # characters that a password needs besides such a word; a year is too short


class Argon2OfAHall(Argon2PasswordHasher):
    """Argon2id for a laptop with two cores that serves a hall: 19 MiB and 20 ms an attempt (decision 0026).

    Django's own values take 100 MiB and 8 threads an attempt; four attempts at once would be too much for a small
    server.
    """

    time_cost = 2
    memory_cost = 19_456  # KiB
    parallelism = 1


class NoWordOfTheHouse:
    """A validator that refuses a password of a word known at a club, or the user name, and little more."""

    def validate(self, password: str, user: User | None = None) -> None:
        """Raise `ValidationError` if a known word leaves fewer than `OWN` other characters."""
        typed = password.casefold().translate(str.maketrans("çãáâéêíóôõú", "caaaeeiooou"))
        names = (user.get_username().casefold(),) if user else ()
        for word in (*KNOWN, *names):
            if len(word) > 3 and word in typed and len(typed.replace(word, "")) < OWN:
                raise ValidationError(
                    _("Quem conhece o clube adivinha esta senha: use outras palavras."), code="password_known"
                )

    def get_help_text(self) -> str:
        return _("Sua senha não pode ser uma palavra do clube ou o seu nome com algum número.")
