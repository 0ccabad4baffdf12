"""Each error code has one sentence, which uses only the parameters that the code provides."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from django.utils.functional import Promise

import scoring
import tournaments
from rules import JogoReason
from scoring.models.jogo import BY_DIRECTOR, CANCELLED, WALKOVER
from tournaments.errors import TournamentError
from tournaments.models import Tournament
from tournaments.pairing import DrawCode, DrawError, Entrant, draw, round_name
from tournaments.plan.formats import FORMATS
from tournaments.standings.knockout import PlaceReason
from tournaments.wording import rounds
from tournaments.wording.refusals import errors
from tournaments.wording.refusals.remedies import IN_THE_FORM, REMEDIES

SOURCE = Path(tournaments.__file__).parent
RAISED = {"TournamentError", "Refused", "PlanError", "BadText"}
PARAMS = {
    name: name
    for name in (
        *("next", "name", "word", "dupla", "seed", "entrants", "least", "most", "mesa", "mesas", "partidas"),
        *("groups", "group", "place", "number", "left", "rounds", "seats"),
        *("round", "missing", "unconfirmed", "played", "minutes", "seconds"),
        *("path", "said", "fault", "ruleset", "version", "partida", "maos"),
        *("row", "low", "high", "above", "winner", "loser", "qualifiers", "stage", "pairs", "team", "names"),
        *(
            "person",
            "confronto",
            "position",
            "entrant",
            "one",
            "other",
            "first",
            "last",
            "second",
            "found",
            "counted",
            "expected",
            "role",
        ),
    )
}
# These refusals name no object: it is the tournament of the page, or the field at which they appear.
OF_NOTHING_NAMED = {
    # the tournament and its entries as a whole
    *(
        "already_over",
        "event_cancelled",
        "event_has_begun",
        "event_not_running",
        "not_cancelled",
        "nothing_to_rank",
    ),
    *("already_draft", "already_running", "draw_done", "draw_stands", "entrants_fixed", "entries_closed"),
    *(
        "fixed_once_begun",
        "forgotten_first_only",
        "needs_duplas",
        "needs_each",
        "needs_mesas",
        "needs_players",
        "not_a_draft",
        "not_drawn",
    ),
    *("not_for_players", "not_open", "not_running_yet", "not_started", "nothing_new", "plan_first"),
    *("stage_not_playing", "team_not_two", "team_of_players", "tournament_not_running"),
    # a field of a form
    *(
        "absent_missing",
        "amount_invalid",
        "dates_reversed",
        "season_ends_early",
        "mesa_blocked_or_kept",
        "mesa_kept_for",
        "home_private",
        "name_missing",
        "name_private",
        "points_invalid",
    ),
    *(
        "reason_missing",
        "sanction_unknown",
        "second_missing",
        "second_too_many",
        "third_missing",
        "third_too_many",
        "seed_invalid",
        "side_unknown",
    ),
    *("tables_missing", "target_invalid", "target_missing", "target_not_used"),
    # the members of the club whose page it is
    "last_director",
    # an expired invitation, a site already founded: there is no object to name
    *("invitation_gone", "site_taken", "first_code_wrong"),
    # the user's account
    *("otp_wrong", "second_factor_on", "password_own"),
    "text_unreadable",
    # a field of a plan
    *("late_until_invalid", "maos_not_in_rules", "no_single_opponent", "plan_field", "plan_missing"),
    *("no_one_opponent", "vp_of_two"),
    *("plan_order_lots", "plan_order_twice", "plan_play", "plan_value", "side_crossed", "side_misplaced"),
    *("vp_missing", "vp_start"),
    # a rule set that is chosen, or a file that is read
    *("rules_for_duplas", "rules_for_singles", "rules_for_trios"),
    *(
        "file_not_json",
        "file_not_rules",
        "file_other_version",
        "rules_for_each",
        "rules_not_for_each",
        "rules_unknown",
    ),
    # the file of an event
    *("event_file_again", "event_file_contradicts", "event_file_not_json"),
    *("event_file_other", "event_file_replaced", "event_file_stopped", "event_file_twice"),
    "event_file_waits",
    # a list of entries
    *("list_empty", "list_file_old", "list_file_styled", "list_file_unreadable", "list_lost"),
}
# Of a plan: `plan_check` adds the number of the stage.
ADDED = {"plan_check.py": {"stage"}}


def called(node):
    return getattr(node.func, "id", getattr(node.func, "attr", None))


def bare(path):
    """Return the refusals of a file whose sentences need more parameters than are given."""
    for node in ast.walk(ast.parse(path.read_text())):
        if not isinstance(node, ast.Call) or called(node) not in RAISED or not node.args:
            continue
        brought = {keyword.arg for keyword in node.keywords}
        if isinstance(node.args[0], ast.Constant) and not brought & {None, "params"}:
            needed = set(re.findall(r"%\((\w+)\)", str(errors.ERRORS[node.args[0].value])))
            if short := needed - brought - ADDED.get(path.name, set()):
                yield f"{path.name}: {node.args[0].value} lacks {', '.join(sorted(short))}"


def codes_in(path):
    """Return the literal codes of refusals, also those passed to `_move` as the last argument."""
    for node in ast.walk(ast.parse(path.read_text())):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        said = node.args[-1] if called(node) == "_move" else node.args[0]
        if called(node) in RAISED | {"_move"} and isinstance(said, ast.Constant):
            yield said.value


OF_FIELDS = {field.code for one in FORMATS.values() for field in (*one.fields, *one.stage_fields)}
READ = Path(scoring.__file__).parent / "input"  # refusals of `scoring` that `tournaments` passes on


@cache
def codes():
    """Return every code that can be raised."""
    raised = {code for root in (SOURCE, READ) for path in root.rglob("*.py") for code in codes_in(path)}
    return raised | set(DrawCode) | OF_FIELDS


def test_the_source_was_read():
    assert {"seed_taken", "nothing_new", "next_jogo_played", "not_a_draft", "too_few_entrants"} <= codes()


def test_every_code_has_a_sentence():
    said = {code: errors.sentence(code, PARAMS) for code in codes()}

    assert {code: text for code, text in said.items() if not text.endswith(".") or "%(" in text} == {}


def test_every_sentence_names_what_it_is_about():
    assert {code for code, said in errors.ERRORS.items() if "%(" not in str(said)} == OF_NOTHING_NAMED


def test_every_refusal_brings_what_its_sentence_needs():
    assert [said for path in sorted(SOURCE.rglob("*.py")) for said in bare(path)] == []


def test_no_sentence_is_left_over():
    assert set(errors.ERRORS) == codes()


def test_every_code_says_where_to_go_or_that_the_form_is_the_place():
    assert not REMEDIES.keys() & IN_THE_FORM
    assert REMEDIES.keys() | IN_THE_FORM == codes()


@pytest.mark.parametrize(
    ("code", "params", "expected"),
    [
        ("seed_taken", {"seed": 2, "dupla": "Ana e Bia"}, "A cabeça de chave 2 já é de Ana e Bia."),
        (
            "player_taken",
            {"name": "Ana", "dupla": "Ana e Bia"},
            "Ana já joga neste torneio, na dupla Ana e Bia.",
        ),
        ("not_open", {}, "O torneio só começa quando está com as inscrições abertas."),
    ],
)
def test_error_says_what_is_in_the_way(code, params, expected):
    assert errors.error(TournamentError(code, **params)) == expected


@pytest.mark.parametrize(
    "entrants",
    [
        [Entrant(1)],
        [Entrant(number) for number in range(1025)],
        [Entrant(1), Entrant(1)],
        [Entrant(1, 0), Entrant(2)],
        [Entrant(1, 1), Entrant(2, 1)],
    ],
    ids=["few", "many", "twice", "seed-0", "same-seed"],
)
def test_a_refused_draw_brings_the_figures_its_sentence_needs(entrants):
    with pytest.raises(DrawError) as caught:
        draw(entrants, seed=1, third_place=True)

    assert "%" not in errors.sentence(caught.value.code, caught.value.params)


@pytest.mark.parametrize(
    ("to_go", "title", "of"),
    [
        (1, "Final", "da final"),
        (2, "Semifinais", "das semifinais"),
        (3, "Quartas de final", "das quartas"),
        (4, "Oitavas de final", "das oitavas"),
        (5, "16 avos de final", "dos 16 avos"),
        (8, "128 avos de final", "dos 128 avos"),
    ],
)
def test_rounds_are_named_as_the_field_does(to_go, title, of):
    words = rounds.round_words(round_name(8, 9 - to_go))

    assert (words.title, words.of) == (title, of)


@pytest.mark.parametrize(("first", "last", "expected"), [(1, 1, "1º"), (5, 8, "5º–8º")])
def test_place(first, last, expected):
    assert rounds.place(first, last) == expected


FATE = {"round": "quarterfinal", "opponent": "Ana e Bia", "walkover": False}


@pytest.mark.parametrize(
    ("fate", "expected"),
    [
        ({"code": "champion"}, "Campeã: venceu Ana e Bia na final"),
        ({"code": "finalist"}, "Perdeu a final para Ana e Bia"),
        ({"code": "third"}, "Venceu Ana e Bia na disputa de 3º lugar"),
        ({"code": "third", "opponent": None}, "Terceira: não teve adversária na disputa de 3º lugar"),
        ({"code": "fourth"}, "Perdeu a disputa de 3º lugar para Ana e Bia"),
        ({"code": "awaits_third"}, "Perdeu a semifinal para Ana e Bia; joga pelo 3º lugar"),
        ({"code": "lost_in_round"}, "Perdeu para Ana e Bia nas quartas de final"),
        ({"code": "lost_in_round", "walkover": True}, "Perdeu para Ana e Bia nas quartas de final (W.O.)"),
        ({"code": "still_in"}, "Venceu Ana e Bia; joga as quartas de final"),
        ({"code": "stopped"}, "Venceu Ana e Bia; o resto da chave não se jogou"),
        ({"code": "stopped", "opponent": None}, "Não jogou: a chave parou antes"),
        ({"code": "still_in", "opponent": None}, "Ainda não jogou; entra nas quartas de final"),
    ],
)
def test_why_says_what_brought_a_dupla_to_its_place(fate, expected):
    assert rounds.why(FATE | fate) == expected


def test_every_reason_of_a_place_has_words():
    assert set(rounds._WHY) == set(PlaceReason)


def test_every_state_and_every_way_to_decide_a_jogo_has_words():
    assert set(rounds.TOURNAMENT_STATES) == set(Tournament.State.values)
    assert set(rounds.DECIDED) == {*JogoReason, WALKOVER, BY_DIRECTOR, CANCELLED}


def test_sentences_are_translated_when_read_not_when_loaded():
    assert all(isinstance(said, Promise) for said in errors.ERRORS.values())
