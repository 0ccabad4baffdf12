"""Preview cards of an event, its bracket, a dupla or a jogo, with their current state."""

from collections.abc import Callable
from uuid import UUID

from django.http import Http404, HttpRequest, HttpResponseBase
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from scoring.wording.numbers import points
from tournaments.charts.pages import stage_asked, stages_of
from tournaments.charts.pictures import cards
from tournaments.charts.pictures.card_picture import card_picture
from tournaments.charts.pictures.cards import Card
from tournaments.charts.texts import whereabouts
from tournaments.public import caching
from tournaments.public.disclosure import UNOFFICIAL, Disclosed, disclosed
from tournaments.publication import reading
from tournaments.publication.reading import PublicData
from tournaments.wording.rounds import UNOFFICIAL as STILL_UNOFFICIAL


@caching.rendered_once()
@require_safe
def of_event(request: HttpRequest, slug: str) -> HttpResponseBase:
    """Show the state of an event and its leaders."""
    return _answer(request, slug, lambda shown: cards.of_event(shown.document))


@caching.rendered_once()
@require_safe
def of_bracket(request: HttpRequest, slug: str) -> HttpResponseBase:
    """Show the last rounds of the current bracket. Raises `Http404` if there is no bracket."""

    def drawn(shown: PublicData) -> Card:
        stage = stage_asked(stages_of(shown.document, bracket=True), 0)
        if stage is None or not stage["rounds"]:
            raise Http404
        return cards.of_bracket(shown.document, stage)

    return _answer(request, slug, drawn)


@caching.rendered_once()
@require_safe
def of_dupla(request: HttpRequest, slug: str, number: int) -> HttpResponseBase:
    """Show the whereabouts of a dupla, and its place. Raises `Http404` if it is not in the event."""

    def drawn(shown: PublicData) -> Card:
        found = whereabouts.of_dupla(shown.document, number)
        if found is None:
            raise Http404
        return cards.of_dupla(shown.document, found)

    return _answer(request, slug, drawn)


@caching.rendered_once()
@require_safe
def of_jogo(request: HttpRequest, slug: str, jogo: UUID) -> HttpResponseBase:
    """Show the score of a jogo, if it is public. Raises `Http404` if the jogo is not in the event."""

    def drawn(shown: PublicData) -> Card:
        found = disclosed(shown, [jogo])
        if not found:
            raise Http404
        return _of_jogo(shown, found[0])

    return _answer(request, slug, drawn)


def _of_jogo(shown: PublicData, found: Disclosed) -> Card:
    score = found.top or (found.won if found.partidas_count else None)
    sides = [
        (label, points(score[side]) if score else "", side in found.winner.split("+"))
        for side, label in zip(found.jogo.sides, found.jogo.labels, strict=True)
    ]
    what = _("Mesa %(mesa)s") % {"mesa": found.mesa} if found.is_live and found.mesa else found.title
    title = " · ".join(dict.fromkeys(filter(None, (found.round_title, what))))
    said = str(STILL_UNOFFICIAL).capitalize() if found.state == UNOFFICIAL else ""
    return cards.of_jogo(shown.head.tournament.name, title, said, sides)


def _answer(request: HttpRequest, slug: str, drawn: Callable[[PublicData], Card]) -> HttpResponseBase:
    head = reading.head(slug)
    if kept := caching.unchanged(request, head.version):
        return kept
    return caching.picture(card_picture(drawn(reading.shown(head))), version=head.version)
