"""The forms of the table, for each seat, and forms of no event: sign-in, a private jogo, a code."""

from uuid import uuid4

from django_otp.oath import TOTP

from tests.access.forms import Form
from tests.access.hall import AVULSO, OPENER, PASSWORD, SALT, WHY
from tests.scoring import typed as forms
from tests.scoring.cards_typed import CARDS, typed_cards
from tests.scoring.typed import typed
from tournaments import second_factor
from tournaments.hall import mesas

FOLLOWS = {"follow": 403}  # refused at the table: it reads
READS = {"side A": 422, "side B": 422}  # with one scorer for both sides a dupla only reads
CORRECTS = {"seen_version": "1", "reason": WHY}
PLACE = {"partida": "1", "number": "2"}
NEW_PASSWORD = "uma-senha-bem-outra"


def _table(name, typed=(), *, by="mesa", label="", event="cup", but=FOLLOWS | READS, alone=True, **more):
    # Without arguments it is a form of a jogo scored by one person.
    def found(hall):
        return dict(typed() if callable(typed) else typed)

    said = {"typed": found, "by": by, "label": label, "event": event, "but": but, "alone": alone}
    return Form(route=f"scoring:{name}", **said | more)


def _totals(**more):
    return PLACE | {"A-total": "1200", "B-total": "340", "client_id": str(uuid4())} | more


def _undone():
    return {"seen_version": "1", "client_id": str(uuid4())}


NOT_MESA = FOLLOWS | {"mesa": 422}
TABLE = (
    _table("table", lambda: typed(number=2)),
    _table("correct", lambda: typed(**CORRECTS)),
    _table("cards", lambda: typed_cards(CARDS, number=2)),
    _table("correct_cards", lambda: typed_cards(CARDS, **CORRECTS)),
    _table("totals", _totals),
    _table("correct_totals", lambda: _totals(**CORRECTS)),
    _table("take_back", _undone),
    _table("jogada", lambda: typed_cards(CARDS, number=2), but={}, answers=200, writes=False),
    _table("dealer", {"side": "A"}, event="dealt", but=FOLLOWS),
    _table(
        "notes",
        PLACE | {"number": "1", "fazer": "relancinho", "relancinho": "A:1"},
        event="dealt",
        but=FOLLOWS,
    ),
    _table("call", but={"follow": 404}),
    _table(
        "share", {"aparelho": OPENER}, event=AVULSO, but=dict.fromkeys(("side A", "side B", "follow"), 404)
    ),
    _table(
        "again", {"aparelho": OPENER}, event=AVULSO, but=dict.fromkeys(("side A", "side B", "follow"), 404)
    ),
    _table("take_over", {"pedida": ""}, but=FOLLOWS),
    _table(
        "table", lambda: typed(number=2, dupla="A"), label="one side confirms", event="confirm", but=FOLLOWS
    ),
    _table(
        "check", by="side B", label="confirms", event="confirm", but=FOLLOWS | {"side A": 422}, alone=False
    ),
    _table(
        "contest",
        {"reason": WHY},
        by="side B",
        label="contests",
        event="confirm",
        but=FOLLOWS | {"side A": 422},
        alone=False,
    ),
    _table("table", typed, by="side A", label="each side enters", event="apart", but=NOT_MESA),
    _table(
        "table", lambda: typed(A_table="50"), by="side A", label="they differ", event="disputed", but=NOT_MESA
    ),
)


def _code(hall):
    event = hall.events["cup"]
    mesa = mesas.of_tournament(event)[0]
    return {"tournament": str(event.pk), "number": "1", "code": mesas.code(mesa)}


def _signed(name):
    return {"username": name, "password": PASSWORD}


def _first_code(hall, by):
    code = TOTP(second_factor._key(hall.people[by], SALT), digits=second_factor.DIGITS).token()
    return {"password": PASSWORD, "otp": f"{code:0{second_factor.DIGITS}}"}


CHANGED = {"old_password": PASSWORD, "new_password1": NEW_PASSWORD, "new_password2": NEW_PASSWORD}
ACCOUNT = {"username": "zelia", "password1": NEW_PASSWORD, "password2": NEW_PASSWORD}
SITE = (
    Form(route="login", typed=_signed("visitor"), by="stranger", alone=True),
    Form(route="logout", by="visitor", alone=True, writes=False),
    Form(route="own_password", typed=CHANGED, by="visitor"),
    Form(route="second_step", typed=_first_code, by="visitor", answers=200, own=True),
    Form(route="end_others", by="visitor", alone=True, writes=False),
    Form(route="avulso", query="?jogam=4&regras=regulamento-1", typed=forms.AVULSO, by="stranger"),
    Form(
        route="set_language", typed={"language": "en", "next": "/"}, by="stranger", alone=True, writes=False
    ),
    Form(route="tournaments:invitation", acao="criar", typed=ACCOUNT, by="convite"),
    Form(route="tournaments:code", typed=_code, by="stranger", alone=True),  # a right code is kept for weeks
)
