"""How passwords are kept, and which are too near to what everybody at a club knows."""

from django.contrib.auth.hashers import Argon2PasswordHasher
from django.contrib.auth.models import User
from django.core.exceptions import ValidationError
from django.utils.translation import gettext as _

# What somebody who guesses at a club's door tries first. In docs/security.md too.
KNOWN = ("canastra", "buraco", "torneio", "campeonato", "clube", "direcao", "diretor", "anotador", "senha")
OWN = 5  # characters that a password has besides such a word: a year is too few


class Argon2OfAHall(Argon2PasswordHasher):
    """Argon2id for a laptop of two cores on which a hall plays: 19 MiB and 20 ms a try (decision 0026).

    Django's own values take 100 MiB and 8 threads a try: four tries at once are more than a small server has to spare.
    """

    time_cost = 2
    memory_cost = 19_456  # KiB
    parallelism = 1


class NoWordOfTheHouse:
    """Refuses a password that is a word everybody at a club knows, or one's own name, and little more."""

    def validate(self, password: str, user: User | None = None) -> None:
        """Raise `ValidationError` where a word and fewer than `OWN` other characters are all there is."""
        typed = password.casefold().translate(str.maketrans("çãáâéêíóôõú", "caaaeeiooou"))
        names = (user.get_username().casefold(),) if user else ()
        for word in (*KNOWN, *names):
            if len(word) > 3 and word in typed and len(typed.replace(word, "")) < OWN:
                raise ValidationError(
                    _("Quem conhece o clube adivinha esta senha: use outras palavras."), code="password_known"
                )

    def get_help_text(self) -> str:
        """Return what the page says before."""
        return _("Sua senha não pode ser uma palavra do clube ou o seu nome com algum número.")
