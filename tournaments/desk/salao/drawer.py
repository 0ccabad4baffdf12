"""The drawer of a mesa: the actions on its confronto and its duplas.

Each action is a link to a page that explains its effects.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from django.urls import reverse
from django.utils.translation import gettext as _

from tournaments.desk.results.figures import Figures, figures
from tournaments.desk.salao.tiles import Tile, Word
from tournaments.desk.salao.way_back import HALL, Origin
from tournaments.models import Confronto, Dupla, Penalty, Stage, StageEntry
from tournaments.outcomes.owners import PLAYED
from tournaments.stage_plan import is_bracket
from tournaments.wording.decisions import TITLES
from tournaments.wording.terms import SANCTIONS

OF_RESULT = ("desfazer", "jogar-de-novo")
OF_PLAY = ("wo", "ausentes", "abandonado", "pontos", "media", "mesa", "trocar-mesas")
OF_MESA = ("mesa-incompleta", "wo", "abandonado", "pontos", "mesa", "trocar-mesas")  # for single players
OF_SHEET = ("lados-trocados", "mesa-errada")  # while the sheet decides
OF_SEAT = "dupla-errada"
PENALTY, LIFT, BACK = "punir", "retirar-punicao", "volta"
OF_ENTRY = ("saida", "parceiro")  # while the dupla plays


@dataclass(frozen=True, slots=True)
class DrawerAction:
    """An action: its title, the address of its page, and the id of its link.

    The id lets a refreshed page keep the focus.
    """

    title: Word
    address: str
    id: str


@dataclass(frozen=True, slots=True)
class SideDeeds:
    """A dupla of the confronto with the actions on it."""

    dupla: Dupla
    deeds: Sequence[DrawerAction]


@dataclass(frozen=True, slots=True)
class Drawer:
    """An opened mesa: the actions on its confronto and on each of its duplas. figures: its result, once it is over."""

    tile: Tile
    confronto: Confronto
    figures: Figures | None = None
    deeds: Sequence[DrawerAction] = ()
    sides: Sequence[SideDeeds] = ()


def drawer(slug: str, tile: Tile, confronto: Confronto, *, directs: bool) -> Drawer:
    """Return the actions that a director, or an arbiter, has at a mesa, and its result.

    Two queries, and those of `figures` once it has a result.
    """
    origin = {HALL: confronto.pk}
    four = confronto.people
    known = deeds_of(four, slug, lambda _dupla: origin, directs=directs, stage=confronto.stage_id)
    seats = deeds_at_seats(confronto, slug, origin)
    sides = [
        SideDeeds(dupla, [*known[dupla.pk], *filter(None, [seats.get(dupla.pk)])])
        for dupla in four
        if dupla.pk in known
    ]
    return Drawer(tile, confronto, result_of(confronto), deeds_at(confronto, slug, origin), sides)


def result_of(confronto: Confronto) -> Figures | None:
    """Return the result of a confronto, or None before its end."""
    known = figures(confronto.tournament, [confronto]) if confronto.status else {}
    return known.get(confronto.pk)


def deeds_at(confronto: Confronto, slug: str, origin: Origin) -> list[DrawerAction]:
    """Return the actions on a confronto. origin: the page that each leads back to."""
    of_play = OF_MESA if confronto.is_individual or confronto.each_alone else OF_PLAY
    keys = OF_RESULT if confronto.status else of_play
    of_sheet = OF_SHEET if _has_sheet(confronto) else ()
    return [deed(slug, key, confronto.pk, origin) for key in (*keys, *of_sheet)]


def deeds_when_over(confronto: Confronto, slug: str, origin: Origin) -> list[DrawerAction]:
    """Return the actions on a confronto that is over; in the drawer those that replace a result come after its undo."""
    four = confronto.is_individual or confronto.each_alone or is_bracket(confronto.stage)
    keys = ("pontos",) if four else ("media", "pontos")
    return [*deeds_at(confronto, slug, origin), *(deed(slug, key, confronto.pk, origin) for key in keys)]


def deeds_at_seats(confronto: Confronto, slug: str, origin: Origin) -> Mapping[int, DrawerAction]:
    """Return the action on each dupla that played in another's place, by id of the dupla; empty in a bracket."""
    if not _has_sheet(confronto) or confronto.is_individual or is_bracket(confronto.stage):
        return {}
    return {one.pk: deed(slug, OF_SEAT, f"{confronto.pk}-{one.number}", origin) for one in confronto.people}


def _has_sheet(confronto: Confronto) -> bool:
    return bool(confronto.jogo_id) and confronto.status in PLAYED and not confronto.each_alone


def deeds_of(
    duplas: Sequence[Dupla],
    slug: str,
    origin: Callable[[Dupla], Origin],
    *,
    directs: bool = True,
    stage: int | None = None,
) -> Mapping[int, Sequence[DrawerAction]]:
    """Return the actions on duplas, by id: in one stage, or in the latest stage of each. Two queries.

    origin: returns the page that the actions on a dupla lead back to.
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


def _lift(slug: str, penalty: Penalty, origin: Origin) -> DrawerAction:
    title = _("Retirar a punição: %(sanction)s") % {"sanction": SANCTIONS[penalty.sanction]}
    return deed(slug, LIFT, penalty.pk, origin, title)


def deed(slug: str, key: str, about: int | str, origin: Origin, title: Word = "") -> DrawerAction:
    """Return an action on an entry, a confronto or a penalty. origin: the page that it leads back to."""
    address = reverse("tournaments:desk_life_action", args=(slug, key), query={"de": about, **origin})
    return DrawerAction(title or TITLES[key], address, f"{key}-{about}")
