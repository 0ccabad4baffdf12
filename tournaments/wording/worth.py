"""Sentences about the points of a meeting in the standings, and about the tie-break criteria."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from django.utils.translation import gettext as _

from scoring.wording.numbers import points
from tournaments.standings.criteria import By
from tournaments.standings.meeting import Number
from tournaments.standings.scheme import Given, Scheme
from tournaments.standings.vp import VpTable
from tournaments.wording.criteria import CRITERIA, criterion


def worth_sentences(scheme: Scheme) -> Iterator[str]:
    """Yield the points of a meeting: for the score or the outcome, for a W.O., for a bye."""
    if isinstance(scheme.played, VpTable):
        yield _(
            "Cada confronto dá pontos de vitória (VP) pela diferença de pontos na mesa, pela tabela abaixo."
        )
    else:
        yield _by_outcome(scheme.played)
    yield walkover_points(scheme)
    yield _("Folga: %(points)s.") % {"points": _said(scheme.bye)}
    if scheme.bye_made:
        yield _("Quem folga recebe também %(points)s pontos na mesa.") % {"points": points(scheme.bye_made)}


def walkover_points(scheme: Scheme) -> str:
    """Return the points of a W.O. for each side."""
    given = {"won": _said(scheme.walkover.won), "lost": _said(scheme.walkover.lost)}
    return _("W.O.: %(won)s para quem veio, %(lost)s para quem faltou.") % given


def vp_rows(scheme: Scheme) -> list[tuple[str, str, str]]:
    """Return the rows of a VP table: difference, points of winner and loser; empty for other schemes."""
    if not isinstance(scheme.played, VpTable):
        return []
    return [
        (
            _("mais de %(points)s") % {"points": points(band.low - scheme.played.step)}
            if band.high is None
            else _("de %(low)s a %(high)s") % {"low": points(band.low), "high": points(band.high)},
            _said(band.winner),
            _said(band.loser),
        )
        for band in scheme.played.bands
    ]


def order_sentences(order: Sequence[By]) -> list[tuple[str, str]]:
    """Return each criterion of an order with its meaning."""
    return [(criterion(str(by)), str(CRITERIA[by.measure].meaning)) for by in order]


def _by_outcome(given: Given) -> str:
    said = {"won": _said(given.won), "lost": _said(given.lost), "level": _said(given.level)}
    text = _("Vitória: %(won)s. Empate: %(level)s. Derrota: %(lost)s.") % said
    if given.narrow_won is None or given.narrow_lost is None:
        return text
    narrow = {"won": _said(given.narrow_won), "lost": _said(given.narrow_lost)}
    return f"{text} {_('Por uma partida só de diferença: %(won)s e %(lost)s.') % narrow}"


def _said(number: Number) -> str:
    exact = Fraction(number)
    return points(int(exact)) if exact.denominator == 1 else points(float(exact))
