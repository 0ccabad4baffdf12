"""What is read has an address in each language: `/it/torneios/…`; without one in front it is in Portuguese.

docs/decisions/0056-read-in-four-languages.md.
"""

from dataclasses import dataclass
from typing import Final

from django.conf import settings
from django.utils.translation import get_language

PORTUGUESE: Final[str] = settings.LANGUAGE_CODE
OTHERS: Final = tuple(code for code, _name in settings.LANGUAGES if code != PORTUGUESE)
# Where a club works, in the language that was chosen there (`settings.LANGUAGE_COOKIE_NAME`).
WORK: Final = ("/painel/", "/entrar/", "/senha/", "/sair/", "/comecar/", "/convite/", "/admin/")
READ: Final = ("/torneios/", "/clubes/", "/dupla/", "/telao/", "/privacidade/", "/promessa/")


@dataclass(frozen=True)
class Edition:
    """A page in one language. code: as the languages of the settings; address: its path."""

    code: str
    name: str
    address: str

    @property
    def is_spoken(self) -> bool:
        """Return whether this is the language of the page that is being written."""
        return tag(get_language()) == self.tag

    @property
    def tag(self) -> str:
        """Return the language as HTML names it (RFC 5646)."""
        return tag(self.code)


def tag(code: str | None) -> str:
    """Return a language of the settings, or one of who plays (`tournaments.line_ups`), as HTML names it."""
    return "pt-BR" if not code or code == PORTUGUESE or code.startswith("x-") else code.partition("-")[0]


def split(path: str) -> tuple[str, str]:
    """Return the language of a path and the path itself, as it is in Portuguese."""
    language, _, rest = path.removeprefix("/").partition("/")
    return (language, f"/{rest.lstrip('/')}") if language in OTHERS else (PORTUGUESE, path)


def is_read(path: str) -> bool:
    """Return whether a path is one of those that have a language in front: what is read, not where things are done."""
    return path == "/" or path.startswith(READ)


def is_work(path: str) -> bool:
    """Return whether a path is one of those where somebody who signed in works, or signs in."""
    return path.startswith(WORK)


def spoken(path: str) -> str:
    """Return the address of what is read in the language that is spoken here, from its path in any."""
    return next((one.address for one in editions(path) if one.is_spoken), path)


def editions(path: str) -> list[Edition]:
    """Return a page in all languages, from its path in any."""
    _, plain = split(path)
    return [
        Edition(code, name, plain if code == PORTUGUESE else f"/{code}{plain}")
        for code, name in settings.LANGUAGES
    ]
