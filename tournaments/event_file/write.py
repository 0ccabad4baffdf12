"""Export an event: all data to compute it again, and its current state."""

import json
from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import Any, Final, cast

from django.utils.timezone import now

from scoring.jogo.whole import WholeJogo, whole
from scoring.ledger.chain import plain
from tournaments.event_file import renumber
from tournaments.event_file.contents import (
    MARK,
    VERSION,
    ConfrontoPlayed,
    DuplaEntry,
    EventDraw,
    EventFile,
    EventFrame,
    HandSet,
    OwnRules,
    PenaltyOfStage,
    StagePlayed,
    StageRound,
)
from tournaments.ledger import seals
from tournaments.ledger.log_lines import GivenWalkover
from tournaments.ledger.names_apart import nameless, tell, told
from tournaments.models import (
    Confronto,
    Draw,
    Dupla,
    DuplaMember,
    Penalty,
    Round,
    Stage,
    StageEntry,
    Team,
    Tournament,
)
from tournaments.models.stage import HandPair
from tournaments.publication.recount import walkovers_given
from tournaments.publication.snapshot import snapshot

FRAME: Final = tuple(EventFrame.__annotations__)
OF_STAGE: Final = ("number", "name", "plan", "state", "seed", "short")
OF_ENTRY: Final = ("place", "group", "from_round", "until_round")
OF_ROUND: Final = ("number", "state", "seed", "drawn_at", "posted_at", "started_at")
OF_PENALTY: Final = ("round", "sanction", "amount", "reason", "at", "lifted_at")
OF_CONFRONTO: Final = (
    *("kind", "group", "round", "position", "bye_a", "bye_b", "status", "given", "flags"),
    *("winner_side", "loser_side", "mesa"),
)
SLOTS: Final = ("dupla_a", "dupla_b", "partner_a", "partner_b", "winner")

type Numbers = Mapping[int, int]  # numbers of duplas by id


def as_bytes(file: EventFile) -> bytes:
    """Serialise a file as JSON, with times to the microsecond."""
    return json.dumps(plain(file), ensure_ascii=False, indent=1).encode()


def write(tournament: Tournament) -> EventFile:
    """Return an event as plain data. The queries of a snapshot and some twenty more, whatever its size."""
    duplas = list(Dupla.objects.filter(tournament=tournament).select_related("team").order_by("number"))
    numbers = {dupla.pk: dupla.number for dupla in duplas}
    head = seals.head(tournament)
    frame: Any = {name: getattr(tournament, name) for name in FRAME}
    return {
        "canastra": MARK,
        "version": VERSION,
        "written_at": now(),
        "document": told(snapshot(tournament)),
        "event": frame,
        "own_rules": _own_rules(tournament),
        "teams": [
            {"number": team.number, "name": team.name}
            for team in Team.objects.filter(tournament=tournament).order_by("number")
        ],
        "duplas": _duplas(tournament, duplas),
        "stages": _stages(tournament, numbers),
        "confrontos": _confrontos(tournament, numbers),
        "draws": [_draw(one, numbers) for one in tell(_drawn(tournament)) if _known(one, numbers)],
        "walkovers": _walkovers(tournament, numbers),
        "sealed": {"number": head.number, "digest": head.digest},
    }


def _own_rules(tournament: Tournament) -> OwnRules | None:
    if (own := tournament.club_rules) is None:
        return None
    return {
        "name": own.name,
        "base": own.base,
        "options": own.options,
        "overrides": own.overrides,
        "minutes": own.minutes,
    }


def _duplas(tournament: Tournament, duplas: Iterable[Dupla]) -> list[DuplaEntry]:
    players: dict[int, list[str | None]] = defaultdict(list)
    members = DuplaMember.objects.filter(tournament=tournament).select_related("player")
    for member in members.order_by("pk"):
        player = member.player
        erased = player.name == nameless(player.person)
        players[member.dupla_id].append(None if erased else player.name)
    return [
        {
            "number": dupla.number,
            "players": players[dupla.pk],
            "seed": dupla.seed,
            "home": dupla.home,
            "team": dupla.team.number if dupla.team else None,
        }
        for dupla in duplas
    ]


def _stages(tournament: Tournament, numbers: Numbers) -> list[StagePlayed]:
    stages = list(Stage.objects.filter(tournament=tournament).order_by("number"))
    entries: dict[int, list[Any]] = defaultdict(list)
    for entry in StageEntry.objects.filter(stage__in=stages).order_by("pk"):
        columns = {name: getattr(entry, name) for name in OF_ENTRY}
        entries[entry.stage_id].append({"dupla": numbers[entry.dupla_id], **columns})
    rounds: dict[int, list[StageRound]] = defaultdict(list)
    for row in Round.objects.filter(stage__in=stages).order_by("number"):
        rounds[row.stage_id].append(_round(row, numbers))
    penalties: dict[int, list[PenaltyOfStage]] = defaultdict(list)
    for penalty in tell(Penalty.objects.filter(stage__in=stages).order_by("pk")):
        columns = {name: getattr(penalty, name) for name in OF_PENALTY}
        penalties[penalty.stage_id].append(
            cast(PenaltyOfStage, {"dupla": numbers[penalty.dupla_id], **columns})
        )
    return [
        cast(
            StagePlayed,
            {
                **{name: getattr(stage, name) for name in OF_STAGE},
                "lots": renumber.keyed(stage.lots, numbers.__getitem__),
                "playoffs": [renumber.listed(order, numbers.__getitem__) for order in stage.playoffs],
                "entries": entries[stage.pk],
                "rounds": rounds[stage.pk],
                "penalties": penalties[stage.pk],
            },
        )
        for stage in stages
    ]


def _round(row: Round, numbers: Numbers) -> StageRound:
    columns = {name: getattr(row, name) for name in OF_ROUND}
    return cast(
        StageRound,
        {
            **columns,
            "order": renumber.listed(row.order, numbers.__getitem__),
            "scores": renumber.keyed(row.scores, numbers.__getitem__),
            "forced": [_by_hand(pair, numbers) for pair in row.forced_pairs],
            "forbidden": [_by_hand(pair, numbers) for pair in row.forbidden_pairs],
            "override": told(row.override),
        },
    )


def _by_hand(pair: HandPair, numbers: Numbers) -> HandSet:
    other = pair.other and numbers[pair.other]
    return {"one": numbers[pair.one], "other": other, "reason": told(pair.reason)}


def _confrontos(tournament: Tournament, numbers: Numbers) -> list[ConfrontoPlayed]:
    rows = list(
        Confronto.objects.filter(tournament=tournament).select_related("stage", "jogo").order_by("pk")
    )
    jogos = whole([row.jogo for row in rows if row.jogo])
    return [_confronto(row, numbers, jogos) for row in rows]


def _confronto(row: Confronto, numbers: Numbers, jogos: Mapping[int, WholeJogo]) -> ConfrontoPlayed:
    slots: dict[str, Any] = {}
    for name in SLOTS:
        pk = getattr(row, f"{name}_id")
        slots[name] = None if pk is None else numbers[pk]
    columns = {name: getattr(row, name) for name in OF_CONFRONTO}
    return cast(
        ConfrontoPlayed,
        {
            **columns,
            **slots,
            "id": row.pk,
            "stage": row.stage.number,
            **({"others": [numbers[pk] for pk in row.others]} if row.others else {}),
            "absent": renumber.keyed(row.absent, numbers.__getitem__),
            "winner_to": row.winner_to_id,
            "loser_to": row.loser_to_id,
            "jogo": None if row.jogo_id is None else jogos[row.jogo_id],
        },
    )


def _drawn(tournament: Tournament) -> Iterable[Draw]:
    return Draw.objects.filter(tournament=tournament).order_by("stage", "round", "number")


def _known(row: Draw, numbers: Numbers) -> bool:
    # A dupla that was deleted after a draw has no number, so such a draw is left out.
    return all(one["id"] in numbers for one in row.draw["entrants"])


def _draw(row: Draw, numbers: Numbers) -> EventDraw:
    draw, meetings = renumber.draw(row.draw, row.meetings, numbers.__getitem__)
    return {
        "stage": row.stage,
        "round": row.round,
        "number": row.number,
        "at": row.at,
        "seed": row.seed,
        "draw": draw,
        "meetings": meetings,
    }


def _walkovers(tournament: Tournament, numbers: Numbers) -> list[GivenWalkover]:
    stages = dict(Stage.objects.filter(tournament=tournament).values_list("pk", "number"))
    found: list[GivenWalkover] = [
        {"stage": stages[stage], "round": number, "dupla": None if dupla is None else numbers.get(dupla)}
        for stage, number, dupla in walkovers_given(tournament)
        if stage in stages and number is not None
    ]
    return sorted(found, key=lambda one: (one["stage"], one["round"], one["dupla"] or 0))
