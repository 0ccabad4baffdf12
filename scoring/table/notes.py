"""Notes at the table beside the mãos: relancinhos, the seating, and the sides that deal, cut and play first."""

from collections.abc import Callable, Mapping

from django.http import HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_http_methods

from scoring.errors import ScoringError
from scoring.input import numbers
from scoring.jogo.sheet import Sheet, sheet
from scoring.lifecycle.dealing import agree_deal, turns
from scoring.lifecycle.notes import note_relancinho, seated_names, seated_players, take_seats
from scoring.models import Jogo
from scoring.table.access import HtmxRequest, at_table, source, status_of
from scoring.table.page import to_table
from scoring.table.seat import holding
from scoring.wording import messages


@at_table
@require_http_methods(["GET", "HEAD", "POST"])
@holding
def notes(request: HtmxRequest, jogo: Jogo, token: str) -> HttpResponse:
    """Serve the page of notes, with one form for each kind, and store a note."""
    if request.method != "POST":
        return render(request, "scoring/table/notes.html", _asked(jogo, token))
    try:
        _VERBS.get(request.POST.get("fazer", ""), _seats)(request, jogo)
    except ScoringError as exc:
        shown = _asked(Jogo.objects.get(pk=jogo.pk), token, request.POST) | {"refusal": messages.refusal(exc)}
        return render(request, "scoring/table/notes.html", shown, status=status_of(exc))
    return to_table(request, token)


def _asked(jogo: Jogo, token: str, typed: Mapping[str, str] | None = None) -> dict[str, object]:
    standing, ruleset = sheet(jogo), jogo.load_rules()
    people = {who: name for side in jogo.sides for who, name in seated_players(jogo, side).items()}
    return {
        "jogo": jogo,
        "token": token,
        "sheet": standing,
        "over": jogo.closed_at is not None,
        "relancinhos": _relancinhos(standing) if "relancinho" in ruleset.extra_names else [],
        "people": people,
        "seats": [
            (at + 1, (typed or {}).get(f"lugar-{at + 1}") or (jogo.seats[at] if jogo.seats else ""))
            for at in range(len(people))
        ],
        "seated": seated_names(jogo),
        "agrees": not ruleset.first_player,
        "deal": _deal(standing, typed or {}),
    }


def _relancinhos(standing: Sheet) -> list[tuple[str, int]]:
    noted = standing.jogo.relancinhos_in(*standing.next_place)
    return [(side, noted.get(side, 0)) for side in standing.jogo.sides]


def _deal(standing: Sheet, typed: Mapping[str, str]) -> list[tuple[str, str]]:
    turn = turns(standing).get(None)
    known = {"da": turn.dealer, "corta": turn.cuts, "abre": turn.first} if turn else {}
    return [(name, typed.get(name) or known.get(name, "")) for name in ("da", "corta", "abre")]


def _relancinho(request: HtmxRequest, jogo: Jogo) -> None:
    partida, number = _place(request)
    side, _mark, count = request.POST.get("relancinho", "").partition(":")
    many = numbers.whole(count)
    note_relancinho(
        jogo=jogo,
        partida=partida,
        number=number,
        side=side,
        count=-1 if many is None else many,
        source=source(request),
    )


def _seats(request: HtmxRequest, jogo: Jogo) -> None:
    count = sum(len(seated_players(jogo, side)) for side in jogo.sides)
    said = [request.POST.get(f"lugar-{at + 1}", "") for at in range(count)]
    take_seats(jogo=jogo, seats=said if any(said) else [], source=source(request))


def _agreed(request: HtmxRequest, jogo: Jogo) -> None:
    partida, number = _place(request)
    dealer, cuts, first = (request.POST.get(name, "") for name in ("da", "corta", "abre"))
    agree_deal(
        jogo=jogo,
        partida=partida,
        number=number,
        dealer=dealer,
        cuts=cuts,
        first=first,
        source=source(request),
    )


def _place(request: HtmxRequest) -> tuple[int, int]:
    partida, number = (numbers.whole(request.POST.get(name, "")) or 0 for name in ("partida", "number"))
    return partida, number


_VERBS: Mapping[str, Callable[[HtmxRequest, Jogo], None]] = {
    "relancinho": _relancinho,
    "lugares": _seats,
    "mao": _agreed,
}
