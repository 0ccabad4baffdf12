"""The choice of rules for a tournament, and the copy that the tournament keeps."""

import pytest

import rules
from tests.factories import jogos_being_played, make_club, make_rules, make_tournament
from tournaments.clubs import rule_choice
from tournaments.errors import TournamentError

pytestmark = pytest.mark.django_db


def choose(key, *, club=None, target=None, **fields):
    club = club or make_club()
    fields = {"duplas": 0, "state": "draft", **fields}
    return make_tournament(club=club, target=target, choice=rule_choice.find(club, key), **fields)


def test_the_regulamento_is_the_first_of_the_texts():
    assert rule_choice.texts()[0].key == "regulamento-1"
    assert {choice.key for choice in rule_choice.texts()} == set(rules.published())


def test_a_club_offers_its_own_rule_sets_and_no_others():
    own = make_rules(make_club())
    make_rules(make_club())

    assert [choice.club_rules for choice in rule_choice.of_club(own.club)] == [own]


@pytest.mark.parametrize(
    ("key", "target", "length", "minutes"),
    [
        ("regulamento-1", 1500, (1500, None), 0),
        ("buraco-1", None, (1500, None), 0),
        ("buraco-1", 3000, (3000, None), 0),
        ("burraco-1", None, (2000, None), 0),
        ("open-dirty-1", None, (None, None), 0),
        ("extra-partida-3000", None, (3000, None), 45),
        ("extra-partida-3000", 2500, (2500, None), 45),
        ("extra-turno-3", None, (2000, 3), 40),
    ],
)
def test_choice_is_copied_with_its_limit_and_clock(key, target, length, minutes):
    tournament = choose(key, target=target)
    ruleset = tournament.load_rules()

    assert ((ruleset.target, ruleset.maos), tournament.minutes) == (length, minutes)
    assert rule_choice.key_of(tournament) == key
    assert rule_choice.typed_target(tournament) == target
    assert tournament.rules_title


@pytest.mark.parametrize(
    ("key", "target", "code", "field"),
    [
        ("regulamento-1", None, "target_missing", "target"),
        ("regulamento-1", 1505, "target_invalid", "target"),
        ("extra-turno-3", 1500, "target_not_used", "target"),
        ("open-dirty-1", 1500, "target_not_used", "target"),
        ("regulamento-9", 1500, "rules_unknown", "rules"),
        ("extra-nenhum", 1500, "rules_unknown", "rules"),
        ("clube-1", 1500, "rules_unknown", "rules"),
    ],
)
def test_choice_is_refused_at_its_field(key, target, code, field):
    with pytest.raises(TournamentError) as caught:
        choose(key, target=target)

    assert (caught.value.code, caught.value.field) == (code, field)


@pytest.mark.parametrize(
    ("base", "options", "code"),
    [
        ("000", {"teams": "individual"}, "rules_for_singles"),
        ("000", {"teams": "trios"}, "rules_for_trios"),
        ("003", {"players": 3}, "rules_for_each"),
        ("003", {"players": 2}, "rules_for_singles"),
    ],
)
def test_other_line_ups_are_not_for_a_tournament_of_duplas(base, options, code):
    own = make_rules(make_club(), base=base, options=options)

    with pytest.raises(TournamentError) as caught:
        choose(rule_choice.of_rules(own).key, club=own.club)

    assert (caught.value.code, caught.value.field) == (code, "rules")


def test_another_clubs_rule_set_is_unknown():
    own = make_rules(make_club())

    with pytest.raises(TournamentError, match="rules_unknown"):
        rule_choice.find(make_club(), rule_choice.of_rules(own).key)


def test_every_jogo_opens_with_key_options_and_values():
    own = make_rules(make_club(), base="003", options={"semipulito": True}, overrides={"batida.bonus": 150})
    tournament = choose(rule_choice.of_rules(own).key, club=own.club, duplas=4, state="running")

    for jogo in jogos_being_played(tournament):
        ruleset = jogo.load_rules()
        assert (ruleset.key, ruleset.batida, ruleset.bonus["semi"]) == ("burraco-1", 150, 150)
        assert ruleset is tournament.load_rules()
