"""The queries of each page that lists something, one line each; and the reason why any other page is no list.

A new address in urls.py needs a line in one of the two.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from tournaments.desk.decisions.views import ACTIONS


@dataclass(frozen=True, slots=True)
class Listing:
    """A list. event: one of those in `halls`; who: the reader; query: of its address; more: its parameters.

    bounded: why it does not grow with the rows of the hall; batch: the extra queries for 300 rows, if they are read
    some hundreds at a time.
    """

    route: str
    queries: int
    event: str = ""
    who: str = "director"
    query: str = ""
    more: Mapping[str, object] = field(default_factory=dict)
    bounded: str = ""
    batch: int = 0

    @property
    def name(self):
        """Return its name, unique among the lists of its route."""
        said = [self.event, self.query, *map(str, self.more.values())]
        return "-".join([self.route.removeprefix("tournaments:"), *filter(None, said)])


def _desk(route, queries, event="", query="", bounded="", batch=0, **more):
    return Listing(f"tournaments:{route}", queries, event, "director", query, more, bounded, batch)


def _public(route, queries, event="", query="", bounded="", **more):
    return Listing(f"tournaments:{route}", queries, event, "stranger", query, more, bounded)


def _table(route, queries, event, **more):
    return Listing(f"scoring:{route}", queries, event, "stranger", more=more)


# Of these there are few to choose from, whatever the number of duplas.
FEW = "the event itself, stages, rounds, and who is level"
OF_FEW = {
    *("desafixar", "desempate", "encerrar-fase", "esquecida", "por-fase", "reabrir-fase", "recomecar-fase"),
    *("tardia", "trocar-lugares"),
    *("apagar", "cancelar", "encerrar-agora", "retomar"),
}
OF_FOUR = {"mesa-incompleta"}
OF_THE_EVENT = {"apagar", "cancelar", "retomar"}  # the page has it already
OVER_STAGES = {"desempate", "parceiro", "punir", "saida", "volta"}  # the stages are read first
OF_ROUNDS = {"tardia"}  # whether it is too late
WITH_REASONS = {"retirar-punicao"}  # which may say a name that was replaced
OF_DECISIONS = [
    _desk(
        "desk_life_action",
        13
        + (key in OVER_STAGES | WITH_REASONS | OF_ROUNDS)
        + 2 * (key == "por-fase")
        - (key in OF_THE_EVENT),
        "played",
        bounded=FEW * (key in OF_FEW),
        key=key,
    )
    for key in sorted(ACTIONS.keys() - OF_FOUR)
]
# The log is read five hundred lines at a time, which is three queries more.
SPREADSHEETS = {"inscritos": 6, "resultados": 15, "classificacao": 15, "livro": 6, "historico": 9}
OF_FILES = [
    _desk("desk_spreadsheet", queries, "played", batch=3 * (table == "historico"), table=table, form=form)
    for table, queries in SPREADSHEETS.items()
    for form in ("csv", "xlsx")
]
OF_API = {
    ("api-duplas", "early"): 7,
    ("api-links", "hall"): 7,
    ("api-round-standings", "played"): 17,
    ("api-jogo", "sheet"): 8,
    ("api-duplas", "hall"): 6,
    ("api-players", "hall"): 6,
    ("api-seals", "sheet"): 10,
    ("api-revisions", "revised"): 7,
    ("api-event", "played"): 9,
}
API = {
    "early": ("api-duplas",),
    "revised": ("api-revisions",),
    "hall": (
        "api-where",
        "api-live",
        "api-players",
        "api-duplas",
        "api-results-file",
        "api-jogos",
        "api-bracket",
        "api-rounds",
        "api-stage-round",
        "api-links",
    ),
    "played": (
        "api-event",
        "api-standings-file",
        "api-standings",
        "api-stage-standings",
        "api-round-standings",
    ),
    "rounds": ("api-rounds", "api-stage-rounds", "api-jogos"),
    "ended": ("api-final-ranking",),
    "bracket": ("api-bracket", "api-stage-bracket", "api-stages"),
    "teams": ("api-teams", "api-stage-teams"),
    "sheet": ("api-jogo", "api-seals"),
}
LISTS = (
    Listing("tournaments:desk", 4, who="member"),
    _desk("desk_club", 7),
    _desk("desk_members", 8),
    _desk("desk_players", 6),
    _desk("desk_merge", 7),
    _desk("desk_person", 7),
    _desk("desk_person_file", 11),
    _desk("desk_seasons", 7),
    _desk("desk_season", 8),
    _desk("desk_rules", 5),
    _desk("desk_advice", 7, query="duplas=16&mesas=8&horas=4"),
    _desk("tournament_new", 5),
    _desk("desk_tournament", 13, "early"),
    _desk("desk_tournament", 15, "drawn"),
    _desk("desk_tournament", 13, "hall"),
    _desk("desk_tournament", 19, "bracket"),
    _desk("desk_tournament", 10, "single"),
    _desk("desk_tournament", 10, "teams"),
    _desk("tournament_start", 18, "early", bounded="it says how many are missing"),
    _desk("desk_checkin", 9, "early"),
    _desk("desk_contact", 24, "rounds", bounded="the jogos of one dupla"),
    _desk("desk_contact", 27, "hall", bounded="the jogos of one dupla"),
    _desk("desk_teams", 9, "teams"),
    _desk("desk_plan", 9, "early", bounded="it says how many have entered"),
    _desk("desk_rounds", 18, "hall"),
    _desk("desk_rounds", 13, "rounds"),
    _desk("desk_rounds", 15, "single"),
    _desk("desk_round", 18, "hall"),
    _desk("desk_round", 27, "played"),
    _desk("desk_round", 11, "single"),
    _desk("desk_seating", 15, "hall"),
    _desk("desk_seating", 12, "single"),
    _desk("round_sumulas", 15, "hall"),
    _desk("desk_sumulas", 14, "hall"),
    _desk("desk_rest", 14, "hall"),
    *OF_DECISIONS,
    *(_desk("desk_life_action", 8, "single", key=key) for key in sorted(OF_FOUR)),
    _desk("desk_paper", 13, "hall"),
    _desk("desk_paper", 13, "hall", "com=contas"),
    _desk(
        "desk_prizes",
        16,
        "ended",
        "total=100&partes=1+1+1&unidade=1",
        bounded="as many places as have a share",
    ),
    *OF_FILES,
    _desk("desk_event_file", 33, "played"),
    _desk("desk_standings", 26, "played"),
    _desk("desk_standings", 17, "ended"),
    _desk("desk_standings", 19, "bracket"),
    _desk("desk_standings", 19, "teams"),
    _desk("desk_standings", 26, "played", "ver=publicada"),
    _desk("desk_log", 20, "played"),
    _desk("desk_log", 19, "hall", "maos=on"),
    _desk("desk_mesas", 20, "hall"),
    _desk("desk_mesas", 20, "hall", "vista=lista"),
    _desk("desk_mesas", 20, "hall", "ordem=silencio"),
    _desk("desk_mesas", 22, "played"),
    _desk("desk_outbox", 11, "hall"),
    _desk("desk_remessa", 12, "hall"),
    _desk("desk_bell", 19, "hall"),
    _desk("desk_clock", 13, "hall", bounded="a clock a round"),
    _desk("desk_find", 14, "hall", "busca=a"),
    _desk("desk_prints", 9, "rounds"),
    _desk("print_presence", 7, "early"),
    _desk("print_places", 14, "hall"),
    _desk("print_stage", 25, "played"),
    _desk("print_stage", 16, "ended"),
    _desk("print_stage", 18, "bracket"),
    _desk("print_sheets", 18, "hall"),
    _desk("desk_arrange", 12, "hall"),
    _desk("desk_qr", 13, "hall"),
    _desk("desk_blocos", 11, "hall"),
    _desk("desk_links", 8, "early"),
    _desk("desk_jogo", 14, "sheet"),
    _desk("desk_jogo", 15, "unconfirmed"),
    _desk("publish", 21, "revised"),
    _desk("publish", 24, "hall"),
    _public("home", 3),
    _public("club", 4),
    _public("club_agenda", 2),
    _public("season", 3),
    _public("players", 2, bounded="forty at once"),
    _public("player", 7),
    _public("tournament", 6, "early"),
    _public("tournament", 8, "drawn"),
    _public("tournament", 7, "hall"),
    _public("tournament", 6, "played", bounded="a page holds what a phone can"),
    _public("tournament", 6, "rounds", bounded="a page holds what a phone can"),
    _public("tournament", 7, "bracket", bounded="a page holds what a phone can"),
    _public("tournament", 7, "single"),
    _public("tournament", 7, "teams"),
    _public("tournament", 7, "hall", "q=a"),
    _public("standings", 5, "hall", bounded="a page holds what a phone can"),
    _public("standings", 5, "played", bounded="a page holds what a phone can"),
    _public("standings", 5, "teams", bounded="a page holds what a phone can"),
    _public("standings", 5, "single", bounded="a page holds what a phone can"),
    _public("crosstable", 5, "played", bounded="a page holds what a phone can"),
    _public("crosstable", 5, "rounds", bounded="a page holds what a phone can"),
    _public("rounds", 5, "hall", bounded="a page holds what a phone can"),
    _public("rounds", 5, "rounds", bounded="a page holds what a phone can"),
    _public("bracket", 5, "bracket", bounded="a page holds what a phone can"),
    _public("results", 5, "bracket", bounded="a page holds what a phone can"),
    _public("dupla", 19, "rounds"),  # ten are for its places: once a process and round
    _public("own", 11, "rounds"),
    _public("club_card", 3, bounded="four lines"),
    _public("season_card", 2, bounded="four lines"),
    _public("player_card", 5, bounded="four lines"),
    _public("card", 5, "hall", bounded="four places"),
    _public("bracket_card", 5, "bracket", bounded="three rounds"),
    _public("dupla_card", 5, "rounds", bounded="a place"),
    _public("jogo_card", 8, "sheet", bounded="a score"),
    _public("jogo", 8, "sheet"),
    _public("jogo_text", 8, "sheet"),
    _public("stood", 18, "played"),
    _public("feed", 6, "played"),
    _public("names_json", 9, "early"),
    _public("embed", 5, "played", part="classificacao"),
    _public("overlay", 5, "played", mesa=1, bounded="one mesa"),
    _public("facts", 8, "played"),
    _public("trail", 3, "hall"),
    _public("revisions", 3, "revised"),
    _public("revision", 3, "played"),
    _public("revision_json", 1, "played"),
    _public("bloco", 9, "hall"),
    _public("telao", 9, "hall"),
    _public("telao", 7, "played"),
    _public("telao", 9, "bracket"),
    _public("api-tournaments", 2),
    _public("api-clubs", 2),
    *(
        _public(
            name,
            OF_API.get((name, event), 5),
            event,
            bounded="a plan has few stages" * (name == "api-stages"),
        )
        for event, names in API.items()
        for name in names
    ),
    _table("table", 9, "sheet"),
    _table("check", 11, "unconfirmed"),  # the page of the table leads there
    _table("text", 3, "sheet"),
    Listing("sitemap", 6, who="stranger"),
)

NO_LISTS = {
    "a form": (
        "login",
        "first_director",
        "forgotten",
        "password_reset_confirm",
        "own_password",
        "second_step",
        "avulso",
        "tournaments:club_new",
        "tournaments:desk_rules_new",
        "tournaments:desk_rules_edit",
        "tournaments:tournament_edit",
        "tournaments:tournament_copy",
        "tournaments:desk_entry_list",
        "tournaments:desk_event_from_file",
        "tournaments:desk_event_import",
        "tournaments:desk_extra",
        "tournaments:desk_telao",
        "tournaments:code",
        "tournaments:invitation",
        "scoring:cards",
        "scoring:correct_cards",
        "scoring:totals",
        "scoring:correct_totals",
        "scoring:correct",
        "scoring:contest",
        "scoring:notes",
        "scoring:call",
        "tournaments:desk_mao",
    ),
    "answers no GET": (
        "logout",
        "end_others",
        "set_language",
        "scoring:jogada",
        "scoring:again",
        "scoring:dealer",
        "scoring:take_over",
        "scoring:take_back",
    ),
    "a text that no row of the database makes longer": (
        "healthz",
        "readyz",
        "service_worker",
        "manifest",
        "robots",
        "security",
        "open_table",
        "privacy",
        "promessa",
        "tournaments:desk_life",  # every decision there is
        "tournaments:desk_files",
        "tournaments:api-root",
        "tournaments:proof",
        "tournaments:proof_script",
        "tournaments:api-guide",  # its examples are of one event
        "tournaments:api-json-schema",
        "tournaments:api-schema",
        "api/v1/^.*$",
        "scoring:share",
        "result_picture",
    ),
    "of one rule set": (
        "scoring:rules",
        "tournaments:rules",
        "tournaments:api-rules",
        "tournaments:club_rules",
        "tournaments:desk_rules_file",
    ),
    "of one event": ("tournaments:dupla_agenda", "tournaments:api-tournament"),
    "of one jogo, its score alone": ("scoring:score",),
    "of the operator, twenty rows of each kind: counted in tests/deploy": ("operation", "metrics"),
    "of one stage": ("tournaments:api-stage",),
    "leads on": ("tournaments:mesa", "tournaments:live"),
}
ADMIN = "admin"  # neither of the desk nor of the public: Django shows a hundred rows at a time

# Lists whose SQL the two databases may answer differently: together they have each kind of aggregate, subquery, cast
# and order of nulls that the lists have on each table. They are read on SQLite too.
DIFFER = {
    *("api-links-hall", "api-revisions-revised", "api-seals-sheet", "api-tournaments"),
    *("bloco-hall", "desk_bell-hall", "desk_contact-hall", "desk_life_action-played-abandonado"),
    *("desk_life_action-played-trocar-lugares", "desk_log-played", "desk_members", "desk_paper-hall"),
    *("desk_person_file", "desk_players", "desk_qr-hall", "desk_rest-hall", "desk_rounds-hall"),
    *("desk_spreadsheet-played-livro-csv", "desk_standings-bracket", "desk_sumulas-hall", "desk_teams-teams"),
    *("desk_tournament-early", "own-rounds", "players", "print_sheets-hall", "revision-played"),
    *("scoring:check-unconfirmed", "sitemap", "stood-played", "tournament_start-early"),
}
