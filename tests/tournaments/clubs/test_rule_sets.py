"""A club's own rule sets: their history, who may delete them, and that an edit does not change a tournament."""

import pytest
from django.db import IntegrityError, transaction

import rules
from tests.factories import (
    director_of,
    finish,
    jogos_being_played,
    make_club,
    make_rules,
    make_tournament,
)
from tournaments.clubs import rule_choice, rule_sets
from tournaments.errors import TournamentError
from tournaments.event.setup import settings
from tournaments.models import ClubRules, Tournament

pytestmark = pytest.mark.django_db
OWN = {"canastras.clean.bonus": 500}


def save(own):
    return rule_sets.save_club_rules(own=own, by=director_of(own.club))


def follows(own, **fields):
    """Return a tournament played by a rule set of its club."""
    fields = {"duplas": 2, "state": "drawn", "target": 1500, **fields}
    return make_tournament(club=own.club, choice=rule_choice.of_rules(own), **fields)


def test_only_what_differs_from_the_text_is_kept():
    club = make_club()
    own = make_rules(
        club,
        base="003",
        options={"target": 2000, "semipulito": True, "players": 4},
        overrides={"batida.bonus": 100, "canastras.semi.bonus": 180, "melds.sets": True},
    )

    own.refresh_from_db()
    assert (own.options, own.overrides) == ({"semipulito": True}, {"canastras.semi.bonus": 180})
    assert own.by == director_of(club)
    assert own.load_rules().bonus == {"clean": 200, "dirty": 100, "semi": 180}


def test_a_value_of_a_variation_is_no_difference_either():
    own = make_rules(
        make_club(), base="000", options={"other_scores": True}, overrides={"canastras.clean.bonus": 500}
    )

    assert own.overrides == {}


@pytest.mark.parametrize(
    ("fields", "error", "code"),
    [
        ({"name": "  "}, TournamentError, "name_missing"),
        ({"name": "x" * 61}, TournamentError, "name_too_long"),
        ({"name": "Da  casa"}, TournamentError, "rules_exist"),
        ({"base": "004"}, rules.RuleSetError, "unknown_ruleset"),
        ({"options": {"tarjet": 5}}, rules.RuleSetError, "unknown_option"),
        ({"options": {"target": 1505}}, rules.RuleSetError, "impossible_value"),
        ({"overrides": {"batida.bonus": "x"}}, rules.RuleSetError, "wrong_type"),
        ({"overrides": {"canastras.clean.bonus": 50}}, rules.RuleSetError, "contradiction"),
        ({"overrides": {"table.players": 1}}, rules.RuleSetError, "unknown_value"),
        ({"overrides": {"partida.end": "round"}}, rules.RuleSetError, "impossible_value"),
        ({"overrides": {"deck.jokers": 7}}, rules.RuleSetError, "impossible_value"),
        ({"overrides": {"canastras.clean.points": 10}}, rules.RuleSetError, "unknown_value"),
    ],
)
def test_what_cannot_be_is_refused_and_nothing_stored(fields, error, code):
    club = make_club()
    make_rules(club, "Da casa")
    fields = {"name": "Da quinta", "base": "002", "options": {}, "overrides": {}, **fields}

    with pytest.raises(error) as caught:
        save(ClubRules(club=club, **fields))

    assert caught.value.code == code
    assert ClubRules.objects.count() == 1


@pytest.mark.both_databases("constraints: names compared letter by letter")
def test_two_clubs_may_use_one_name_and_one_club_may_not():
    club = make_club()
    make_rules(club, "Da casa")
    make_rules(make_club(), "Da casa")

    with pytest.raises(IntegrityError), transaction.atomic():
        ClubRules.objects.create(club=club, name="Da casa", base="regulamento-1")


def test_copy_has_a_free_name_and_the_same_values():
    own = make_rules(make_club(), "Da casa", overrides=OWN, minutes=45)

    copies = [rule_sets.copy_club_rules(own=own, by=director_of(own.club)) for _ in range(2)]

    assert [copy.name for copy in copies] == ["Da casa (2)", "Da casa (3)"]
    assert {(copy.overrides["canastras.clean.bonus"], copy.minutes) for copy in copies} == {(500, 45)}


def test_unused_rule_set_is_deleted_and_a_used_one_is_not():
    own, other = (make_rules(make_club(), name) for name in ("Da casa", "Da quinta"))
    follows(own, state="draft")

    with pytest.raises(TournamentError, match="rules_in_use"):
        rule_sets.delete_club_rules(own=own)
    rule_sets.delete_club_rules(own=other)

    assert list(ClubRules.objects.all()) == [own]


def test_an_edit_changes_nothing_that_started():
    own = make_rules(make_club(), overrides=OWN)
    tournament = follows(own, duplas=4, state="running")
    before = Tournament.objects.values("ruleset", "options", "overrides", "rules_title").get()
    frozen = [jogo.overrides for jogo in jogos_being_played(tournament)]

    own.overrides, own.name = {"canastras.clean.bonus": 300}, "Outro nome"
    save(own)

    assert Tournament.objects.values("ruleset", "options", "overrides", "rules_title").get() == before
    assert [jogo.overrides for jogo in jogos_being_played(tournament)] == frozen == [OWN, OWN]


def test_a_jogo_of_a_later_round_has_the_values_of_the_start():
    own = make_rules(make_club(), overrides=OWN)
    tournament = follows(own, duplas=3, state="running", third_place=False, target=700, partidas=1)
    own.overrides = {}
    save(own)

    finish(tournament)

    overrides = tournament.confronto_set.filter(jogo__isnull=False).values_list("jogo__overrides", flat=True)
    assert list(overrides) == [OWN, OWN]


def test_what_has_not_started_follows_and_keeps_the_limit_typed_for_it():
    own = make_rules(make_club(), overrides=OWN, minutes=45)
    tournament = follows(own, target=900)
    own.overrides, own.minutes, own.name = {"canastras.clean.bonus": 300}, 30, "Da quinta"

    save(own)
    tournament.refresh_from_db()
    assert (tournament.overrides, tournament.options["target"]) == ({"canastras.clean.bonus": 300}, 900)
    assert (tournament.minutes, tournament.rules_title) == (30, "Da quinta")


def test_a_limit_of_the_rule_set_is_followed_too():
    own = make_rules(make_club(), options={"target": 2000})
    tournament = follows(own, target=None)
    own.options = {"target": 3000}

    save(own)

    tournament.refresh_from_db()
    assert tournament.options["target"] == 3000


def test_a_typed_limit_goes_where_the_rule_set_takes_none():
    own = make_rules(make_club(), base="003")
    tournament = follows(own, target=1500)
    own.options = {"maos": 3}

    save(own)

    tournament.refresh_from_db()
    assert tournament.load_rules().maos == 3


@pytest.mark.parametrize(
    ("before", "after"), [({"base": "003"}, {"players": 3}), ({"options": {"target": 2000}}, {})]
)
def test_an_edit_a_tournament_could_not_follow_is_refused_whole(before, after):
    own = make_rules(make_club(), **before)
    tournament = follows(own, target=None)
    own.options = after

    with pytest.raises(TournamentError) as caught:
        save(own)

    assert (caught.value.code, caught.value.params["name"]) == ("rules_taken", tournament.name)
    assert ClubRules.objects.get().options == before.get("options", {})


def test_a_rule_set_deleted_meanwhile_is_not_stored_again():
    own = make_rules(make_club())
    ClubRules.objects.all().delete()

    with pytest.raises(TournamentError, match="rules_unknown"):
        save(own)
    assert not ClubRules.objects.exists()


def test_a_tournament_copies_the_rule_set_as_it_stands():
    # The page was opened before another person changed the rule set.
    own = make_rules(make_club(), overrides=OWN)
    stale = rule_choice.of_rules(ClubRules.objects.get())
    own.overrides = {}
    save(own)

    tournament = make_tournament(club=own.club, duplas=0, state="draft", choice=stale)

    assert tournament.overrides == {}


def test_a_tournament_does_not_copy_a_rule_set_that_is_gone():
    own = make_rules(make_club())
    tournament, gone = make_tournament(club=own.club, state="draft"), rule_choice.of_rules(own)
    ClubRules.objects.filter(pk=own.pk).delete()

    with pytest.raises(TournamentError, match="rules_unknown"):
        settings.save_tournament(tournament=tournament, target=1500, choice=gone)
