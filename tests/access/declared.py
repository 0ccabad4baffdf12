"""Read and write permissions of each address of the site, one line each. docs/access.md is generated from this.

A new address in urls.py needs a line here, and, if it takes a form, a form in `forms.py` that really writes.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from django.contrib import admin

from tests.access.doors import (
    ARBITERS,
    AT_TABLE,
    BLOCO,
    DIRECTORS,
    DUPLA,
    EVERYBODY,
    INVITED,
    LED_ON,
    MEMBERS,
    NO_METHOD,
    NO_STAFF,
    NOBODY,
    NOT_THERE,
    OPERATOR,
    QR,
    REFUSED,
    SIGNED_IN,
    SIGNED_IN_FIRST,
    STAFF,
    STAFF_COLUMNS,
    STRANGERS,
    SUPERUSER,
    SUPERUSER_SEES,
    TELAO,
    Door,
)

LEADS_ON = 302
FOLLOW = {"follow": REFUSED}  # the follow-only address, for requests that the table sends


@dataclass(frozen=True, slots=True)
class Page:
    """One address. status: the answer to readers with permission; `but`: other answers for some of them.

    writes: who may send its form; None without a form. event: the event it is read for.
    """

    reads: Door
    writes: Door | None = None
    status: int = 200
    but: Mapping[str, int] = field(default_factory=dict)
    event: str = "cup"
    posted: int = NO_METHOD  # the status of a POST to a page without a form

    @property
    def columns(self):
        """Return the columns to try: some senders of forms are not among the readers."""
        return self.reads.columns

    def reading(self):
        """Return the status of a GET by column."""
        return self.reads.answers(self.reads.lets_in, self.status, writes=False) | dict(self.but)

    def posting(self):
        """Return the status of a POST by column for an address without a form."""
        door = self.reads
        if door.columns == STAFF_COLUMNS or door in (
            AT_TABLE,
            LED_ON,
            OPERATOR,
        ):  # access is checked first
            return door.answers(door.lets_in, self.posted, writes=True)
        return dict.fromkeys(door.columns, self.posted)


def _table(status=200, **but):
    # A follower sees the score in place of the table page.
    return Page(AT_TABLE, AT_TABLE, status, {name.replace("_", " "): code for name, code in but.items()})


ONLY_SENT = _table(NO_METHOD)  # takes forms of other pages
SITE = {
    "login": Page(STRANGERS, STRANGERS),
    "first_director": Page(EVERYBODY, status=LEADS_ON, posted=LEADS_ON),  # once anybody can sign in
    "logout": Page(NOBODY, EVERYBODY),
    "forgotten": Page(EVERYBODY),  # takes a form if the site has e-mail: tests/deploy
    # The link leads on to a page without it in its address, which takes the form: tests/deploy.
    "password_reset_confirm": Page(EVERYBODY, status=LEADS_ON, posted=LEADS_ON),
    "own_password": Page(SIGNED_IN, SIGNED_IN_FIRST),
    "second_step": Page(SIGNED_IN, SIGNED_IN_FIRST),
    "end_others": Page(SIGNED_IN, SIGNED_IN_FIRST, NO_METHOD),
    "healthz": Page(EVERYBODY),
    "readyz": Page(EVERYBODY, status=503),  # in a hall without a worker
    "metrics": Page(EVERYBODY),  # requests from this machine; others: tests/deploy
    "operation": Page(OPERATOR),
    "service_worker": Page(EVERYBODY),
    "manifest": Page(EVERYBODY),
    "robots": Page(EVERYBODY),
    "security": Page(EVERYBODY, status=404),  # without a contact in the settings; with one: tests/deploy
    "sitemap": Page(EVERYBODY),
    "open_table": Page(EVERYBODY),
    "avulso": Page(EVERYBODY, EVERYBODY),
    "set_language": Page(EVERYBODY, EVERYBODY, LEADS_ON),
    "privacy": Page(EVERYBODY),
    "promessa": Page(EVERYBODY),
}
TABLE = {
    "scoring:table": _table(),
    "scoring:rules": Page(AT_TABLE),
    "scoring:cards": _table(side_A=LEADS_ON, side_B=LEADS_ON),
    "scoring:correct_cards": _table(),
    "scoring:totals": _table(side_A=LEADS_ON, side_B=LEADS_ON),
    "scoring:correct_totals": _table(),
    "scoring:jogada": ONLY_SENT,
    "scoring:check": _table(),
    "scoring:contest": _table(mesa=LEADS_ON),
    "scoring:share": _table(side_A=NOT_THERE, side_B=NOT_THERE, follow=NOT_THERE),
    "scoring:again": ONLY_SENT,
    "scoring:dealer": ONLY_SENT,
    "scoring:notes": _table(),
    "scoring:call": _table(follow=NOT_THERE),
    "scoring:take_over": ONLY_SENT,
    "scoring:score": Page(AT_TABLE),
    "scoring:text": Page(AT_TABLE),
    "result_picture": Page(AT_TABLE, status=404),  # before the end; after it: tests/tournaments/public
    "scoring:correct": _table(),
    "scoring:take_back": ONLY_SENT,
}
PUBLIC = {
    "tournaments:home": Page(EVERYBODY),
    "tournaments:code": Page(EVERYBODY, EVERYBODY),
    "tournaments:club": Page(EVERYBODY),
    "tournaments:club_rules": Page(EVERYBODY),
    "tournaments:season": Page(EVERYBODY),
    "tournaments:players": Page(EVERYBODY),
    "tournaments:player": Page(EVERYBODY),
    "tournaments:tournament": Page(EVERYBODY),
    "tournaments:club_card": Page(EVERYBODY),
    "tournaments:season_card": Page(EVERYBODY),
    "tournaments:player_card": Page(EVERYBODY),
    "tournaments:card": Page(EVERYBODY),
    "tournaments:bracket_card": Page(EVERYBODY),
    "tournaments:dupla_card": Page(EVERYBODY),
    "tournaments:jogo_card": Page(EVERYBODY),
    "tournaments:rules": Page(EVERYBODY),
    "tournaments:live": Page(EVERYBODY),
    "tournaments:standings": Page(EVERYBODY),
    "tournaments:crosstable": Page(EVERYBODY, event="round played"),
    "tournaments:rounds": Page(EVERYBODY, event="round played"),
    "tournaments:bracket": Page(EVERYBODY),
    "tournaments:results": Page(EVERYBODY),
    "tournaments:dupla": Page(EVERYBODY),
    "tournaments:jogo": Page(EVERYBODY),
    "tournaments:jogo_text": Page(EVERYBODY),
    "tournaments:stood": Page(EVERYBODY, event="round played"),
    "tournaments:names_json": Page(EVERYBODY),
    "tournaments:facts": Page(EVERYBODY),
    "tournaments:embed": Page(EVERYBODY),
    "tournaments:overlay": Page(EVERYBODY),
    "tournaments:trail": Page(EVERYBODY),
    "tournaments:proof": Page(EVERYBODY),
    "tournaments:proof_script": Page(EVERYBODY),
    "tournaments:feed": Page(EVERYBODY),
    "tournaments:club_agenda": Page(EVERYBODY),
    "tournaments:dupla_agenda": Page(EVERYBODY),
    "tournaments:revisions": Page(EVERYBODY),
    "tournaments:revision": Page(EVERYBODY),
    "tournaments:revision_json": Page(EVERYBODY),
}
KEYS = {
    "tournaments:mesa": Page(QR, status=LEADS_ON),
    "tournaments:own": Page(DUPLA),
    "tournaments:bloco": Page(BLOCO),
    "tournaments:telao": Page(TELAO),
    "tournaments:invitation": Page(INVITED, INVITED),
}
API = {
    f"tournaments:api-{name}": Page(EVERYBODY)
    for name in (
        *("root", "json-schema", "schema", "tournaments", "tournament", "duplas", "links", "jogos", "jogo"),
        *("stages", "bracket", "standings", "stage", "stage-bracket", "stage-standings"),
        *("guide", "clubs", "players", "where", "live", "revisions", "rules", "event", "standings-file"),
        *("results-file", "seals"),
    )
} | {
    "tournaments:api-rounds": Page(EVERYBODY, event="round played"),
    "tournaments:api-final-ranking": Page(EVERYBODY),
    "tournaments:api-teams": Page(EVERYBODY, event="teams"),
    "tournaments:api-stage-rounds": Page(EVERYBODY, event="round played"),
    "tournaments:api-stage-round": Page(EVERYBODY, event="round played"),
    "tournaments:api-round-standings": Page(EVERYBODY, event="round played"),
    "tournaments:api-stage-teams": Page(EVERYBODY, event="teams"),
    "api/v1/^.*$": Page(EVERYBODY, status=NOT_THERE),
}
DESK = {
    f"tournaments:{name}": page
    for name, page in {
        "desk": Page(SIGNED_IN),
        "club_new": Page(SIGNED_IN, SIGNED_IN),
        "desk_club": Page(DIRECTORS, DIRECTORS),
        "desk_members": Page(DIRECTORS, DIRECTORS),
        "desk_players": Page(DIRECTORS, DIRECTORS),
        "desk_merge": Page(DIRECTORS, DIRECTORS),
        "desk_person": Page(DIRECTORS, DIRECTORS),
        "desk_person_file": Page(DIRECTORS),
        "desk_seasons": Page(DIRECTORS, DIRECTORS),
        "desk_season": Page(DIRECTORS, DIRECTORS),
        "desk_rules": Page(DIRECTORS, DIRECTORS),
        "desk_rules_new": Page(DIRECTORS, DIRECTORS),
        "desk_rules_edit": Page(DIRECTORS, DIRECTORS),
        "desk_rules_file": Page(DIRECTORS),
        "desk_advice": Page(DIRECTORS),
        "tournament_new": Page(DIRECTORS, DIRECTORS),
        "desk_event_from_file": Page(DIRECTORS, DIRECTORS),
        "desk_event_import": Page(DIRECTORS, DIRECTORS),
        "desk_tournament": Page(DIRECTORS, DIRECTORS),
        "tournament_edit": Page(DIRECTORS, DIRECTORS),
        "tournament_copy": Page(DIRECTORS, DIRECTORS),
        "tournament_start": Page(DIRECTORS, DIRECTORS),
        "desk_contact": Page(DIRECTORS, DIRECTORS),
        "desk_entry_list": Page(DIRECTORS, DIRECTORS),
        "desk_checkin": Page(DIRECTORS, DIRECTORS),
        "desk_teams": Page(DIRECTORS, DIRECTORS),
        "desk_plan": Page(DIRECTORS, DIRECTORS),
        "desk_rounds": Page(DIRECTORS, DIRECTORS),
        "desk_round": Page(DIRECTORS, DIRECTORS, event="round draft"),
        "desk_seating": Page(DIRECTORS, event="round draft"),
        "round_sumulas": Page(DIRECTORS, event="round draft"),
        "desk_rest": Page(DIRECTORS, DIRECTORS),
        "desk_sumulas": Page(DIRECTORS),
        "desk_life": Page(ARBITERS),
        "desk_life_action": Page(ARBITERS, ARBITERS),
        "desk_paper": Page(ARBITERS, ARBITERS),
        "desk_prizes": Page(DIRECTORS),
        "desk_files": Page(DIRECTORS),
        "desk_event_file": Page(DIRECTORS),
        "desk_spreadsheet": Page(DIRECTORS),
        "desk_standings": Page(DIRECTORS),
        "desk_log": Page(ARBITERS),
        "desk_mesas": Page(MEMBERS, ARBITERS),
        "desk_outbox": Page(ARBITERS, ARBITERS),
        "desk_remessa": Page(ARBITERS),
        "desk_bell": Page(ARBITERS, ARBITERS),
        "desk_clock": Page(MEMBERS, ARBITERS),
        "desk_extra": Page(ARBITERS, ARBITERS, event="timed"),
        "desk_telao": Page(DIRECTORS, DIRECTORS),
        "desk_find": Page(DIRECTORS),
        "desk_prints": Page(DIRECTORS),
        "print_places": Page(DIRECTORS),
        "print_presence": Page(DIRECTORS),
        "print_sheets": Page(DIRECTORS),
        "print_stage": Page(DIRECTORS),
        "desk_arrange": Page(DIRECTORS, DIRECTORS),
        "desk_qr": Page(DIRECTORS, DIRECTORS),
        "desk_blocos": Page(DIRECTORS, DIRECTORS),
        "desk_links": Page(DIRECTORS, DIRECTORS),
        "desk_jogo": Page(ARBITERS, ARBITERS),
        "desk_mao": Page(ARBITERS, ARBITERS),
        "publish": Page(DIRECTORS, DIRECTORS),
    }.items()
}

# Models that the admin may change; all others are read-only.
CHANGED = {"auth_group", "auth_user", "tournaments_club", "tournaments_player"}
SHOWN = {
    *("scoring_jogo", "scoring_partida", "scoring_mao", "scoring_seatkey", "scoring_submission"),
    *("scoring_confirmation", "scoring_auditentry"),
    *("tournaments_tournament", "tournaments_dupla", "tournaments_confronto", "tournaments_publication"),
}
ADMIN = {
    "admin:index": Page(STAFF, posted=200),
    "admin/login/": Page(LED_ON, status=LEADS_ON, posted=LEADS_ON),
    "admin/password_change/": Page(EVERYBODY, status=LEADS_ON, posted=LEADS_ON),
    "admin:logout": Page(STAFF, EVERYBODY, NO_METHOD),
    "admin:password_change_done": Page(STAFF),
    "admin:autocomplete": Page(STAFF, status=REFUSED),  # of nothing here
    "admin:jsi18n": Page(STAFF),
    "admin:view_on_site": Page(STAFF, status=NOT_THERE, posted=NOT_THERE),  # no model has a page to link to
    "admin:app_list": Page(SUPERUSER_SEES, posted=200),
    "admin/(?P<url>.*)$": Page(STAFF, status=NOT_THERE, posted=NOT_THERE),
}


def _of_model(name, *, changed):
    # A read-only page of the admin answers a POST like a GET, or refuses it.
    writes = SUPERUSER if changed else None
    yield f"admin:{name}_changelist", Page(SUPERUSER, writes, posted=200)
    yield f"admin:{name}_add", Page(SUPERUSER if changed else NO_STAFF, writes)
    yield f"admin:{name}_delete", Page(SUPERUSER if changed else NO_STAFF, writes)
    yield f"admin:{name}_change", Page(SUPERUSER, writes, posted=REFUSED)
    yield f"admin:{name}_history", Page(SUPERUSER, posted=200)
    yield f"admin/{name.replace('_', '/')}/<path:object_id>/", Page(STAFF, status=LEADS_ON, posted=LEADS_ON)
    if name == "auth_user":
        yield f"admin:{name}_password_change", Page(SUPERUSER, SUPERUSER)


MODELS = {
    name: page
    for model in sorted(CHANGED | SHOWN)
    for name, page in _of_model(model, changed=model in CHANGED)
}
PAGES = SITE | PUBLIC | API | KEYS | TABLE | DESK | ADMIN | MODELS


def pages():
    """Return every declaration by the name of its route."""
    return PAGES


def models_of_the_admin():
    """Return the models of the admin, as their routes name them."""
    return {f"{model._meta.app_label}_{model._meta.model_name}" for model in admin.site._registry}
