"""The remedy for each error code: a page of the desk, or the form that was sent."""

from collections.abc import Mapping
from dataclasses import dataclass

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from tournaments.wording.decisions import TITLES


@dataclass(frozen=True, slots=True)
class Remedy:
    """A link to a page of the desk, by the URL name below a tournament. key: of an action on that page."""

    page: str
    label: str | Promise
    key: str = ""


PLAN = Remedy("desk_plan", _("Ir ao plano"))
ENTRIES = Remedy("desk_tournament", _("Ir às inscrições e ao sorteio"))
ROUNDS = Remedy("desk_rounds", _("Ir às rodadas"))
MESAS = Remedy("desk_mesas", _("Ir às mesas"))
ARRANGE = Remedy("desk_arrange", _("Arrumar as mesas do salão"))
CHECKIN = Remedy("desk_checkin", _("Ir à chamada"))
EDIT = Remedy("tournament_edit", _("Editar o torneio"))
TEAMS = Remedy("desk_teams", _("Ir às equipes"))


def _action(key: str) -> Remedy:
    return Remedy("desk_life_action", TITLES[key], key)


RESTART = _action("recomecar-fase")

REMEDIES: Mapping[str, Remedy] = {
    "already_running": RESTART,
    "already_withdrawn": _action("volta"),
    "bell_too_late": MESAS,
    "bell_went_on": MESAS,
    "by_hand_disqualified": _action("retirar-punicao"),
    "by_hand_groups": PLAN,
    "by_hand_no_draft": ROUNDS,
    "by_hand_recorded": _action("trocar-lugares"),
    "mesa_blocked": ARRANGE,
    "not_for_players": _action("trocar-lugares"),
    "crossing_left_out": PLAN,
    "crossing_missing_place": PLAN,
    "crossing_place_twice": PLAN,
    "crossing_unreadable": PLAN,
    "draw_done": ENTRIES,
    "draw_stands": ENTRIES,
    "duplicate_entrant": ENTRIES,
    "duplicate_seed": ENTRIES,
    "event_cancelled": _action("retomar"),
    "event_has_begun": _action("cancelar"),
    "event_not_running": _action("cancelar"),
    "nothing_to_rank": _action("cancelar"),
    "enter_late_individual": _action("parceiro"),
    "entrants_fixed": ENTRIES,
    "entries_closed": _action("esquecida"),
    "entry_in_log": CHECKIN,
    "fixed_once_begun": PLAN,
    "forced_disqualified": _action("retirar-punicao"),
    "forgotten_first_only": _action("esquecida"),
    "forgotten_team": RESTART,
    "forgotten_too_late": _action("tardia"),
    "groups_too_large": PLAN,
    "groups_too_small": PLAN,
    "invalid_seed": ENTRIES,
    "jogo_being_played": MESAS,
    "jogo_over": _action("desfazer"),
    "late_until_invalid": PLAN,
    "maos_not_in_rules": PLAN,
    "mesa_free": _action("mesa"),
    "mesa_taken": _action("trocar-mesas"),
    "missing_untold": CHECKIN,
    "mitchell_too_many_rounds": PLAN,
    "needs_duplas": PLAN,
    "needs_each": PLAN,
    "needs_mesas": PLAN,
    "needs_players": PLAN,
    "next_stage_begun": RESTART,
    "no_free_place": _action("esquecida"),
    "no_free_place_in_bracket": _action("esquecida"),
    "no_place_left": RESTART,
    "no_round_left": PLAN,
    "no_semifinals": PLAN,
    "no_single_opponent": PLAN,
    "no_one_opponent": PLAN,
    "seats_fixed": PLAN,
    "seats_not_in_rules": PLAN,
    "vp_of_two": PLAN,
    "not_a_bracket": PLAN,
    "not_a_draft": ENTRIES,
    "not_level": _action("desempate"),
    "not_both_known": ROUNDS,
    "not_drawn": ENTRIES,
    "not_expected": _action("volta"),
    "not_in_bracket": _action("wo"),
    "not_in_stage": ROUNDS,
    "not_individual": _action("wo"),
    "not_open": ENTRIES,
    "not_posted": ROUNDS,
    "not_running_yet": EDIT,
    "not_started": ENTRIES,
    "not_withdrawn": _action("saida"),
    "nothing_played": _action("wo"),
    "odd_without_bye": PLAN,
    "pairs_not_full": PLAN,
    "places_recorded": _action("dupla-errada"),
    "seated_in_bracket": _action("jogar-de-novo"),
    "sheet_decided": _action("desfazer"),
    "sheet_missing": MESAS,
    "sheet_other_round": MESAS,
    "sheets_differ": _action("jogar-de-novo"),
    "nothing_entered": MESAS,
    "plan_first": PLAN,
    "player_entered": ENTRIES,
    "player_taken": ENTRIES,
    "rest_nothing": ROUNDS,
    "results_missing": ROUNDS,
    "results_unconfirmed": ROUNDS,
    "round_not_posted": ROUNDS,
    "round_outdated": ROUNDS,
    "round_recorded": _action("desfazer"),
    "round_went_on": _action("trocar-lugares"),
    "round_posted": _action("trocar-lugares"),
    "round_stale": ROUNDS,
    "round_unknown": ROUNDS,
    "round_waiting": ROUNDS,
    "rounds_all_drawn": ROUNDS,
    "rounds_all_played": PLAN,
    "rounds_missing": PLAN,
    "rounds_not_the_same": PLAN,
    "rounds_posted": _action("encerrar-fase"),
    "rounds_recorded": _action("desfazer"),
    "side_crossed": PLAN,
    "side_misplaced": PLAN,
    "stage_before_open": _action("encerrar-fase"),
    "stage_begun": RESTART,
    "stage_begun_with": RESTART,
    "stage_few_left": _action("encerrar-fase"),
    "stage_not_begun": ROUNDS,
    "stage_not_last": RESTART,
    "stage_not_playing": ROUNDS,
    "stage_one_left": _action("encerrar-agora"),
    "stage_none_left": _action("cancelar"),
    "stage_too_few": PLAN,
    "tables_missing": EDIT,
    "dupla_without_team": TEAMS,
    "enter_late_teams": _action("parceiro"),
    "team_not_of_two": TEAMS,
    "team_not_two": TEAMS,
    "team_of_one": TEAMS,
    "teams_meet": RESTART,
    "teams_throughout": PLAN,
    "third_played": _action("desfazer"),
    "too_few_entrants": ENTRIES,
    "too_late": PLAN,
    "too_many_entrants": ENTRIES,
    "too_many_qualifiers": PLAN,
    "tournament_not_running": ENTRIES,
    "undo_disqualified": _action("retirar-punicao"),
    "undo_left": _action("volta"),
}

# Errors to correct in the form itself, next to a field or button, or by another person than a director.
IN_THE_FORM = frozenset(
    {
        *(
            "clock_bell_rung",
            "clock_changed",
            "clock_no_extra",
            "clock_none",
            "clock_not_playing",
            "clock_paused",
            "clock_runs",
        ),
        *("event_file_again", "event_file_contradicts", "event_file_differs", "event_file_fault"),
        *("event_file_jogo", "event_file_mao", "event_file_not_json", "event_file_other"),
        *("event_file_people", "event_file_replaced", "event_file_rules", "event_file_shape"),
        *("event_file_stopped", "event_file_too_big", "event_file_waits"),
        *("event_file_too_much", "event_file_twice", "event_file_version"),
        *("merge_stands", "merge_used", "players_met", "season_ends_early", "season_name_taken"),
        *("hall_full", "mesa_blocked_or_kept", "mesa_kept_already", "mesa_kept_for", "mesa_not_in_hall"),
        *("by_hand_missing", "by_hand_twice", "by_hand_unknown", "by_hand_unreadable"),
        *(
            "account_off",
            "already_member",
            "first_code_wrong",
            "invitation_gone",
            "site_taken",
            "username_taken",
        ),
        *("password_elsewhere", "password_of_staff", "password_own"),
        *("absent_missing", "amount_invalid", "bloco_backwards", "dates_reversed", "forced_forbidden"),
        *(
            "forced_stranger",
            "forced_twice",
            "name_alike",
            "name_marks",
            "name_mismatch",
            "name_mixed",
            "name_missing",
            "name_private",
            "home_private",
            "name_too_long",
        ),
        *(
            "no_meeting_to_lose",
            "other_group",
            "other_team",
            "other_tree",
            "partidas_invalid",
            "player_elsewhere",
            "rest_changed",
        ),
        *("player_exists", "player_not_in_dupla", "points_invalid", "reason_missing", "round_impossible"),
        *("same_player_twice", "sanction_unknown", "second_missing", "second_too_many", "seed_invalid"),
        *("third_missing", "third_too_many"),
        *("last_director", "not_a_member", "otp_wrong", "second_factor_on"),
        *("seed_taken", "side_unknown", "substitution_late", "swap_same", "team_name_long", "winner_needed"),
        "text_unreadable",
        *("target_invalid", "target_missing", "target_not_used", "team_of_players"),
        # plans: shown at the field
        *("plan_field", "plan_missing", "plan_order_lots", "plan_order_twice", "plan_play", "plan_value"),
        *(
            "vp_hole",
            "vp_no_cap",
            "vp_not_level",
            "vp_not_monotone",
            "vp_overlap",
            "vp_missing",
            "vp_start",
            "vp_unreadable",
        ),
        # pasted lists
        *("list_empty", "list_endless", "list_lost", "list_too_long", "list_too_wide"),
        *(
            "list_file_old",
            "list_file_styled",
            "list_file_too_big",
            "list_file_unpacked",
            "list_file_unreadable",
        ),
        # clubs and their rule sets: already on the page
        *("club_exists", "file_not_json", "file_not_rules", "file_other_version", "file_too_big"),
        *("rules_for_duplas", "rules_for_singles", "rules_for_trios"),
        *(
            "rules_exist",
            "rules_in_use",
            "rules_for_each",
            "rules_not_for_each",
            "rules_taken",
            "rules_unknown",
        ),
        # no remedy needed, or sending again is enough
        *("already_over", "event_name_mismatch", "not_cancelled"),
        *("already_draft", "next_jogo_played", "not_settled", "nothing_new", "penalty_lifted"),
        # at the mesa: the sentence names the person to ask
        *("code_expired", "code_locked", "code_wrong"),
    }
)
