"""Import an event from a file into a club, in one transaction.

Recorded facts are trusted, because the importing director is responsible for them. Everything derived is computed
again: mãos, results, slots, draws and standings must be equal to those of the file.
"""

import logging
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from django.contrib.auth.models import User
from django.core.exceptions import ValidationError
from django.db import DatabaseError, OperationalError, transaction

import rules
from scoring.errors import ScoringError
from scoring.jogo import recount
from scoring.ledger.chain import plain
from scoring.ledger.trail import Source
from scoring.lifecycle.bring import DEVICE, STUMBLES
from scoring.models import Jogo
from scoring.models.columns import check_columns
from tournaments import refresh_queue
from tournaments.clubs import rule_choice
from tournaments.clubs.rule_sets import NAME_LETTERS, only_what_differs, save_club_rules
from tournaments.errors import TournamentError
from tournaments.event_file import people
from tournaments.event_file.agreement import apart
from tournaments.event_file.contents import EventFrame, OwnRules
from tournaments.event_file.played import Rows
from tournaments.event_file.read import ReadFile
from tournaments.ledger import event_log
from tournaments.ledger.log_lines import EventBrought
from tournaments.ledger.names_apart import KnownNames, told
from tournaments.models import Club, ClubRules, LiveTable, Refresh, Tournament
from tournaments.names import slug, tidy
from tournaments.pairing.errors import DrawError
from tournaments.publication.document.shape import BroughtData
from tournaments.publication.recount import of_draws, of_rows
from tournaments.publication.snapshot import snapshot
from tournaments.wording.event_file import place_words

State = Tournament.State
BEGUN: Final = frozenset({State.RUNNING, State.FINISHED})
# Fields of the frame that are not copied unchanged.
APART: Final = frozenset({"name", "ruleset", "options", "overrides", "rules_title", "extra", "brought"})
# The steps of an import in their order, each with the share of the work before it, in percent (measured).
STEPS: Final = {"read": 2, "entries": 15, "jogos": 20, "standings": 55, "results": 75}
_DIGEST: Final = re.compile(r"[0-9a-f]{64}")

logger = logging.getLogger(__name__)
type Tell = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class BroughtEvent:
    """Result of an import. players: names of players added to the club. own_rules: the rule set, if it was added."""

    tournament: Tournament
    players: list[str]
    own_rules: ClubRules | None


def _silent(step: str) -> None:
    pass


def try_out(*, club: Club, file: ReadFile, by: User, tell: Tell = _silent) -> BroughtEvent:
    """Return the result that `bring_event` would have, and roll it back. Raises the same errors."""
    with transaction.atomic():
        found = _bring(club, file, by, tell)
        transaction.set_rollback(True)
    return found


def bring_event(*, club: Club, file: ReadFile, seen: int, by: User, tell: Tell = _silent) -> BroughtEvent:
    """Import a parsed file as a new event of a club, with all of its play.

    seen: number of events of the club from this file when it was previewed. tell: called with each of `STEPS` when
    it begins. Raises `TournamentError`: `event_file_again` (the file was imported since), and the reasons to refuse a
    file: `event_file_rules` (ruleset), `event_file_people` (number), `event_file_jogo` and `event_file_mao` (with the
    place), `event_file_differs` (path, said, counted), `event_file_fault` (fault), `event_file_contradicts`.
    """
    with transaction.atomic():
        # The lock serialises imports of a club, so that `seen` can be compared.
        Club.objects.select_for_update(no_key=True).get(pk=club.pk)
        if len(brought_before(club, file.digest)) != seen:
            raise TournamentError("event_file_again")
        return _bring(club, file, by, tell)


def brought_before(club: Club, digest: str) -> list[Tournament]:
    """Return the events of a club imported from the file with this digest. One query."""
    return list(Tournament.objects.filter(club=club, brought__file=digest).order_by("pk"))


def _bring(club: Club, file: ReadFile, by: User, tell: Tell) -> BroughtEvent:
    try:
        with transaction.atomic():
            found = _stored(club, file, by, tell)
            _check(found.tournament, file, tell)
            return found
    # A database that is stopped or busy is no fault of the file.
    except (TournamentError, OperationalError):
        raise
    except (DatabaseError, DrawError, ScoringError, ValidationError, rules.RuleSetError, *STUMBLES) as exc:
        # Any of these errors is caused by inconsistent content of the file.
        logger.warning("A file of an event contradicts itself: %s", type(exc).__name__, exc_info=True)
        raise TournamentError("event_file_contradicts", field="file") from exc


def _stored(club: Club, file: ReadFile, by: User, tell: Tell) -> BroughtEvent:
    tell("entries")
    held, source = file.held, Source(actor=by, device=DEVICE)
    own, is_new = _own_rules(club, held["own_rules"], by)
    tournament = _frame(club, file, own)
    duplas, new = people.enter(tournament, held["teams"], held["duplas"])
    rows = Rows(tournament, duplas, KnownNames(club.pk).sealed)
    if [one["number"] for one in held["stages"]] != [*range(1, len(held["stages"]) + 1)]:
        raise TournamentError("event_file_twice", field="file")
    stages = rows.stages(held["stages"])
    rows.draws(held["draws"])
    tell("jogos")
    rows.confrontos(held["confrontos"], stages, file.digest, source)
    # A running event may contain a planned stage, because a stage can be reset to its plan.
    begun = any(stage["state"] != "planned" for stage in held["stages"])
    cancelled = tournament.state == State.CANCELLED
    if not cancelled and (not stages if tournament.state in BEGUN else begun):
        raise TournamentError("event_file_contradicts", field="file")
    event_log.note(
        tournament,
        EventBrought({"file": file.digest, **held["sealed"], "walkovers": held["walkovers"]}),
        source,
    )
    if tournament.state in BEGUN or (cancelled and begun):
        Refresh.objects.create(tournament=tournament)
        LiveTable.objects.create(tournament=tournament)
        refresh_queue.raise_wanted(tournament.pk, publish=tournament.auto_publish)
    return BroughtEvent(tournament, new, own if is_new else None)


def _frame(club: Club, file: ReadFile, own: ClubRules | None) -> Tournament:
    frame, head, before = file.held["event"], file.held["sealed"], file.held["document"]["tournament"]
    columns: dict[str, Any] = {name: value for name, value in frame.items() if name not in APART}
    name = tidy(frame["name"])
    tournament = Tournament(club=club, name=name, club_rules=own, **columns)
    _adopt(tournament, frame)
    named = f"{name} {tournament.starts_on.year}"
    tournament.slug = slug(named, set(Tournament.objects.values_list("slug", flat=True)))
    if not _DIGEST.fullmatch(head["digest"]) or not 0 <= head["number"] < 2**31:
        raise TournamentError("event_file_contradicts", field="file")
    brought: BroughtData = {
        "file": file.digest,
        "club": tidy(before["club"])[:80],
        "slug": before["slug"][:100],
        "number": head["number"],
        "digest": head["digest"],
        "at": plain(file.held["written_at"]),
    }
    tournament.brought = brought
    if tournament.ends_on < tournament.starts_on:
        raise TournamentError("dates_reversed", field="file")
    check_columns(tournament)
    tournament.save()
    return tournament


def _adopt(tournament: Tournament, frame: EventFrame) -> None:
    key = frame["ruleset"]
    try:
        loaded = rules.load(key, frame["options"], frame["overrides"])
    except (rules.RuleSetError, *STUMBLES) as exc:
        raise TournamentError("event_file_rules", field="file", ruleset=key[:40]) from exc
    rule_choice.refuse_line_up(tournament, loaded)
    tournament.ruleset, tournament.options = loaded.key, dict(loaded.options)
    tournament.overrides, tournament.rules_title = dict(loaded.overrides), frame["rules_title"]
    # An extra unknown to this version is dropped; its values are in the options and overrides.
    tournament.extra = frame["extra"] if frame["extra"] in rules.extras() else ""


def _own_rules(club: Club, held: OwnRules | None, by: User) -> tuple[ClubRules | None, bool]:
    if held is None:
        return None, False
    try:
        base = rules.declared(held["base"]).key
        options, overrides = only_what_differs(base, held["options"], held["overrides"])
    except (rules.RuleSetError, *STUMBLES) as exc:
        raise TournamentError("event_file_rules", field="file", ruleset=held["base"][:40]) from exc
    known = ClubRules.objects.filter(club=club, base=base, minutes=held["minutes"])
    # An equal rule set of the club is reused, whatever its name.
    for own in known:
        if plain([own.options, own.overrides]) == plain([options, overrides]):
            return own, False
    for name in _names(tidy(held["name"])):
        own = ClubRules(club=club, name=name, base=base, options=options, overrides=overrides)
        own.minutes = held["minutes"]
        check_columns(own)
        try:
            return save_club_rules(own=own, by=by), True
        except TournamentError as exc:
            if exc.code not in {"rules_exist", "name_alike"}:
                raise
    raise TournamentError("event_file_rules", field="file", ruleset=held["base"][:40])


def _names(name: str) -> Iterator[str]:
    yield name[:NAME_LETTERS].strip()
    yield from (f"{name[: NAME_LETTERS - 5].strip()} ({number})" for number in range(2, 10))


def _check(tournament: Tournament, file: ReadFile, tell: Tell) -> None:
    tell("standings")
    # The mãos and the sealed rows were computed a moment ago; only values derived from them are compared.
    document = plain(told(snapshot(tournament)))
    for one in apart(plain(file.held["document"]), document):
        said, counted = (str(value)[:40] for value in (one.said, one.counted))
        where = place_words(one.path)
        raise TournamentError("event_file_differs", field="file", path=where, said=said, counted=counted)
    tell("results")
    jogos = Jogo.objects.filter(confronto__tournament=tournament)
    for fault in (
        *recount.differences(jogos, maos=False),
        *of_rows(tournament),
        *of_draws(document),
    ):
        raise TournamentError("event_file_fault", field="file", fault=fault[:200])
