"""Store each draw with all of its inputs, so that it can be published and repeated."""

from collections import defaultdict
from collections.abc import Collection, Mapping
from typing import Any, Literal

from django.db.models import Max

from tournaments.errors import TournamentError
from tournaments.models import Draw, Dupla, Stage
from tournaments.names import sort_name
from tournaments.pairing.draw_data import DrawContext, Drawn, HomeData, meetings_of, write_draw
from tournaments.pairing.entrant import Entrant
from tournaments.pairing.errors import DrawError
from tournaments.pairing.inputs import DrawInputs

NAMED = ("entrant", "first", "second")  # parameters of a `DrawError` that hold ids


def draw_and_record[T: Drawn](
    stage: Stage,
    given: DrawInputs[T],
    *,
    round: int | None = None,  # noqa: A002 -- the field's own name
    reasons: Mapping[tuple[int, int | None], str] | None = None,
) -> T:
    """Draw, and store the draw as the next one of its stage or round.

    Requires the lock of the tournament. reasons: the director's reasons for pairs set by hand, by ids. Raises
    `DrawError`, for the caller to convert with `refusal_of`.
    """
    drawn = given.draw()
    ids = [one.id for one in given.entrants]
    duplas = {dupla.pk: dupla for dupla in Dupla.objects.filter(pk__in=ids).select_related("team")}
    names = DrawContext(
        {pk: dupla.number for pk, dupla in duplas.items()}, _homes(given.entrants, duplas), reasons or {}
    )
    before = Draw.objects.filter(tournament=stage.tournament_id, stage=stage.number, round=round or 0)
    Draw.objects.create(
        tournament_id=stage.tournament_id,
        stage=stage.number,
        round=round or 0,
        number=1 + (before.aggregate(last=Max("number"))["last"] or 0),
        seed=given.seed,
        draw=write_draw(given, drawn, names, round),
        meetings=list(meetings_of(drawn, round)),
    )
    return drawn


def refusal_of(exc: DrawError, round: int = 0) -> TournamentError:  # noqa: A002 -- the field's own name
    """Convert a `DrawError` to a `TournamentError`, with names in place of ids."""
    ids = {key: exc.params[key] for key in NAMED if key in exc.params}
    names = dict(Dupla.objects.filter(pk__in=ids.values()).values_list("pk", "name"))
    params: dict[str, int | str] = {**exc.params}
    params.update((key, names[pk]) for key, pk in ids.items())
    if round:
        params["round"] = round
    return TournamentError(exc.code, params=params)


def _homes(entrants: Collection[Entrant], duplas: Mapping[int, Dupla]) -> list[HomeData]:
    # A "home" is any reason to keep entrants apart: a team, an origin, or the group of the previous stage.
    of_home: dict[int, list[Dupla]] = defaultdict(list)
    for one in entrants:
        if one.club is not None:
            of_home[one.club].append(duplas[one.id])
    return [_home(home, found) for home, found in sorted(of_home.items())]


def _home(home: int, duplas: Collection[Dupla]) -> HomeData:
    def shared(values: Collection[Any]) -> bool:
        return len(set(values)) == 1 and all(values)

    first = next(iter(duplas))
    of: Literal["team", "home", "group"] = "group"
    name = str(home)
    if first.team and shared([dupla.team_id for dupla in duplas]):
        of, name = "team", first.team.name
    # Negative ids are origins, see `lots.kept_apart`.
    elif home < 0 and shared([sort_name(dupla.home) for dupla in duplas]):
        of, name = "home", first.home
    return {"home": home, "of": of, "name": name}
