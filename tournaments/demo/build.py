"""Build the demo in an empty database, in one transaction."""

from datetime import timedelta

from django.contrib.auth.models import User
from django.db import IntegrityError, transaction
from django.utils.timezone import localdate

from scoring.ledger.trail import Source
from scoring.models import Jogo
from scoring.models.jogo import CANCELLED
from tournaments.clubs import members
from tournaments.demo import cast, login
from tournaments.demo.play import play_midway
from tournaments.entries import registration
from tournaments.event import states
from tournaments.event.draws import bracket_draw
from tournaments.event.setup import settings
from tournaments.models import Club, Membership, Tournament
from tournaments.publication import live

DEFAULT_SEED = 1914


class ForeignData(Exception):
    """Raised if the database contains data other than the demo; it is not changed."""


class OtherSeed(Exception):
    """Raised if the demo exists with another seed, which is the argument."""


def standing() -> Tournament | None:
    """Return the demo's tournament, or None."""
    return Tournament.objects.filter(slug=cast.SLUG, club__slug=cast.CLUB_SLUG).first()


def holds_anything_else() -> bool:
    """Whether the database contains accounts, clubs, tournaments or jogos other than the demo's."""
    if standing() is None:
        return any(model.objects.exists() for model in (User, Club, Tournament, Jogo))
    return (
        User.objects.exclude(username__in=(cast.DIRECTOR, cast.SCORER)).exists()
        or Club.objects.exclude(slug=cast.CLUB_SLUG).exists()
        or Tournament.objects.exclude(slug=cast.SLUG).exists()
        or Jogo.objects.filter(confronto=None).exclude(reason=CANCELLED).exists()
    )


def build(*, seed: int | None = None) -> tuple[Tournament, bool]:
    """Return the demo's tournament, played half-way, and whether it was built now. An existing demo is unchanged.

    seed: seed of the draw and the hands, by default `DEFAULT_SEED`. Raises `ForeignData`; `OtherSeed` if the demo
    exists with another seed; `OSError` if the passwords cannot be written to `VAR_DIR`.
    """
    try:
        with transaction.atomic():
            if holds_anything_else():
                raise ForeignData
            if stands := standing():
                return _same(stands, seed), False
            return _make(DEFAULT_SEED if seed is None else seed), True
    except IntegrityError:
        if stands := standing():  # another process built it in the meantime
            return _same(stands, seed), False
        raise


def _same(tournament: Tournament, seed: int | None) -> Tournament:
    if seed not in {None, tournament.draw_seed}:
        raise OtherSeed(tournament.draw_seed)
    return tournament


def _make(seed: int) -> Tournament:
    tournament = _start(_enter(_club()), seed)
    play_midway(tournament)
    tournament.refresh_from_db()
    return tournament


def _club() -> Club:
    passwords = {name: login.new_password() for name in (cast.DIRECTOR, cast.SCORER)}
    director = login.create(cast.DIRECTOR, passwords[cast.DIRECTOR], "Direção")
    scorer = login.create(cast.SCORER, passwords[cast.SCORER], "Anotação")
    club = members.create_club(name=cast.CLUB, city=cast.CITY, director=director)
    club.slug = cast.CLUB_SLUG  # the slug identifies the demo
    club.save(update_fields=("slug",))
    members.set_member(club=club, user=scorer, role=Membership.Role.SCORER)
    login.keep(passwords)
    return club


def _enter(club: Club) -> Tournament:
    today = localdate()
    tournament = settings.new_tournament(
        club=club,
        name=cast.TOURNAMENT,
        starts_on=today,
        ends_on=today + timedelta(days=1),
        slug=cast.SLUG,
        place=cast.PLACE,
        mesas=cast.MESAS,
    )
    settings.save_tournament(tournament=tournament, target=cast.TARGET)
    for number, names in enumerate(cast.DUPLAS, start=1):
        first, second = (members.add_player(club=club, name=name) for name in names)
        seed = number if number <= cast.SEEDED else None
        registration.register_dupla(tournament=tournament, first=first, second=second, seed=seed)
    return tournament


def _start(tournament: Tournament, seed: int) -> Tournament:
    states.open_entries(tournament=tournament)
    bracket_draw.draw_knockout(tournament=tournament, seed=seed)
    tournament = states.start(tournament=tournament, source=Source(device="demo"))
    live.refresh(tournament.pk)
    return tournament
