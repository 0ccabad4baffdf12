"""The keys of an event: a QR and a spoken code for each mesa, a private link for each dupla. Printed at any time.

What is stored opens nothing: address and code are derived from a nonce and the site's secret.
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
from tournaments.models.keys import Key

DIGITS = 6  # of a code


def of_tournament(tournament: Tournament) -> list[Mesa]:
    """Return the mesas of an event by number, made as they are needed: those of the hall, and any one played at."""
    mesas = made(tournament)
    numbers = missing(tournament, mesas)
    return make(tournament, numbers) if numbers else mesas


def made(tournament: Tournament) -> list[Mesa]:
    """Return the mesas of an event that are there already, by number."""
    return list(Mesa.objects.filter(tournament=tournament))


def missing(tournament: Tournament, mesas: Iterable[Mesa]) -> list[int]:
    """Return the numbers of the mesas that an event has besides these, sorted."""
    played_at = Confronto.objects.filter(tournament=tournament).aggregate(last=Max("mesa"))["last"] or 0
    numbers = range(1, max(tournament.mesas, played_at) + 1)
    return sorted(set(numbers) - {mesa.number for mesa in mesas})


def make(tournament: Tournament, numbers: Iterable[int]) -> list[Mesa]:
    """Make these mesas, and return all."""
    new = (Mesa(tournament=tournament, number=number, **tokens.fresh()) for number in numbers)
    Mesa.objects.bulk_create(new, ignore_conflicts=True)  # two directors at once: one makes them
    return made(tournament)


def duplas_of(tournament: Tournament) -> list[DuplaKey]:
    """Return the private links of an event by number of the dupla, made as they are needed."""
    without = Dupla.objects.filter(tournament=tournament, duplakey=None)
    DuplaKey.objects.bulk_create(
        (DuplaKey(dupla=dupla, **tokens.fresh()) for dupla in without), ignore_conflicts=True
    )
    return links_made(tournament)


def links_made(tournament: Tournament) -> list[DuplaKey]:
    """Return the private links of an event that are there already, by number of the dupla."""
    keys = DuplaKey.objects.filter(dupla__tournament=tournament).select_related("dupla")
    return list(keys.order_by("dupla__number"))


def token(key: Key) -> str | None:
    """Return the token to print; None when the site's secret changed and it must be issued anew."""
    return tokens.printed(key)


def printed(mesa: Mesa) -> str:
    """Return the token of a mesa. Raises `TournamentError("code_expired")` where it must be issued anew."""
    if minted := token(mesa):
        return minted
    raise TournamentError("code_expired", mesa=mesa.number)


def code(mesa: Mesa) -> str:
    """Return the code that is spoken in place of the QR: six digits, zeros in front among them."""
    seal = salted_hmac("canastra.code", mesa.nonce, algorithm="sha256")
    return f"{int.from_bytes(seal.digest()[:8]) % 10**DIGITS:0{DIGITS}}"


def find(token: str) -> Mesa:
    """Return the mesa of a token, with its tournament. Raises `Mesa.DoesNotExist`."""
    return Mesa.objects.select_related("tournament__club").get(digest=tokens.digest(token))


def find_dupla(token: str) -> DuplaKey:
    """Return the private link of a token, with its dupla and tournament. Raises `DuplaKey.DoesNotExist`."""
    found = DuplaKey.objects.select_related("dupla__tournament__club")
    return found.get(digest=tokens.digest(token))


def jogo_at(mesa: Mesa) -> Jogo | None:
    """Return the jogo that is being played at a mesa now."""
    there = Jogo.objects.filter(closed_at=None, confronto__tournament=mesa.tournament_id)
    return there.filter(confronto__mesa=mesa.number).order_by("pk").first()


def new_code(*, mesa: Mesa, reason: str, source: Source) -> Mesa:
    """Make QR and code of a mesa worthless, and the address of the jogo played there; return it with its new ones."""
    with transaction.atomic():
        mesa = _locked(mesa)
        Mesa.objects.filter(pk=mesa.pk).update(**tokens.fresh(), issued_at=Now())
        mesa.tentativa_set.all().delete()  # who knew the old code is judged like anybody else
        if jogo := jogo_at(mesa):
            reissue_token(jogo=jogo, reason=reason, source=source)
        line = CodeOfMesa("mesa_code", {"mesa": mesa.number})
        note(Tournament.objects.locked(mesa.tournament_id), line, source, reason=reason)
    mesa.refresh_from_db()
    return mesa


def unlock(*, mesa: Mesa, source: Source) -> None:
    """Let codes be tried at a mesa again: the wrong ones so far no longer count, for no device."""
    with transaction.atomic():
        mesa = _locked(mesa)
        Mesa.objects.filter(pk=mesa.pk).update(unlocked_at=now())
        note(
            Tournament.objects.locked(mesa.tournament_id),
            CodeOfMesa("mesa_unlocked", {"mesa": mesa.number}),
            source,
        )


def new_link(*, dupla: Dupla, reason: str, source: Source) -> DuplaKey:
    """Make the private link of a dupla worthless, and its addresses at the mesas; return the new link."""
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
            Tournament.objects.locked(dupla.tournament_id),
            Done("dupla_link"),
            source,
            dupla=dupla,
            reason=reason,
        )
    key.refresh_from_db()
    return key


def playing(dupla: Dupla) -> list[Confronto]:
    """Return the confrontos a dupla, or a single player, plays now: one, or none."""
    return list(Confronto.objects.of(dupla).being_played().select_related("jogo").order_by("pk"))


def _locked(mesa: Mesa) -> Mesa:
    return (
        Mesa.objects.select_for_update(no_key=True, of=("self",)).select_related("tournament").get(pk=mesa.pk)
    )
