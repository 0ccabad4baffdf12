"""Decide which parts of the sheet of a jogo are public: all while it is played and once its result is published."""

from collections.abc import Collection
from dataclasses import dataclass
from functools import reduce
from operator import or_
from typing import TypedDict
from uuid import UUID

from django.db.models import Q

import rules
from scoring.jogo.sheet import PartidaSheet, Sheet, Unsettled, sheets, unsettled
from scoring.models import Jogo
from tournaments.charts.bracket import round_names, title_of
from tournaments.models import Confronto, Tournament
from tournaments.models.confronto import SIDES_READ
from tournaments.publication import lookup
from tournaments.publication.document.play_data import ConfrontoData, JogoData, items
from tournaments.publication.document.shape import StageData
from tournaments.publication.reading import PublicData
from tournaments.wording.rounds import round_words
from tournaments.wording.stages import round_title, stage_title

PLAYING, PUBLISHED, CORRECTED, AWAITING = "playing", "published", "corrected", "awaiting"
UNOFFICIAL = "unofficial"
OPEN_BOOK = frozenset({PLAYING, PUBLISHED, UNOFFICIAL})


@dataclass(frozen=True, slots=True, kw_only=True)
class Disclosed:
    """A jogo with its public parts.

    state: `playing`; `published`; `corrected`: a mão changed since, so only the published totals are shown;
    `unofficial`: finished but in no revision yet; `awaiting`: the same, but the director publishes by hand, so
    nothing is shown.
    """

    jogo: Jogo
    state: str
    round_title: str
    title: str
    mesa: int | None
    numbers: dict[str, int | None]  # numbers of the duplas, by side
    won: dict[str, int] | None
    winner: str
    reason: str
    partidas: tuple[PartidaSheet, ...]
    unsettled: tuple[Unsettled, ...]  # mãos of a jogo in progress that are not agreed on yet

    @property
    def ruleset(self) -> rules.RuleSet:
        """Return the rules of the jogo, for the terms of its lines."""
        return self.jogo.load_rules()

    @property
    def is_live(self) -> bool:
        """Return whether the jogo is in progress."""
        return self.state == PLAYING

    @property
    def moves(self) -> bool:
        """Return whether the page may change at any moment."""
        return self.state in {PLAYING, UNOFFICIAL}

    @property
    def drawn(self) -> tuple[PartidaSheet, ...]:
        """Return the partidas to show. A finished jogo leaves out partidas without points."""
        return (
            self.partidas if self.is_live else tuple(one for one in self.partidas if any(one.totals.values()))
        )

    @property
    def top(self) -> dict[str, rules.Points] | None:
        """Return the score for the top of the page: points of the current partida, or of the only one."""
        shown = self.drawn
        return shown[-1].totals if shown and (self.is_live or len(shown) == 1) else None

    @property
    def partidas_count(self) -> bool:
        """Return whether the number of partidas won is worth showing beside the points."""
        return self.won is not None and self.reason != "walkover" and any(self.won.values())


def disclosed(shown: PublicData, public_ids: Collection[UUID | str]) -> list[Disclosed]:
    """Return the public parts of these jogos, in the order in which they were opened. Runs three queries."""
    rows = Jogo.objects.filter(confronto__tournament=shown.head.tournament, public_id__in=public_ids)
    jogos = list(rows.select_related("confronto").order_by("pk"))
    if not jogos:
        return []
    return [_disclose(shown, jogo, sheet) for jogo, sheet in zip(jogos, sheets(jogos).values(), strict=True)]


def _disclose(shown: PublicData, jogo: Jogo, sheet: Sheet) -> Disclosed:
    pk = jogo.confronto.pk
    place, published_place = lookup.place_of(shown.document, pk), lookup.place_of(shown.published, pk)
    score = published_place[1]["jogo"] if published_place else None
    # If the confronto was played again, the published score belongs to another jogo.
    same = score is not None and score["state"] == "closed" and score["id"] == str(jogo.public_id)
    published = score if same else None
    state = _state(shown, jogo, sheet, published)
    open_book = state in OPEN_BOOK
    # An unofficial result is read from the jogo, a published one from the revision.
    told = jogo if state == UNOFFICIAL else None
    return Disclosed(
        jogo=jogo,
        state=state,
        **(_place(*place) if place else _nowhere(jogo)),
        won=sheet.won if open_book else dict[str, int](items(published["won"])) if published else None,
        winner=told.winner if told else published["winner"] if published and state != PLAYING else "",
        reason=told.reason if told else published["reason"] if published and state != PLAYING else "",
        partidas=sheet.partidas if open_book else _totals_only(published),
        unsettled=tuple(unsettled(sheet)) if state == PLAYING else (),
    )


def _state(shown: PublicData, jogo: Jogo, sheet: Sheet, published: JogoData | None) -> str:
    if jogo.closed_at is None:
        return PLAYING
    if published is None:
        # A director who publishes by hand decides when a result becomes public.
        return UNOFFICIAL if shown.head.tournament.auto_publish else AWAITING
    same = (jogo.winner, jogo.reason) == (published["winner"], published["reason"])
    return PUBLISHED if same and _adds_up(sheet, published) else CORRECTED


def _adds_up(sheet: Sheet, published: JogoData) -> bool:
    # A correction after publication becomes public with the next revision.
    stands = [(one.number, one.winner, len(one.maos), one.totals) for one in sheet.partidas]
    said = [(one["number"], one["winner"], one["maos"], one["totals"]) for one in published["partidas"]]
    return stands == said


def _totals_only(published: JogoData | None) -> tuple[PartidaSheet, ...]:
    partidas = published["partidas"] if published else []
    return tuple(
        TotalsOnly(
            one["number"], one["winner"], one["reason"], (), tuple(one["totals"]), dict(items(one["totals"]))
        )
        for one in partidas
    )


@dataclass(frozen=True, slots=True)
class TotalsOnly(PartidaSheet):
    """A partida of which only the published totals are public."""

    told: dict[str, rules.Points]

    @property
    def totals(self) -> dict[str, rules.Points]:
        """Return the published totals."""
        return self.told


class PlayedAt(TypedDict):
    """The place of a jogo: fields of `Disclosed`."""

    round_title: str
    title: str
    mesa: int | None
    numbers: dict[str, int | None]


def _nowhere(jogo: Jogo) -> PlayedAt:
    return {"round_title": "", "title": str(jogo), "mesa": None, "numbers": dict.fromkeys(jogo.sides)}


def _place(stage: StageData, confronto: ConfrontoData) -> PlayedAt:
    number = confronto["round"]
    if stage["bracket"]:
        names = round_names(stage)
        name = names[number]
        title = str(round_words(name).title) if name else round_title(number)
        titles = (title, title_of(confronto, names))
    else:
        titles = (stage_title(stage), round_title(number))
    return {
        "round_title": titles[0],
        "title": titles[1],
        "mesa": confronto["mesa"],
        "numbers": {
            side: None if "pair" in slot else slot.get("dupla") for side, slot in items(confronto["slots"])
        },
    }


def jogo_ids(tournament: Tournament, number: int) -> list[UUID]:
    """Return the ids of all jogos of a dupla, public or not. Runs one query, or two if players play alone."""
    jogos = Jogo.objects.filter(confronto__tournament=tournament)
    if tournament.each_alone:
        found = jogos.filter(confronto__in=Confronto.objects.of(*tournament.dupla_set.filter(number=number)))
    else:
        found = jogos.filter(reduce(or_, (Q((f"confronto__{side}__number", number)) for side in SIDES_READ)))
    return list(found.order_by("pk").values_list("public_id", flat=True))
