"""What a director can do about a mesa and those who sit there: each a link to the page that says what it changes."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from django.urls import reverse
from django.utils.translation import gettext as _

from tournaments.desk.salao.tiles import Tile, Word
from tournaments.desk.salao.way_back import HALL, Origin
from tournaments.models import Confronto, Dupla, Penalty, Stage, StageEntry
from tournaments.wording.decisions import TITLES
from tournaments.wording.terms import SANCTIONS

OF_RESULT = ("desfazer", "jogar-de-novo")
OF_PLAY = ("wo", "ausentes", "abandonado", "pontos", "media", "mesa", "trocar-mesas")
OF_MESA = ("mesa-incompleta", "wo", "abandonado", "pontos", "mesa", "trocar-mesas")  # of single players
PENALTY, LIFT, BACK = "punir", "retirar-punicao", "volta"
OF_ENTRY = ("saida", "parceiro")  # while it plays


@dataclass(frozen=True, slots=True)
class Deed:
    """A thing to do: what it is called, its page, and a name for its link by which the focus finds it again."""

    title: Word
    address: str
    id: str


@dataclass(frozen=True, slots=True)
class SideDeeds:
    """One of those who play, and what can be done about it."""

    dupla: Dupla
    deeds: Sequence[Deed]


@dataclass(frozen=True, slots=True)
class Drawer:
    """A mesa pulled out: what can be done about its confronto, and about each of those who play it."""

    tile: Tile
    confronto: Confronto
    deeds: Sequence[Deed] = ()
    sides: Sequence[SideDeeds] = ()


def drawer(slug: str, tile: Tile, confronto: Confronto, *, directs: bool) -> Drawer:
    """Return what a director, or an arbiter, can do about a mesa. Two queries."""
    origin = {HALL: confronto.pk}
    four = confronto.people
    known = deeds_of(four, slug, lambda _dupla: origin, directs=directs, stage=confronto.stage_id)
    sides = [SideDeeds(dupla, known[dupla.pk]) for dupla in four if dupla.pk in known]
    return Drawer(tile, confronto, deeds_at(confronto, slug, origin), sides)


def deeds_at(confronto: Confronto, slug: str, origin: Origin) -> list[Deed]:
    """Return what can be done about a confronto. origin: where each leads back to."""
    of_play = OF_MESA if confronto.is_individual or confronto.each_alone else OF_PLAY
    keys = OF_RESULT if confronto.status else of_play
    return [deed(slug, key, confronto.pk, origin) for key in keys]


def deeds_of(
    duplas: Sequence[Dupla],
    slug: str,
    origin: Callable[[Dupla], Origin],
    *,
    directs: bool = True,
    stage: int | None = None,
) -> Mapping[int, Sequence[Deed]]:
    """Return what can be done about duplas, by id: in a stage, or in the latest that each is in. Two queries.

    origin: where the deeds of one lead back to.
    """
    entered = StageEntry.objects.entered().filter(dupla__in=duplas, **({"stage": stage} if stage else {}))
    entries = {one.dupla_id: one for one in entered.select_related("stage").order_by("stage__number")}
    stages = {one.stage_id for one in entries.values()}
    given = Penalty.objects.filter(dupla__in=duplas, stage__in=stages, lifted_at=None).order_by("pk")
    penalties = list(given.only("pk", "dupla", "sanction"))
    return {
        dupla.pk: [
            *(deed(slug, key, entry.pk, origin(dupla)) for key in _keys(entry, directs=directs)),
            *(_lift(slug, one, origin(dupla)) for one in penalties if one.dupla_id == dupla.pk),
        ]
        for dupla in duplas
        if (entry := entries.get(dupla.pk))
    }


def _keys(entry: StageEntry, *, directs: bool) -> Iterator[str]:
    yield PENALTY
    if not directs:
        return
    if entry.until_round is not None:
        yield BACK
    elif entry.stage.state == Stage.State.PLAYING:
        yield from OF_ENTRY


def _lift(slug: str, penalty: Penalty, origin: Origin) -> Deed:
    title = _("Retirar a punição: %(sanction)s") % {"sanction": SANCTIONS[penalty.sanction]}
    return deed(slug, LIFT, penalty.pk, origin, title)


def deed(slug: str, key: str, about: int, origin: Origin, title: Word = "") -> Deed:
    """Return a thing to do about an entry, a confronto or a penalty. origin: what it leads back to."""
    address = reverse("tournaments:desk_life_action", args=(slug, key), query={"de": about, **origin})
    return Deed(title or TITLES[key], address, f"{key}-{about}")
