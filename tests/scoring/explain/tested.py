"""The tests of each sentence of the texts, by the place of its value and by the codes that link to it."""

from collections.abc import Collection

from rules import Code
from tests.rules import cases, cases_cards, cases_melds, cases_systems

CLUB = ("aberto-1", "fechado-1", "stbl-1", "tranca-1")
# Sentences about play alone: no count can check them, so the page shows them as text.
READ = "scoring/explain/test_on_the_page.py::test_every_sentence_is_on_the_page_of_a_table"
_WORKED = "rules/test_golden.py::test_worked_mao_has_the_expected_points"
_WORKED_OF_CLUBS = "rules/test_golden_brazil.py::test_worked_mao_is_answered_as_by_hand"
_PUBLISHED = "rules/catalog/test_systems.py::test_published_values"
_READING = "rules/test_score_systems.py::test_each_reading_moves_the_points_it_is_about"
_MELD = "rules/test_meld.py::test_meld_is_what_its_cards_make"
_NO_MELD = "rules/test_meld.py::test_meld_that_cannot_be_is_refused_for_its_reason"
_CLUB_MELD = "rules/test_club_switches.py::test_melds_of_a_club"
_DECIDED = "rules/test_partida_systems.py::test_partida_is_decided"
_NOTES = "scoring/lifecycle/test_notes.py"
_PAGES = "scoring/table/test_pages_systems.py"
# The tests of a place: the longest prefix applies. An empty value means the worked mãos.
PLACES: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("values", "canastras", "batida.bonus", "batida.wild_discard", "mortos.count"), ()),
    **dict.fromkeys(("articles.table", "articles.hand", "bonuses", "mortos.debit"), ()),
    "articles.runs": (_MELD,),
    "articles.morto_to_go_out": (),
    "articles.several_over": (_DECIDED,),
    "articles.level": (_DECIDED,),
    "articles.level_round": (
        "rules/test_partida_systems.py::test_side_that_started_wins_a_level_round",
        f"{_PAGES}::test_level_round_asks_at_the_field_who_started_and_only_then",
    ),
    "articles.solo": (
        f"{_PAGES}::test_three_players_choose_who_played_alone_and_halve_their_points",
        f"{_PAGES}::test_without_who_played_alone_nothing_is_recorded_and_the_page_asks",
    ),
    **dict.fromkeys(
        ("articles.seats_agreed", "articles.partners_opposite", "articles.trios_alternate"),
        (
            f"{_NOTES}::test_seats_are_noted_and_shown_with_the_sheet",
            f"{_NOTES}::test_seats_that_the_text_does_not_have_are_refused",
        ),
    ),
    **dict.fromkeys(
        ("articles.dealer_agreed", "articles.cut_right"),
        (f"{_NOTES}::test_what_the_players_agree_on_is_kept_for_the_regulamento_too",),
    ),
    "table.first_player": (
        "rules/test_dealing.py::test_deal_passes_to_the_left",
        "scoring/lifecycle/test_dealing.py::test_named_dealer_is_followed_by_the_player_to_the_left",
    ),
    "table.sides": ("rules/test_check_systems.py::test_sides_of_any_shape_are_refused",),
    "deck": (_PUBLISHED,),
    "mortos.hand_cards": (_PUBLISHED,),
    "bonuses.relancinho": (
        _WORKED,
        f"{_NOTES}::test_relancinho_noted_during_the_mao_is_part_of_it_though_nothing_more_is_said",
    ),
    "batida.needs_canastra": ("rules/test_club_switches.py::test_canastra_needed_to_go_out",),
    "melds": (_MELD, _NO_MELD),
    "melds.sets_are_canastras": (
        "rules/test_club_switches.py::test_sets_that_are_no_canastras_earn_nothing",
    ),
    "melds.barred_ranks": (_CLUB_MELD,),
    "melds.natural_two": ("rules/test_club_switches.py::test_every_two_is_wild_where_none_is_natural",),
    "options.wild_takes_value": (_MELD,),
    "options.late_two_stays_dirty": (_MELD,),
    **dict.fromkeys(
        (
            *("options.two_beside_joker", "options.wild_above_complete_run"),
            *("options.wild_below_complete_run", "options.wild_beside_complete_run"),
        ),
        (_NO_MELD, "rules/catalog/test_systems.py::test_reading_changes_what_may_be_laid"),
    ),
    **dict.fromkeys(("options.grown", "options.relancinho_on_top", "options.twos_grow"), (_READING,)),
    "options.no_morto_debit_when_moved": ("rules/test_golden.py::test_other_reading_is_a_switch",),
    "options.hand_without_batida": (
        "rules/test_score_systems.py::test_hand_without_batida_may_be_refused_instead",
    ),
    "options.stallo_variation": ("rules/catalog/test_systems.py::test_variation_changes_its_value",),
    "options.partners_halve": ("rules/test_score_systems.py::test_partners_of_three_share_their_total",),
    "mortos.become_stock": (
        "rules/test_club_switches.py::test_mortos_stay_out_of_the_stock_where_a_club_says_so",
    ),
    "mortos.debit_when": ("rules/test_club_switches.py::test_when_a_morto_is_owed",),
    "mortos.unplayed": ("rules/test_club_switches.py::test_morto_that_nobody_looked_at",),
    "without_canastra": ("rules/test_club_switches.py::test_side_without_its_canastra",),
    "threes": ("rules/test_threes.py::test_red_threes_laid_are_for_or_against_the_side",),
    "threes.laid_value": (
        "rules/test_threes.py::test_laid_threes_are_worth_their_points_as_cards_where_a_club_says_so",
    ),
    "threes.red_in_hand": ("rules/test_threes.py::test_threes_in_hand_cost_their_own",),
    "threes.black_in_hand": ("rules/test_threes.py::test_threes_in_hand_cost_their_own",),
    "penalties.communication": (),
    "vulnerability.points": (
        "rules/test_score_systems.py::test_vulnerable_from_half_the_target",
        f"{_PAGES}::test_vulnerable_side_is_told_before_the_mao_and_asked_whether_it_was_warned",
    ),
    "vulnerability.warned": (f"{_PAGES}::test_side_warned_once_needs_more_for_the_rest_of_the_partida",),
    "vulnerability.steps": ("rules/test_club_switches.py::test_side_below_the_least_of_its_step_is_refused",),
    "vulnerability.bonuses": (
        "rules/test_club_switches.py::test_bonuses_count_for_the_least_unless_a_club_says_otherwise",
    ),
    "endings.codes": (),
    "partida.end": (_DECIDED,),
    "options.target": (_DECIDED,),
    "options.maos": (_DECIDED,),
    "articles": (READ,),
}
# The cases of the refusals, and the test that goes through them.
_CASES = {
    "rules/test_check.py::test_impossible_facts_are_refused": cases.REFUSED,
    "rules/test_check.py::test_unlikely_facts_are_asked_about_and_scored": cases.ASKED,
    "rules/test_check_systems.py::test_impossible_facts_are_refused": cases_systems.REFUSED,
    "rules/test_check_systems.py::test_unlikely_facts_are_asked_about_and_scored": cases_systems.ASKED,
    "rules/test_card_form.py::test_card_or_hand_that_cannot_be_is_refused": cases_cards.REFUSED,
    _NO_MELD: cases_melds.REFUSED,
}


def tests_of(key: str, place: str, codes: Collection[Code]) -> tuple[str, ...]:
    """Return the tests of a sentence: of its value, and of the refusals that link to it."""
    named = max((one for one in PLACES if place.startswith(one)), key=len)
    worked = _WORKED_OF_CLUBS if key in CLUB else _WORKED
    found = [*(PLACES[named] or (worked,)), *(test for code in codes for test in refusing(code))]
    return tuple(dict.fromkeys(found))


def refusing(code: Code) -> tuple[str, ...]:
    """Return the tests that have a case of a code."""
    return tuple(test for test, rows in _CASES.items() if code in {row[0] for row in rows})
