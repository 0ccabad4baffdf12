"""Entered mãos get their right owners: sides, sheets or duplas that were exchanged at a mesa."""

from uuid import uuid4

import pytest

from scoring.entry.record import record_mao
from scoring.ledger.verify import faults
from scoring.models import AuditEntry, Jogo, Mao
from tests.factories import LOST, TABLE, WARNINGS, WON, go_on, make_stages, play_jogo, record
from tests.tournaments.event.confirming import confirm, effects_of
from tests.tournaments.formats import GROUPS, KNOCKOUT, MITCHELL, SWISS
from tests.tournaments.refusals import refused
from tournaments.event.corrections import NotConfirmed, carry_out
from tournaments.event.draws.places_by_hand import swap_seated
from tournaments.event.effects import Owners
from tournaments.hall.clocks.clock_hands import give_extra, given_extra
from tournaments.ledger import rows
from tournaments.ledger.names_apart import told
from tournaments.models import Confronto, TournamentLogEntry
from tournaments.outcomes import decisions
from tournaments.outcomes.owners import exchange_sheets, turn_sides

pytestmark = pytest.mark.django_db
WHY = {"reason": "mesa errada", "source": TABLE}


def begun(plan=SWISS, duplas=8, **fields):
    """Return the first two confrontos of a stage whose first round is in play."""
    (stage,) = make_stages(plan | {"partidas": 1}, duplas=duplas, **fields)
    go_on(stage)
    return first_two(stage)


def first_two(stage):
    rows_ = Confronto.objects.filter(stage=stage, round=1).with_sides("jogo", "stage", "winner")
    return list(rows_.order_by("position")[:2])


def again(*confrontos):
    found = Confronto.objects.with_sides("jogo", "stage", "winner").in_bulk([one.pk for one in confrontos])
    return [found[one.pk] for one in confrontos]


def totals(jogo):
    return [mao.totals for mao in Mao.objects.standing().filter(partida__jogo=jogo).order_by("pk")]


def intact(stage):
    """Return whether all chains of the event and its jogos agree with the stored rows."""
    return not [*faults(Jogo.objects.all()), *rows.faults(stage.tournament)]


def actions(jogo):
    return list(AuditEntry.objects.filter(jogo=jogo).order_by("sequence").values_list("action", flat=True))


def test_sides_of_a_whole_sheet_are_exchanged_by_new_versions_and_the_result_follows():
    one, _other = begun(target=1000)
    for _mao in range(2):
        record(one.jogo, "A")
    assert again(one)[0].winner == one.dupla_a

    effects = confirm(Owners([one]), lambda: turn_sides(confronto=one, **WHY))

    (now,) = again(one)
    assert (now.winner, now.names) == (one.dupla_b, one.names)
    assert totals(one.jogo) == [{"A": 220, "B": 760}] * 2
    assert Mao.objects.filter(partida__jogo=one.jogo).count() == 4  # the first versions stay
    (sheet,), (result,) = effects.sheets, effects.results
    assert (sheet.before, sheet.after) == (
        ((one.name("A"), 1520), (one.name("B"), 440)),
        ((one.name("A"), 440), (one.name("B"), 1520)),
    )
    assert result.after == ("played", one.name("B"))
    assert intact(one.stage)


def test_two_sheets_are_exchanged_with_their_mesas_clocks_and_phones_and_results_follow():
    one, other = begun(target=700)
    play_jogo(one.jogo, "B")  # it decides; the other mesa has nothing yet
    one, other = again(one, other)
    mesas, jogos = (one.mesa, other.mesa), (one.jogo_id, other.jogo_id)

    effects = confirm(Owners([one, other]), lambda: exchange_sheets(confronto=one, other=other, **WHY))

    a, b = again(one, other)
    assert ((a.mesa, b.mesa), (a.jogo_id, b.jogo_id)) == (mesas[::-1], jogos[::-1])
    assert (a.status, a.winner, b.status, b.winner) == ("", None, "played", b.dupla_b)
    assert [row.jogo.labels for row in (a, b)] == [list(row.names.values()) for row in (a, b)]
    assert totals(b.jogo) == [{"A": 220, "B": 760}]
    assert [actions(row.jogo)[-1] for row in (a, b)] == ["reassigned", "reassigned"]
    line = TournamentLogEntry.objects.get(action="sheets_exchanged")
    assert told(line.data["one"]) == {
        "mesa": mesas[0], "before": list(one.names.values()), "after": list(other.names.values())
    }  # fmt: skip
    assert {sheet.mesa: sheet.maos for sheet in effects.sheets} == {mesas[0]: 1, mesas[1]: 0}
    assert {result.versus: result.after[0] for result in effects.results} == {
        a.versus: "",
        b.versus: "played",
    }
    assert intact(one.stage)

    confirm(Owners([a, b]), lambda: exchange_sheets(confronto=a, other=b, **WHY))
    assert [(row.jogo_id, row.mesa, row.status) for row in again(one, other)] == [
        (jogos[0], mesas[0], "played"), (jogos[1], mesas[1], "")
    ]  # fmt: skip


def test_phone_loses_and_doubles_nothing_when_its_sheet_gets_other_owners():
    one, other = begun(target=3000)
    sent = {
        "partida": 1,
        "facts": {"ending": "batida", "sides": {"A": WON, "B": LOST}},
        "acknowledged": WARNINGS,
    }
    first, second = uuid4(), uuid4()
    record_mao(jogo=one.jogo, number=1, client_id=first, source=TABLE, **sent)  # its answer got lost

    exchange = lambda: exchange_sheets(confronto=one, other=other, **WHY)  # noqa: E731 -- named once
    confirm(Owners([one, other]), exchange)

    assert record_mao(jogo=one.jogo, number=1, client_id=first, source=TABLE, **sent).replay
    record_mao(
        jogo=one.jogo, number=2, client_id=second, source=TABLE, **sent
    )  # waited on the phone meanwhile
    a, b = again(one, other)
    assert (totals(a.jogo), len(totals(b.jogo))) == ([], 2)

    confirm(Owners([b]), lambda: turn_sides(confronto=b, **WHY))
    assert record_mao(jogo=one.jogo, number=2, client_id=second, source=TABLE, **sent).replay
    assert totals(b.jogo) == [{"A": 220, "B": 760}] * 2


def test_extra_minutes_stay_at_the_mesa_that_got_them():
    one, other = begun(SWISS | {"minutes": 30}, target=3000)
    record(one.jogo)
    give_extra(confronto=one, minutes=5, reason="café", source=TABLE)

    confirm(Owners([one, other]), lambda: exchange_sheets(confronto=one, other=other, **WHY))

    assert [given_extra(row) for row in again(one, other)] == [0, 5]


def test_two_duplas_at_each_others_mesa_keep_what_they_played_and_the_rematch_is_told():
    one, other = begun(MITCHELL, target=700)
    for row in (one, other):
        play_jogo(row.jogo, "B")
    one, other = again(one, other)
    east = (one.dupla_b, other.dupla_b)

    change = lambda: swap_seated(confronto=one, one=east[0], other=east[1], **WHY)  # noqa: E731 -- named once
    effects = confirm(Owners([one, other]), change)

    a, b = again(one, other)
    assert (a.dupla_b, b.dupla_b, a.winner, b.winner) == (*east[::-1], *east[::-1])
    assert (a.jogo_id, b.jogo_id, a.mesa, b.mesa) == (one.jogo_id, other.jogo_id, one.mesa, other.mesa)
    assert [row.jogo.labels for row in (a, b)] == [list(row.names.values()) for row in (a, b)]
    assert [actions(row.jogo)[-1] for row in (a, b)] == ["reassigned", "reassigned"]
    met = {frozenset(one.names) for one in effects.rematches}
    assert met
    for pair in met:
        rounds_ = [
            row.round for row in Confronto.objects.filter(stage=a.stage) if set(row.names.values()) == pair
        ]
        assert len(rounds_) == 2
    assert intact(a.stage)


def test_bracket_played_on_from_an_exchanged_sheet_falls_with_it_after_a_confirmation():
    (stage,) = make_stages(KNOCKOUT, duplas=4, target=700)
    one, other = first_two(stage)
    for row in (one, other):
        play_jogo(row.jogo, "A")
    final = Confronto.objects.select_related("jogo").get(stage=stage, round=2, kind="main")
    record(final.jogo)
    a, b = again(one, other)

    # Both were won by side A, so the same duplas go on and nothing falls.
    assert effects_of(Owners([a, b]), lambda: exchange_sheets(confronto=a, other=b, **WHY)).fallen == ()
    effects = confirm(Owners([a]), lambda: turn_sides(confronto=a, **WHY))

    assert [fallen.round for fallen in effects.fallen] == [2]
    final.refresh_from_db()
    assert (final.dupla_a, final.jogo.closed_at) == (a.dupla_b, None)


def test_confirmation_is_valid_once():
    one, _other = begun(target=3000)
    record(one.jogo, "A")
    turn = lambda: turn_sides(confronto=one, **WHY)  # noqa: E731 -- named once
    key = confirm(Owners([one]), turn).key

    with pytest.raises(NotConfirmed):
        carry_out(Owners([one]), turn, confirmed=key, source=TABLE)

    assert totals(one.jogo) == [{"A": 220, "B": 760}]


def test_what_cannot_be_exchanged_is_refused_by_name():
    one, other = begun(GROUPS | {"groups": 2}, target=700)
    pair = {"confronto": one, "other": other}

    assert refused(exchange_sheets, **pair, reason=" ").code == "reason_missing"
    assert refused(exchange_sheets, **pair, reason="x").code == "nothing_entered"
    assert refused(turn_sides, confronto=one, reason="x").code == "nothing_entered"
    assert refused(exchange_sheets, confronto=one, other=one, reason="x").code == "sheet_other_round"
    record(other.jogo)
    Jogo.objects.filter(pk=one.jogo_id).update(partidas=3)
    assert refused(exchange_sheets, **pair, reason="x").code == "sheets_differ"
    Jogo.objects.filter(pk=one.jogo_id).update(partidas=1)
    apart = Confronto.objects.filter(stage=one.stage, round=1).exclude(group=one.group).first().dupla_a
    seats = {"confronto": one, "one": one.dupla_a}
    assert refused(swap_seated, **seats, other=one.dupla_b, reason="x").code == "forced_stranger"
    assert refused(swap_seated, **seats, other=apart, reason="x").code == "other_group"
    decisions.walkover(confronto=one, winner="A", **WHY)
    assert refused(exchange_sheets, **pair, reason="x").code == "sheet_decided"


def test_single_dupla_of_a_bracket_does_not_change_its_mesa():
    (stage,) = make_stages(KNOCKOUT, duplas=4, target=3000)
    one, other = first_two(stage)
    record(one.jogo)

    found = refused(swap_seated, confronto=one, one=one.dupla_a, other=other.dupla_a, reason="x")

    assert found.code == "seated_in_bracket"
