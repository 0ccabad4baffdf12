"""A copied event has the setup of the original and none of its results."""

from datetime import date

import pytest

from tests.factories import TABLE, make_rules, make_stages, make_tournament
from tests.tournaments.teamed import teamed
from tournaments.clubs import rule_choice
from tournaments.clubs.rename import replace_name
from tournaments.entries.registration import set_contact, set_seed
from tournaments.event.setup.copying import COPIED, copy_tournament, next_date
from tournaments.event.stages import save_plan
from tournaments.hall.arrange import arrange_mesa
from tournaments.hall.arrangement import Arrangement
from tournaments.models import Confronto, Dupla, DuplaMember, Stage, Tournament

pytestmark = pytest.mark.django_db
SWISS = {"format": "swiss", "rounds": 3}
NOT_COPIED = {
    "announcement",
    *("id", "club", "name", "slug", "starts_on", "ends_on", "state", "draw_seed", "drawn_at"),
    "brought",  # a copy is made here
    *("cancel_reason", "ended_early", "deleted"),
    *rule_choice.RULES_FIELDS,
}


def copied(tournament, *, with_entries=False, name="Outra quinta"):
    return copy_tournament(
        tournament=tournament, name=name, starts_on=date(2026, 3, 14), with_entries=with_entries, source=TABLE
    )


def entered(tournament):
    members = DuplaMember.objects.filter(tournament=tournament).order_by("dupla__number", "pk")
    return list(members.values_list("dupla__number", "player"))


def test_every_setting_of_an_event_is_copied_or_said_not_to_be():
    fields = {field.name for field in Tournament._meta.concrete_fields}

    assert fields == NOT_COPIED | set(COPIED) | {"arrangement"}


@pytest.mark.parametrize("with_entries", [True, False])
def test_hall_is_arranged_as_it_was_for_who_is_there_again(with_entries):
    tournament = make_tournament(duplas=2, state="open", mesas=4)
    first = Dupla.objects.get(tournament=tournament, number=1)
    for mesa, said in {1: {"name": "Janela"}, 2: {"blocked": True}, 3: {"dupla": first}}.items():
        arrange_mesa(tournament=tournament, mesa=mesa, source=TABLE, **said)
    tournament.refresh_from_db()

    copy = copied(tournament, with_entries=with_entries)

    copy.refresh_from_db()
    hall = Arrangement.of(copy)
    again = Dupla.objects.filter(tournament=copy, number=1)
    assert (hall.place(1), hall.blocked, hall.kept) == ("Janela", {2}, {one.pk: 3 for one in again})
    assert again.exists() is with_entries


def test_copy_is_a_draft_with_settings_and_length_of_the_event():
    tournament = make_tournament(duplas=4, place="Sede", mesas=7, auto_publish=False, entry="confirm")

    copy = copied(tournament)

    copy.refresh_from_db()
    assert (copy.state, copy.name, copy.slug) == ("draft", "Outra quinta", "outra-quinta-2026")
    assert (copy.starts_on, copy.ends_on) == (date(2026, 3, 14), date(2026, 3, 15))
    assert [getattr(copy, name) for name in COPIED] == [getattr(tournament, name) for name in COPIED]
    assert not Dupla.objects.filter(tournament=copy).exists()
    assert not Confronto.objects.filter(tournament=copy).exists()


def test_same_name_gets_an_address_of_its_own():
    tournament = make_tournament(duplas=2, state="draft")

    copy = copied(tournament, name=tournament.name)

    assert copy.slug == f"{tournament.slug}-2"


@pytest.mark.parametrize("target", [1500, 700])
def test_rules_are_copied_with_the_limit_that_was_typed(target):
    tournament = make_tournament(duplas=2, target=target)

    copy = copied(tournament)

    assert copy.load_rules() == tournament.load_rules()
    assert copy.load_rules().target == target


def test_rules_of_the_club_are_as_the_club_has_them_now():
    first = make_tournament(duplas=0, state="draft")
    own = make_rules(first.club, options={"target": 900})
    choice = rule_choice.of_rules(own)
    tournament = make_tournament(duplas=2, club=first.club, name="Quinta", choice=choice, target=None)

    assert copied(tournament).club_rules == own


def test_plan_is_copied_as_it_was_wished():
    stages = make_stages({"format": "groups", "groups": 4, "top": 2}, {"format": "knockout"}, duplas=6)
    assert Stage.objects.get(pk=stages[0].pk).plan["groups"] < 4  # six are too few for four groups

    copy = copied(stages[0].tournament)

    plans = Stage.objects.filter(tournament=copy).order_by("number")
    assert [(one.name, one.plan["format"]) for one in plans] == [("Fase 1", "groups"), ("Fase 2", "knockout")]
    assert plans[0].plan["groups"] == 4
    assert {one.state for one in plans} == {"planned"}


def test_event_without_a_plan_is_copied_without_one():
    assert not Stage.objects.filter(tournament=copied(make_tournament(duplas=4))).exists()


def test_entries_come_along_with_what_is_known_of_them():
    tournament = make_tournament(duplas=4, state="open")
    first, second = Dupla.objects.filter(tournament=tournament).order_by("number")[:2]
    set_contact(dupla=first, phone="11 98765-4321", note="chega tarde hoje")
    set_seed(dupla=second, seed=1)
    teamed(tournament, "Norte", "Norte", "Sul", "Sul")

    copy = copied(tournament, with_entries=True)

    assert entered(copy) == entered(tournament)
    made = list(Dupla.objects.filter(tournament=copy).order_by("number"))
    assert [(one.phone, one.note) for one in made[:2]] == [("11 98765-4321", ""), ("", "")]
    assert [one.seed for one in made] == [None, 1, None, None]
    assert [one.team.name for one in made] == ["Norte", "Norte", "Sul", "Sul"]
    assert {one.team.tournament for one in made} == {copy}
    assert not {one.salt for one in made} & {one.salt for one in Dupla.objects.filter(tournament=tournament)}


def test_who_had_the_name_erased_is_not_entered_again():
    tournament = make_tournament(duplas=3, state="open")
    player = DuplaMember.objects.filter(tournament=tournament, dupla__number=2).first().player
    replace_name(player=player, reason="a pedido", source=TABLE)

    copy = copied(tournament, with_entries=True)

    assert player.pk not in {pk for _number, pk in entered(copy)}
    assert [number for number, _pk in entered(copy)] == [1, 1, 2, 2]


def test_players_who_enter_singly_are_copied():
    tournament = make_tournament(duplas=8, state="open", entrants="players")

    assert entered(copied(tournament, with_entries=True)) == entered(tournament)


@pytest.mark.parametrize(
    ("today", "expected"),
    [
        (date(2026, 3, 7), date(2026, 3, 14)),
        (date(2026, 3, 14), date(2026, 3, 14)),
        (date(2026, 3, 15), date(2026, 3, 21)),
        (date(2026, 1, 1), date(2026, 3, 14)),
    ],
)
def test_next_date_is_the_same_day_of_a_week_to_come(today, expected):
    assert next_date(Tournament(starts_on=date(2026, 3, 7)), today) == expected


def test_plan_that_was_changed_by_hand_since_stays_as_it_is():
    stage = make_stages(SWISS, duplas=6, state="open")[0]
    save_plan(tournament=stage.tournament, plans=[("Só uma", SWISS | {"rounds": 4})], source=TABLE)

    plan = Stage.objects.get(tournament=copied(stage.tournament)).plan

    assert plan["rounds"] == 4
