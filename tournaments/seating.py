"""Who sits where: a jogo at a free mesa for each confronto that can be played."""

from collections.abc import Iterator
from itertools import count

from django.db.models import Exists, OuterRef, QuerySet

from scoring.audit import Source
from scoring.closing import open_jogo
from tournaments.models import Confronto, Round, Stage, Tournament
from tournaments.plan.stored import Planned
from tournaments.stage_plan import is_bracket, planned

SYSTEM = Source(device="canastra")


def open_ready(tournament: Tournament, source: Source = SYSTEM) -> None:
    """Open a jogo, at the lowest free mesa, for each posted confronto whose duplas are free.

    Needs the tournament's lock. A confronto that has its mesa already waits for that one. With more confrontos than
    mesas the rest waits for the next free one.
    """
    ready = list(waiting(tournament))
    if not ready:
        return
    playing = _playing(tournament.pk).values_list("mesa", "dupla_a", "dupla_b")
    taken = {mesa for mesa, _, _ in playing}
    busy: set[int | None] = {dupla for _, a, b in playing for dupla in (a, b)}
    plans: dict[int, Planned] = {}
    for confronto in ready:
        duplas = {confronto.dupla_a_id, confronto.dupla_b_id}
        if duplas & busy:
            continue
        mesa = confronto.mesa or next(_free(tournament, taken), None)
        if mesa is None:
            return
        if mesa in taken:
            continue
        confronto.tournament = confronto.stage.tournament = tournament
        plan = plans.setdefault(confronto.stage_id, planned(confronto.stage))
        _seat(confronto, plan, mesa, source)
        taken.add(mesa)
        busy |= duplas


def reseat(confronto: Confronto) -> None:
    """Give a jogo that is open again another mesa where its own is taken, one more than the hall has if need be."""
    others = _playing(confronto.tournament_id).exclude(pk=confronto.pk)
    taken = set(others.values_list("mesa", flat=True))
    if confronto.mesa in taken:
        confronto.mesa = next(mesa for mesa in count(1) if mesa not in taken)
        confronto.save(update_fields=("mesa",))


def waiting(tournament: Tournament) -> QuerySet[Confronto]:
    """Return what may be played, in the order of its turn. A round that is not posted is nobody's yet."""
    held_back = Round.objects.filter(
        stage=OuterRef("stage"),
        number=OuterRef("round"),
        state__in=(Round.State.DRAFT, Round.State.CHECKED),
    )
    found = Confronto.objects.filter(
        ~Exists(held_back),
        tournament=tournament,
        stage__state=Stage.State.PLAYING,
        jogo=None,
        status="",
        dupla_a__isnull=False,
        dupla_b__isnull=False,
    )
    found = found.select_related("dupla_a", "dupla_b", "stage")
    return found.order_by("stage__number", "round", "kind", "group", "position")


def _playing(tournament_id: int) -> QuerySet[Confronto]:
    return Confronto.objects.filter(tournament=tournament_id, jogo__isnull=False, jogo__closed_at=None)


def _free(tournament: Tournament, taken: set[int | None]) -> Iterator[int]:
    return (mesa for mesa in range(1, tournament.mesas + 1) if mesa not in taken)


def _seat(confronto: Confronto, plan: Planned, mesa: int, source: Source) -> None:
    a, b = confronto.dupla_a, confronto.dupla_b
    if a is None or b is None:
        raise ValueError(f"{confronto} is not ready")
    tournament, play = confronto.tournament, plan.stage.play
    partidas = play.partidas or 1
    confronto.jogo = open_jogo(
        labels=[a.name, b.name],
        ruleset=tournament.ruleset,
        options=options_of(tournament, play.maos),
        overrides=tournament.overrides,
        partidas=partidas,
        fixed=partidas % 2 == 0 or (tournament.fixed and partidas == tournament.partidas),
        may_draw=not is_bracket(confronto.stage),
        entry=tournament.entry,
        per_partida=tournament.per_partida,
        totals_allowed=tournament.totals_allowed,
        source=source,
    )
    confronto.mesa = mesa
    confronto.save(update_fields=("jogo", "mesa"))


def options_of(tournament: Tournament, maos: int | None) -> dict[str, object]:
    """Return the options of the rule set: where so many mãos are played, these in place of a points limit."""
    if maos is None:
        return dict(tournament.options)
    kept = {name: value for name, value in tournament.options.items() if name != "target"}
    return {**kept, "maos": maos}
