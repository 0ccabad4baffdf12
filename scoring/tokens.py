"""The secret address of a table. Only its digest is stored: the token is derived again to print it.

A token has 128 bits. A new version makes the old one worthless.
"""

import base64
import hashlib

from django.utils.crypto import constant_time_compare, salted_hmac

from scoring.models import Jogo


def digest(token: str) -> str:
    """Return what the database holds of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def mint(jogo: Jogo) -> str:
    """Derive the token of the jogo's present token version."""
    seal = salted_hmac("canastra.table", f"{jogo.public_id}:{jogo.token_version}", algorithm="sha256")
    return base64.urlsafe_b64encode(seal.digest()[:16]).decode().rstrip("=")


def current(jogo: Jogo) -> str | None:
    """Return the token to print; None when the site's secret changed and the token must be issued anew."""
    token = mint(jogo)
    return token if constant_time_compare(digest(token), jogo.token_digest) else None


def find(token: str) -> Jogo:
    """Return the jogo of a token, open or closed. Raises `Jogo.DoesNotExist`."""
    return Jogo.objects.get(token_digest=digest(token))
