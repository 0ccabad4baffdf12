"""Changes to duplas while a tournament runs: late entry, withdrawal, return, substitution."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from django.db import transaction
from django.utils.translation import gettext as _

from scoring.jogo.begun import begun_of
from scoring.ledger.trail import Source
from tournaments.desk.decisions.actions import Typed, action
from tournaments.desk.decisions.confrontos import clock_anew
from tournaments.desk.decisions.forms import (
    ForgottenDuplaForm,
    LateForm,
    ReasonOnlyForm,
    SubstituteForm,
    WithdrawForm,
)
from tournaments.desk.entries.who_form import player_named, players_of
from tournaments.entries import changes, leaving, present
from tournaments.errors import TournamentError
from tournaments.event.draws import forgotten
from tournaments.event.planning.plan_fitting import allows_odd
from tournaments.forms import DeskForm
from tournaments.models import Confronto, Dupla, Stage, StageEntry, Tournament
from tournaments.stage_plan import is_bracket, opens_after, planned
from tournaments.wording.refusals.errors import error


@dataclass(frozen=True, slots=True)
class Waiting:
    """A dupla that waits for a stage that has not begun."""

    dupla: Dupla

    @property
    def pk(self) -> int:
        return self.dupla.pk


def playing(tournament: Tournament) -> Sequence[StageEntry | Waiting]:
    """Return the duplas of running stages, then those that wait for a stage that may begin, each by number."""
    here = (entry for entry in _entered(tournament) if entry.until_round is None)
    entered = [entry for entry in here if entry.stage.state == Stage.State.PLAYING]
    to_come = [dupla for stage in present.stages_to_come(tournament) for dupla in present.waiting(stage)]
    return [*entered, *map(Waiting, to_come)]


def open_stages(tournament: Tournament) -> list[Stage]:
    """Return the running stages that take late entries, which an individual stage does not. One query."""
    found = Stage.objects.filter(tournament=tournament, state=Stage.State.PLAYING)
    found = found.exclude(tournament__entrants=Tournament.Entrants.PLAYERS)
    return list(found.select_related("tournament__club"))


def _entered(tournament: Tournament) -> list[StageEntry]:
    found = StageEntry.objects.filter(stage__tournament=tournament).exclude(stage__state=Stage.State.CLOSED)
    return list(found.select_related("dupla", "stage").order_by("dupla__number"))


def _where_late(stage: Stage) -> Iterator[str]:
    try:
        first, byes = changes.late_places(stage)
    except TournamentError as exc:
        yield error(exc)
        return
    if not is_bracket(stage):
        yield from meetings(byes, None) if byes else [_plays_from(first)]


def _plays_from(number: int) -> str:
    return _("Joga a partir da rodada %(round)s.") % {"round": number}


@action("tardia", lambda data, stage: LateForm(data, tournament=stage.tournament), tells=_where_late)
def enter_late(stage: Stage, typed: Typed, source: Source) -> str:
    # New players of the club are only stored if the entry is.
    with transaction.atomic():
        players = players_of(stage.tournament.club, typed)
        dupla = changes.enter_late(stage=stage, **players, home=typed["home"], source=source)
    said = _("Inscrita: %(dupla)s.") % {"dupla": dupla}
    to_play = _to_play(stage, dupla)[:1]
    entry = StageEntry.objects.get(stage=stage, dupla=dupla)
    return " ".join([said, *(meetings(to_play, dupla) if to_play else [_plays_from(entry.from_round)])])


def _to_play(stage: Stage, dupla: Dupla) -> list[Confronto]:
    rows = Confronto.objects.posted().of(dupla).filter(stage=stage, status="")
    return list(rows.with_sides("jogo").order_by("round"))


def meetings(rows: Iterable[Confronto], dupla: Dupla | None) -> Iterator[str]:
    """Yield where and against whom a dupla plays each of these confrontos, or would: None, in place of a bye."""
    for row in rows:
        others = " × ".join(name for side, name in row.names.items() if row.dupla(side) != dupla and name)
        told = {"round": row.round, "mesa": row.mesa, "others": others or _("ainda não se sabe")}
        if row.mesa:
            yield _("Rodada %(round)s, mesa %(mesa)s, contra: %(others)s.") % told
        else:
            yield _("Rodada %(round)s, contra: %(others)s.") % told


def stages_drawn_anew(tournament: Tournament) -> list[Stage]:
    """Return the running stages and those that may begin: each can be drawn again with a forgotten dupla. One query."""
    found = Stage.objects.filter(tournament=tournament, tournament__state=Tournament.State.RUNNING)
    stages = list(found.select_related("tournament__club").order_by("number"))
    to_come = (one for one in stages if one.state == Stage.State.PLANNED and opens_after(one, stages) is None)
    return [*(one for one in stages if one.state == Stage.State.PLAYING), *to_come]


def _forgotten(data: Any, stage: Stage) -> DeskForm:
    form = ForgottenDuplaForm(data, tournament=stage.tournament)
    # The plan already says whether one may rest.
    if allows_odd(planned(stage).stage.format):
        del form.fields["allow_bye"]
    return form


@action("esquecida", _forgotten)
def enter_forgotten(stage: Stage, typed: Typed, source: Source) -> str:
    with transaction.atomic():
        dupla = forgotten.enter_forgotten(
            stage=stage,
            **players_of(stage.tournament.club, typed),
            home=typed.get("home", ""),
            allow_bye=typed.get("allow_bye", False),
            source=source,
        )
    return _("Inscrita: %(dupla)s. A fase foi sorteada de novo.") % {"dupla": dupla}


def _leaves(entry: StageEntry | Waiting) -> Iterator[str]:
    if isinstance(entry, Waiting):
        return
    rows = _to_play(entry.stage, entry.dupla)
    begun = begun_of(row.jogo for row in rows if row.jogo)
    for row in rows:
        if row.jogo_id in begun:
            yield _(
                "O jogo que está na mesa acaba agora como W.O.; para voltar atrás: Retorno, enquanto a rodada for a "
                "última."
            )
            yield from meetings([row], entry.dupla)
    if coming := [row for row in rows if row.jogo_id not in begun]:
        yield _("Não joga mais:")
        yield from meetings(coming, entry.dupla)


@action("saida", lambda data, entry: WithdrawForm(data), harm=True, tells=_leaves)
def withdraw(entry: StageEntry | Waiting, typed: Typed, source: Source) -> str:
    changes.withdraw(dupla=entry.dupla, source=source, **typed)
    return _("Saiu: %(dupla)s. Para voltar atrás: Retorno de quem desistiu.") % {"dupla": entry.dupla}


def _with_effects(entry: StageEntry, typed: Typed) -> StageEntry | None:
    return entry if is_bracket(entry.stage) or leaving.ended_by(entry) else None


def _comes_back(entry: StageEntry) -> Iterator[str]:
    for row in leaving.ended_by(entry):
        yield _("O jogo que a desistência acabou continua, com as mãos que tem:")
        yield from meetings([row], entry.dupla)


@action(
    "volta",
    lambda data, entry: ReasonOnlyForm(data) if is_bracket(entry.stage) else DeskForm(data),
    subject=_with_effects,
    tells=_comes_back,
)
def re_enter(entry: StageEntry, typed: Typed, source: Source) -> str:
    changes.re_enter(dupla=entry.dupla, source=source, **typed)
    said = _("Voltou: %(dupla)s.") % {"dupla": entry.dupla}
    return " ".join([said, *meetings(_to_play(entry.stage, entry.dupla)[:1], entry.dupla)])


def _plays_on(entry: StageEntry | Waiting) -> Iterator[str]:
    for row in _to_play(entry.stage, entry.dupla) if isinstance(entry, StageEntry) else ():
        if row.jogo and begun_of([row.jogo]):
            yield _("O jogo da mesa %(mesa)s continua, com as mãos que tem e o nome de antes na súmula.") % {
                "mesa": row.mesa or "–"
            }
        elif row.jogo:
            yield from clock_anew(row)


@action(
    "parceiro",
    lambda data, entry: SubstituteForm(data, players=list(entry.dupla.players.order_by("sort_name"))),
    tells=_plays_on,
)
def substitute(entry: StageEntry | Waiting, typed: Typed, source: Source) -> str:
    leaves = entry.dupla.players.get(pk=typed["leaves"])
    with transaction.atomic():
        comes = player_named(leaves.club, typed["comes"])
        dupla = changes.substitute(
            dupla=entry.dupla, leaves=leaves, comes=comes, override=typed["override"], source=source
        )
    said = _("Agora é %(dupla)s.") % {"dupla": dupla}
    if isinstance(entry, Waiting):
        return said
    return " ".join([said, *meetings(_to_play(entry.stage, dupla)[:1], dupla)])
