"""Public pages have an address in each language: `/it/torneios/…`; without a prefix they are in Portuguese.

See docs/decisions/0056-read-in-four-languages.md.
"""

from dataclasses import dataclass
from typing import Final

from django.conf import settings
from django.utils.translation import get_language

PORTUGUESE: Final[str] = settings.LANGUAGE_CODE
OTHERS: Final = tuple(code for code, _name in settings.LANGUAGES if code != PORTUGUESE)
# Pages for signed-in users; the language is stored in a cookie (`settings.LANGUAGE_COOKIE_NAME`).
WORK: Final = ("/painel/", "/entrar/", "/senha/", "/sair/", "/comecar/", "/convite/", "/admin/")
READ: Final = ("/torneios/", "/clubes/", "/dupla/", "/telao/", "/privacidade/", "/promessa/")


@dataclass(frozen=True)
class Edition:
    """A page in one language. code: as in the settings. address: its path."""

    code: str
    name: str
    address: str

    @property
    def is_spoken(self) -> bool:
        """Return whether this is the active language."""
        return tag(get_language()) == self.tag

    @property
    def tag(self) -> str:
        """Return the language tag for HTML (RFC 5646)."""
        return tag(self.code)


def tag(code: str | None) -> str:
    """Return the HTML tag of a language of the settings or of its variant (`scoring.wording.line_ups`)."""
    return "pt-BR" if not code or code == PORTUGUESE or code.startswith("x-") else code.partition("-")[0]


def split(path: str) -> tuple[str, str]:
    """Return the language of a path, and the path in Portuguese."""
    language, _, rest = path.removeprefix("/").partition("/")
    return (language, f"/{rest.lstrip('/')}") if language in OTHERS else (PORTUGUESE, path)


def is_read(path: str) -> bool:
    """Return whether a path is a public page with one address per language."""
    return path == "/" or path.startswith(READ)


def is_work(path: str) -> bool:
    """Return whether a path is a page for signed-in users, or for signing in."""
    return path.startswith(WORK)


def spoken(path: str) -> str:
    """Return the path of a public page in the active language, from its path in any language."""
    return next((one.address for one in editions(path) if one.is_spoken), path)


def editions(path: str) -> list[Edition]:
    """Return a page in all languages, from its path in any language."""
    _, plain = split(path)
    return [
        Edition(code, name, plain if code == PORTUGUESE else f"/{code}{plain}")
        for code, name in settings.LANGUAGES
    ]
