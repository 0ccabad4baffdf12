"""Access keys of an event: a QR and a spoken code for each mesa, a private link for each dupla. Printable at any time.

The database stores only a nonce and a digest: addresses and codes are derived from the nonce and the site's secret.
"""

from collections.abc import Iterable

from django.db import transaction
from django.db.models import Max
from django.db.models.functions import Now
from django.utils.crypto import salted_hmac
from django.utils.timezone import now

from scoring import tokens
from scoring.ledger.trail import Source
from scoring.lifecycle.open_close import reissue_token
from scoring.models import Jogo
from tournaments.errors import TournamentError
from tournaments.ledger.event_log import note
from tournaments.ledger.log_lines import CodeOfMesa, Done
from tournaments.models import Confronto, Dupla, DuplaKey, Mesa, Tournament
from tournaments.models.access.keys import Key

DIGITS = 6  # of the spoken code


def of_tournament(tournament: Tournament) -> list[Mesa]:
    """Return the mesas of an event by number, creating missing ones."""
    numbers, mesas = needed(tournament), made(tournament)
    if missing := numbers - {mesa.number for mesa in mesas}:
        mesas = make(tournament, missing)
    return [mesa for mesa in mesas if mesa.number in numbers]


def made(tournament: Tournament) -> list[Mesa]:
    """Return the existing mesas of an event, by number."""
    return list(Mesa.objects.filter(tournament=tournament))


def needed(tournament: Tournament) -> set[int]:
    """Return the numbers of the mesas of the hall, and those up to the last one at which somebody plays."""
    played_at: int = Confronto.objects.filter(tournament=tournament).aggregate(last=Max("mesa"))["last"] or 0
    return {*range(1, max(tournament.mesas, played_at) + 1)}


def make(tournament: Tournament, numbers: Iterable[int]) -> list[Mesa]:
    """Create these mesas, and return all of the event."""
    new = (Mesa(tournament=tournament, number=number, **tokens.fresh()) for number in numbers)
    Mesa.objects.bulk_create(new, ignore_conflicts=True)  # of two simultaneous requests one creates them
    return made(tournament)


def duplas_of(tournament: Tournament) -> list[DuplaKey]:
    """Return the private links of an event by number of the dupla, creating missing ones."""
    without = Dupla.objects.filter(tournament=tournament, duplakey=None)
    DuplaKey.objects.bulk_create(
        (DuplaKey(dupla=dupla, **tokens.fresh()) for dupla in without), ignore_conflicts=True
    )
    return links_made(tournament)


def links_made(tournament: Tournament) -> list[DuplaKey]:
    """Return the existing private links of an event, by number of the dupla."""
    keys = DuplaKey.objects.filter(dupla__tournament=tournament).select_related("dupla")
    return list(keys.order_by("dupla__number"))


def token(key: Key) -> str | None:
    """Return the token to print, or None if the site's secret has changed and it must be reissued."""
    return tokens.printed(key)


def printed(mesa: Mesa) -> str:
    """Return the token of a mesa. Raises `TournamentError("code_expired")` if it must be reissued."""
    if minted := token(mesa):
        return minted
    raise TournamentError("code_expired", mesa=mesa.number)


def code(mesa: Mesa) -> str:
    """Return the spoken code of a mesa: six digits, with leading zeros."""
    seal = salted_hmac("canastra.code", mesa.nonce, algorithm="sha256")
    # Eight bytes modulo a million: the bias is negligible.
    return f"{int.from_bytes(seal.digest()[:8]) % 10**DIGITS:0{DIGITS}}"


def find(token: str) -> Mesa:
    """Return the mesa of a token, with its tournament. Raises `Mesa.DoesNotExist`."""
    return Mesa.objects.select_related("tournament__club").get(digest=tokens.digest(token))


def find_dupla(token: str) -> DuplaKey:
    """Return the private link of a token, with its dupla and tournament. Raises `DuplaKey.DoesNotExist`."""
    found = DuplaKey.objects.select_related("dupla__tournament__club")
    return found.get(digest=tokens.digest(token))


def jogo_at(mesa: Mesa) -> Jogo | None:
    """Return the jogo in progress at a mesa, or None."""
    there = Jogo.objects.filter(closed_at=None, confronto__tournament=mesa.tournament_id)
    return there.filter(confronto__mesa=mesa.number).order_by("pk").first()


def new_code(*, mesa: Mesa, reason: str, source: Source) -> Mesa:
    """Replace the QR and code of a mesa, and the address of the jogo in progress there; return the mesa."""
    with transaction.atomic():
        mesa = _locked(mesa)
        Mesa.objects.filter(pk=mesa.pk).update(**tokens.fresh(), issued_at=Now())
        mesa.codeattempt_set.all().delete()  # devices that knew the old code lose their own limit
        if jogo := jogo_at(mesa):
            reissue_token(jogo=jogo, reason=reason, source=source)
        line = CodeOfMesa("mesa_code", {"mesa": mesa.number})
        note(Tournament.objects.locked(mesa.tournament_id, cancelled=True), line, source, reason=reason)
    mesa.refresh_from_db()
    return mesa


def unlock(*, mesa: Mesa, source: Source) -> None:
    """Unlock a mesa: earlier wrong codes no longer count, for any device."""
    with transaction.atomic():
        mesa = _locked(mesa)
        Mesa.objects.filter(pk=mesa.pk).update(unlocked_at=now())
        note(
            Tournament.objects.locked(mesa.tournament_id, cancelled=True),
            CodeOfMesa("mesa_unlocked", {"mesa": mesa.number}),
            source,
        )


def new_link(*, dupla: Dupla, reason: str, source: Source) -> DuplaKey:
    """Replace the private link of a dupla, and its addresses at the mesas; return the new link."""
    with transaction.atomic():
        fresh = tokens.fresh()
        key, made = DuplaKey.objects.get_or_create(dupla=dupla, defaults=fresh)
        if not made:
            DuplaKey.objects.filter(pk=key.pk).update(**fresh, issued_at=Now())
        for confronto in playing(dupla):
            if confronto.jogo:
                seat = confronto.side(dupla)
                reissue_token(jogo=confronto.jogo, seat=seat, reason=reason, source=source)
        note(
            Tournament.objects.locked(dupla.tournament_id, cancelled=True),
            Done("dupla_link"),
            source,
            dupla=dupla,
            reason=reason,
        )
    key.refresh_from_db()
    return key


def playing(dupla: Dupla) -> list[Confronto]:
    """Return the confrontos in progress of a dupla or a single player: usually at most one."""
    return list(Confronto.objects.of(dupla).being_played().select_related("jogo").order_by("pk"))


def _locked(mesa: Mesa) -> Mesa:
    return (
        Mesa.objects.select_for_update(no_key=True, of=("self",)).select_related("tournament").get(pk=mesa.pk)
    )
