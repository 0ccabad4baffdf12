"""Convert the stages, rounds, draws and confrontos of a file to rows of an event."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from django.db.models import Model

from scoring.ledger.trail import Source
from scoring.lifecycle.bring import File, JogoUnfit, bring_jogos
from scoring.models.columns import check_columns
from tournaments.errors import TournamentError
from tournaments.event_file import renumber
from tournaments.event_file.contents import ConfrontoPlayed, EventDraw, HandSet, StagePlayed, StageRound
from tournaments.event_file.write import OF_CONFRONTO, OF_ENTRY, OF_ROUND, OF_STAGE, SLOTS
from tournaments.models import (
    Confronto,
    Draw,
    Dupla,
    Penalty,
    Round,
    Stage,
    StageEntry,
    Tournament,
)
from tournaments.stage_plan import planned

type Sealer = Callable[[str], str]


class Rows:
    """Writer of rows for an event, with its duplas by number. sealed: replaces names in reasons."""

    def __init__(self, tournament: Tournament, duplas: Mapping[int, Dupla], sealed: Sealer) -> None:
        self.tournament, self.duplas, self.sealed = tournament, duplas, sealed

    def pk(self, number: int) -> int:
        """Return the id of a dupla. Raises KeyError for an unknown number."""
        return self.duplas[number].pk

    def stages(self, held: Sequence[StagePlayed]) -> dict[int, Stage]:
        """Store the stages with entries, rounds and penalties; return them by number."""
        made = {row.number: row for row in Stage.objects.bulk_create(map(self._stage, held))}
        for row in made.values():
            planned(row)  # raises for an invalid plan
        whole = [(made[one["number"]], one) for one in held]
        StageEntry.objects.bulk_create(
            _clean(
                StageEntry(
                    stage=stage,
                    dupla=self.duplas[entry["dupla"]],
                    **{name: entry[name] for name in OF_ENTRY},
                )
            )
            for stage, one in whole
            for entry in one["entries"]
        )
        Round.objects.bulk_create(self._round(stage, row) for stage, one in whole for row in one["rounds"])
        Penalty.objects.bulk_create(
            _clean(
                Penalty(
                    stage=stage,
                    dupla=self.duplas[one["dupla"]],
                    round=one["round"],
                    sanction=one["sanction"],
                    amount=one["amount"],
                    reason=self.sealed(one["reason"]),
                    at=one["at"],
                    lifted_at=one["lifted_at"],
                )
            )
            for stage, of in whole
            for one in of["penalties"]
        )
        return made

    def _stage(self, held: StagePlayed) -> Stage:
        columns: dict[str, Any] = {name: held[name] for name in OF_STAGE}
        row = Stage(tournament=self.tournament, **columns)
        row.lots = renumber.keyed(held["lots"], self.pk)
        row.playoffs = [renumber.listed(order, self.pk) for order in held["playoffs"]]
        return _clean(row)

    def _round(self, stage: Stage, held: StageRound) -> Round:
        columns: dict[str, Any] = {name: held[name] for name in OF_ROUND}
        row = Round(stage=stage, **columns)
        row.order, row.scores = (
            renumber.listed(held["order"], self.pk),
            renumber.keyed(held["scores"], self.pk),
        )
        row.forced, row.forbidden = map(self._by_hand, (held["forced"], held["forbidden"]))
        row.override = self.sealed(held["override"])
        return _clean(row)

    def _by_hand(self, pairs: Sequence[HandSet]) -> list[tuple[int, int | None, str]]:
        return [
            (
                self.pk(pair["one"]),
                None if pair["other"] is None else self.pk(pair["other"]),
                self.sealed(pair["reason"]),
            )
            for pair in pairs
        ]

    def draws(self, held: Sequence[EventDraw]) -> None:
        """Store the draws; they are verified later with the rest."""
        rows = []
        for one in held:
            draw, meetings = renumber.draw(one["draw"], one["meetings"], self.pk)
            for pair in (*draw["forced"], *draw["forbidden"]):
                pair["reason"] = self.sealed(pair["reason"])
            row = Draw(tournament=self.tournament, stage=one["stage"], round=one["round"])
            row.number, row.at, row.seed = one["number"], one["at"], one["seed"]
            row.draw, row.meetings = draw, meetings
            rows.append(_clean(row))
        Draw.objects.bulk_create(rows)

    def confrontos(
        self, held: Sequence[ConfrontoPlayed], stages: Mapping[int, Stage], file: str, source: Source
    ) -> None:
        """Store the confrontos with their jogos. Raises `TournamentError` (`event_file_jogo`), with the place."""
        rows = {one["id"]: self._confronto(one, stages) for one in held}
        if len(rows) != len(held):
            raise TournamentError("event_file_twice")
        played = [(rows[one["id"]], one, one["jogo"]) for one in held if one["jogo"]]
        jogos = [(list(row.names.values()), jogo) for row, _one, jogo in played]
        try:
            made = bring_jogos(jogos=jogos, file=File(digest=file, source=source, sealed=self.sealed))
        except JogoUnfit as exc:
            raise _unfit(exc, played[exc.at][1]) from exc
        for (row, _one, _jogo), jogo in zip(played, made, strict=True):
            row.jogo = jogo
        Confronto.objects.bulk_create(rows.values())
        linked = []
        for one in held:
            row = rows[one["id"]]
            for name in ("winner_to", "loser_to"):
                if (target := one[name]) is not None:
                    setattr(row, name, rows[target])
            if row.winner_to or row.loser_to:
                linked.append(row)
        if linked:
            Confronto.objects.bulk_update(linked, ("winner_to", "loser_to"))

    def _confronto(self, held: ConfrontoPlayed, stages: Mapping[int, Stage]) -> Confronto:
        columns: dict[str, Any] = {name: held[name] for name in OF_CONFRONTO}
        for name in SLOTS:
            number: int | None = held[name]
            columns[name] = None if number is None else self.duplas[number]
        row = Confronto(tournament=self.tournament, stage=stages[held["stage"]], **columns)
        row.others = renumber.listed(held.get("others", []), self.pk)
        row.absent = renumber.keyed(held["absent"], self.pk)
        return _clean(row)


def place_of(one: ConfrontoPlayed) -> dict[str, int]:
    """Return the place of a confronto, for an error message."""
    return {"stage": one["stage"], "round": one["round"], "position": one["position"]}


def _unfit(exc: JogoUnfit, one: ConfrontoPlayed) -> TournamentError:
    place = place_of(one)
    if exc.number:
        said = {**place, "partida": exc.partida, "number": exc.number}
        return TournamentError("event_file_mao", field="file", params=said)
    return TournamentError("event_file_jogo", field="file", params=place)


def _clean[Row: Model](row: Row) -> Row:
    check_columns(row)
    return row
