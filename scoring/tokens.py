"""The secret addresses of a jogo, one a seat. Only digests are stored; a token is derived again to print it.

A token has 128 bits. A new nonce invalidates the old token.
"""

import base64
import hashlib
import secrets
from collections.abc import Iterable
from typing import Protocol

from django.utils.crypto import constant_time_compare, salted_hmac

from scoring.models import MESA, Jogo, SeatKey


class TokenRow(Protocol):
    """A row with a nonce and the digest of its token: an `SeatKey`, or a model of the floor above."""

    @property
    def nonce(self) -> str: ...

    @property
    def digest(self) -> str: ...


def digest(token: str) -> str:
    """Return the digest of a token, which is all that the database stores of it."""
    return hashlib.sha256(token.encode()).hexdigest()


def mint(nonce: str) -> str:
    """Derive the token of a nonce."""
    # Derived with the site's secret, so that a copy of the database holds no addresses.
    seal = salted_hmac("canastra.table", nonce, algorithm="sha256")
    return base64.urlsafe_b64encode(seal.digest()[:16]).decode().rstrip("=")


def fresh() -> dict[str, str]:
    """Return a new nonce with the digest of its token, as the fields of an `SeatKey`."""
    nonce = secrets.token_hex(16)
    return {"nonce": nonce, "digest": digest(mint(nonce))}


def issue(jogos: Iterable[Jogo]) -> None:
    """Create the keys of new jogos: one of the mesa, and one of each side. One statement."""
    SeatKey.objects.bulk_create(
        SeatKey(jogo=jogo, seat=seat, **fresh()) for jogo in jogos for seat in (MESA, *jogo.sides)
    )


def current(jogo: Jogo, seat: str = MESA) -> str | None:
    """Return the token to print; `None` if the site's secret changed and a new token must be issued."""
    return of_jogos([jogo], seat).get(jogo.pk)


def of_jogos(jogos: Iterable[Jogo], seat: str = MESA) -> dict[int, str]:
    """Return the tokens of a seat by id of the jogo, without those that must be issued again. One query."""
    rows = SeatKey.objects.filter(jogo__in=jogos, seat=seat)
    return {row.jogo_id: token for row in rows if (token := printed(row))}


def printed(key: TokenRow) -> str | None:
    """Return the token to print; `None` if the site's secret changed and a new token must be issued."""
    token = mint(key.nonce)
    return token if constant_time_compare(digest(token), key.digest) else None


def find(token: str) -> SeatKey:
    """Return the access of a token with its jogo, open or closed. Raises `SeatKey.DoesNotExist`."""
    return SeatKey.objects.select_related("jogo").get(digest=digest(token))
