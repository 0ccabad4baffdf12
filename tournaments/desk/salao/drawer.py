"""What a director can do about a mesa and those who sit there: each a link to the page that says what it changes."""

from collections.abc import Sequence
from dataclasses import dataclass

from django.urls import reverse

from tournaments.desk.salao.tiles import Tile, Word
from tournaments.desk.salao.way_back import HALL
from tournaments.models import Confronto, Dupla, StageEntry
from tournaments.wording.decisions import TITLES

OF_RESULT = ("desfazer", "jogar-de-novo")
OF_PLAY = ("wo", "ausentes", "abandonado", "pontos", "media", "mesa", "trocar-mesas")
OF_ENTRY = ("punir", "saida", "parceiro")
BY_ARBITER = ("punir",)


@dataclass(frozen=True, slots=True)
class Deed:
    """A thing to do: what it is called, and its page."""

    title: Word
    address: str


@dataclass(frozen=True, slots=True)
class Drawer:
    """A mesa pulled out: what can be done about its confronto, and about each of those who play it."""

    tile: Tile
    confronto: Confronto
    deeds: Sequence[Deed] = ()
    sides: Sequence[tuple[Dupla, Sequence[Deed]]] = ()


def drawer(slug: str, tile: Tile, confronto: Confronto, *, directs: bool) -> Drawer:
    """Return what a director, or an arbiter, can do about a mesa. One query."""
    keys = OF_RESULT if confronto.status else OF_PLAY
    entries = _entries(confronto)
    sides = [
        (
            dupla,
            [deed(slug, key, entries[dupla.pk], confronto) for key in (OF_ENTRY if directs else BY_ARBITER)],
        )
        for dupla in (*confronto.pair("A"), *confronto.pair("B"))
        if dupla.pk in entries
    ]
    return Drawer(tile, confronto, [deed(slug, key, confronto.pk, confronto) for key in keys], sides)


def _entries(confronto: Confronto) -> dict[int, int]:
    """Return the ids of their entries to the stage by dupla. One query."""
    four = [dupla.pk for side in "AB" for dupla in confronto.pair(side)]
    entered = StageEntry.objects.entered().filter(stage=confronto.stage_id, dupla__in=four)
    return dict(entered.values_list("dupla", "pk"))


def deed(slug: str, key: str, about: int, confronto: Confronto | None = None) -> Deed:
    """Return a thing to do about an entry or a confronto. confronto: the mesa in the hall that it leads back to."""
    query = {"de": about} | ({HALL: confronto.pk} if confronto else {})
    return Deed(TITLES[key], reverse("tournaments:desk_life_action", args=(slug, key), query=query))
