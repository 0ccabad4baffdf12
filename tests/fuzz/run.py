"""A hall that gets valid and damaged requests, and its invariants: no 5xx, no partial write, all checks clean."""

import traceback
from collections import Counter
from contextlib import contextmanager
from io import StringIO
from itertools import cycle
from random import Random
from types import SimpleNamespace
from uuid import uuid4

from django.core.exceptions import ObjectDoesNotExist
from django.core.files import File
from django.core.management import CommandError, call_command
from django.core.signals import got_request_exception
from django.db import Error, connection, transaction
from django.urls import reverse

from rules import Code
from scoring import tokens
from scoring.jogo.sheet import sheet
from scoring.models import MESA, Jogo, SeatKey
from tests.access.bodies import Page
from tests.access.catalogue import FORMS
from tests.access.declared import DESK, PAGES
from tests.access.hall import SEATS, Hall
from tests.access.routes import routes
from tests.access.stored import Stored, written_by
from tests.director.desk_pages import filled
from tests.factories import catch_up
from tests.fuzz.hostile import Request, spoil
from tests.scoring.cards_typed import CARDS, typed_cards
from tests.scoring.typed import TYPED, typed
from tournaments.errors import TournamentError
from tournaments.models import Confronto, Round

# Rows written by a refused request: attempts to sign in or to guess a code, and the holder of a seat.
BOOKKEEPING = {"django_session", "tournaments_signintry", "tournaments_tentativa", "scoring_acesso"}
OF_A_MAO = TYPED | {
    name: value for name, value in typed_cards(CARDS).items() if name[1:] in {"-melds", "-morto"}
}
PLAYED = ["scoring:table", "scoring:table", "scoring:cards", "scoring:check", "scoring:correct"]
AT_TABLE = [*(name for name in PAGES if name.startswith("scoring:")), *PLAYED * 6]
AT_DESK = [name for name in PAGES if name in DESK]
EVERY = sorted(PAGES)
TABLES = (
    "cup",
    "confirm",
    "apart",
    "disputed",
    "of three",
    "theirs",
    "round played",
)  # events with open jogos
BY_LINE = {"jogadores"}  # each line of this list is independent: a bad one stops no other
VALID_EACH = 6  # one request in this many is a valid form of tests/access
# Exceptions of the hall if it no longer has the object of a form.
GONE = (AssertionError, LookupError, AttributeError, TypeError, ObjectDoesNotExist)


class Fuzz:
    """One run. seed: of all choices. told: the faults; seen: answers by route and hundreds of their status."""

    def __init__(self, seed):
        self.seed, self.hall, self.told, self.seen = seed, Hall(), [], Counter()
        self.valid, self.changed, self.raised = cycle(FORMS), True, ""
        self.stored = Stored(BOOKKEEPING)
        self.number, self.made, self.latest = 0, 0, []

    def run(self, requests):
        """Send this number of requests, then run all checks. Return the faults."""
        with self._watched():
            for _ in range(requests):
                self._one(self._dice())
        self._verify()
        return self.told

    def each(self, forms=FORMS, *, valid=True):
        """Send forms valid and damaged, and damage every address, each in the hall as built.

        valid: send valid forms too. Return the faults, including valid forms that could not be sent or were refused.
        """
        with self._watched():
            for form in forms:
                self._taken_back(lambda form=form: self._each_form(form, valid=valid))
            for name in EVERY:
                self._taken_back(lambda name=name: self._each_address(name))
        return self.told

    def _each_form(self, form, *, valid):
        request = self._of_catalogue(form)
        if request is None:
            self._tell("could not be sent", form.name)
            return
        spoiled = spoil(Request("POST", request.address, dict(request.fields)), self._dice())
        self._taken_back(lambda: self._send(spoiled, form.route, self.hall.browser(form.by)))
        if not valid:
            return
        answer = self._send(request, form.route, self.hall.browser(form.by))
        if answer.status_code != form.answers:
            self._tell(f"{answer.status_code}, not {form.answers}, though it is valid", form.name)

    def _each_address(self, name):
        dice = self._dice()
        self._send(spoil(Request("GET", self._address(name, dice)), dice), name, self._browser(dice))

    def _taken_back(self, act):
        known, block = self.stored.now(), transaction.savepoint_create()
        act()
        transaction.savepoint_rollback(block)
        self.stored.rows, self.stored.written = known, set()

    def _dice(self):
        self.number += 1
        return Random(f"{self.seed}/{self.number}")

    @contextmanager
    def _watched(self):
        # Records exceptions and writes.
        got_request_exception.connect(self._raises)
        try:
            with connection.execute_wrapper(self.stored), connection.execute_wrapper(self._watch):
                yield
        finally:
            got_request_exception.disconnect(self._raises)

    def _one(self, dice):
        if self.number % VALID_EACH == 0:
            self._valid(next(self.valid))
        elif self.number % 100 == 1:
            catch_up(self.hall.events[dice.choice(sorted(self.hall.events))])
        else:
            dice.choice((self._read, self._read, self._spoiled, self._pressed, self._pressed, self._played))(
                dice
            )

    # what is sent

    def _valid(self, form):
        # Sent by a user with permission.
        if request := self._of_catalogue(form):
            self._send(request, form.route, self.hall.browser(form.by))

    def _of_catalogue(self, form):
        # None if the hall no longer has the form's object.
        try:
            form.ready(self.hall)
            with transaction.atomic():
                try:
                    sent = form.sent(self.hall)
                finally:
                    transaction.set_rollback(True)
        except (*GONE, TournamentError):
            return None
        return Request("POST", sent.address, sent.fields)

    def _read(self, dice):
        name = dice.choice(EVERY)
        request = Request("GET", self._address(name, dice))
        if dice.random() < 0.7:
            spoil(request, dice)
        self._send(request, name, self._browser(dice))

    def _spoiled(self, dice):
        form = dice.choice(FORMS)
        request = self._of_catalogue(form)
        if request is None:
            self._read(dice)
            return
        browser = self.hall.browser(form.by) if dice.random() < 0.8 else self._browser(dice)
        self._send(spoil(request, dice), form.route, browser)

    def _pressed(self, dice):
        # A form of an open page, sent unchanged or damaged.
        table = dice.random() < 0.5
        name = dice.choice(AT_TABLE if table else AT_DESK)
        browser = self._phone(dice) if table else self.hall.browser("director")
        address = self._address(name, dice)
        answer = self._send(Request("GET", address), name, browser)
        if answer.status_code >= 300 or "html" not in answer.headers.get("Content-Type", ""):
            return
        page = Page(address, answer.status_code, answer.content.decode())
        for _ in range(2):
            forms = [form for form in page.forms if form.method.lower() == "post"]
            if not forms:
                return
            form = dice.choice(forms)
            to = form.action.partition("#")[0]
            request = Request(
                "POST", to if to.startswith("/") else address.partition("?")[0] + to, self._filled(form, dice)
            )
            if dice.random() < 0.4:
                spoil(request, dice)
            answer = self._send(request, name, browser)
            if answer.status_code not in {200, 409, 422} or "html" not in answer.headers.get(
                "Content-Type", ""
            ):
                return
            page = Page(request.address, answer.status_code, answer.content.decode())

    def _played(self, dice):
        # The other dupla confirms the mão if the mode needs it.
        jogos = list(Jogo.objects.filter(closed_at=None).order_by("pk"))
        if not jogos:
            return
        jogo = dice.choice(jogos)
        partida, number = sheet(jogo).next_place
        side = dice.choice("AB")
        seats = {"scorer": [MESA], "confirm": [side], "apart": ["A", "B"]}[jogo.entry]
        by_cards = dice.random() < 0.4
        for seat in seats:
            said = {"partida": str(partida), "number": str(number), "acknowledged": list(Code)}
            body = (typed_cards(CARDS) if by_cards else typed()) | said
            self._at(jogo, seat, "cards" if by_cards else "table", body, dice)
        if jogo.entry == "confirm":
            said = {"mao": f"{partida}.{number}.1", "client_id": str(uuid4())}
            self._at(jogo, "B" if side == "A" else "A", "check", said, dice)

    def _at(self, jogo, seat, name, body, dice):
        # One in five bodies is damaged.
        address = reverse(f"scoring:{name}", args=(tokens.current(jogo, seat) or "nada",))
        fields = {key: value if isinstance(value, list) else [value] for key, value in body.items()}
        request = Request("POST", address, fields | {"assumir": ["sim"]})
        self._send(
            spoil(request, dice) if dice.random() < 0.2 else request, f"scoring:{name}", self._phone(dice)
        )

    def _filled(self, form, dice):
        desk = SimpleNamespace(newcomer=self._newcomer, tournament=self.hall.events["round draft"])
        typed = {name: value for name, value in OF_A_MAO.items() if name in form.names()}
        found = {}
        for name, value in filled(form, dice, desk, typed):
            found.setdefault(name, []).append(value)
        if "acknowledged" in form.names():
            found["acknowledged"] = [one.value for one in form.controls if one.name == "acknowledged"]
        buttons = [one for one in form.buttons if one.name]
        if buttons and dice.random() < 0.9:
            pressed = dice.choice(buttons)
            found[pressed.name] = [pressed.value]
        return found

    def _newcomer(self):
        self.made += 1
        return f"Chegou Agora {self.made}"

    def _address(self, name, dice):
        # With existing objects of any event, jogo and seat.
        route, hall = routes()[name], self.hall
        at_table = route.pattern.startswith("mesa/")
        event = dice.choice(TABLES if at_table else sorted(hall.events))
        tournament = hall.events[event]
        jogos = Jogo.objects.filter(confronto__tournament=tournament).order_by("pk")
        if not jogos and {"jogo", "token"} & set(route.names):
            event, tournament = "cup", hall.events["cup"]
            jogos = Jogo.objects.filter(confronto__tournament=tournament).order_by("pk")
        known = {name: dice.randint(1, 3) for name in ("partida", "number", "stage", "round", "pk", "rules")}
        known["key"] = dice.choice([form.label for form in FORMS if form.route.endswith("life_action")])
        known["slug"] = hall.club.slug if "clubes/" in route.pattern else tournament.slug
        if jogos:
            jogo = dice.choice(list(jogos))
            known["jogo"] = jogo.public_id
            if at_table:
                known["token"] = self._token(jogo, dice)
        for part, rows in (
            ("rodadas/", Round.objects.filter(stage__tournament=tournament)),
            ("confrontos/", Confronto.objects.filter(tournament=tournament, jogo__isnull=False)),
        ):
            if part in route.pattern and (keys := list(rows.order_by("pk").values_list("pk", flat=True))):
                known["pk"] = dice.choice(keys)
        if "regulamentos/" in route.pattern and dice.random() < 0.8:
            known["rules"] = known["pk"] = hall.rules.pk
        try:
            place = hall.place(route, event)
        except (LookupError, AttributeError):
            place = dict.fromkeys(route.names, 1)
        place |= {name: value for name, value in known.items() if name in place}
        return route.address(**{name: value or "nada" for name, value in place.items()})

    def _token(self, jogo, dice):
        wanted = dice.choice((MESA, MESA, *SEATS.values()))
        seat = (
            SeatKey.objects.filter(jogo=jogo, seat=wanted).first()
            or SeatKey.objects.filter(jogo=jogo).first()
        )
        return tokens.printed(seat) if seat else "nada"

    def _phone(self, dice):
        # Usually the same phone.
        browser = self.hall.browser("mesa")
        if dice.random() < 0.85:
            browser.cookies["canastra_device"] = "um-celular-da-mesa-qualquer"
        return browser

    def _browser(self, dice):
        return self.hall.browser(
            dice.choice(("stranger", "visitor", "scorer", "director", "other director", "superuser"))
        )

    # what has to hold

    def _send(self, request, name, browser):
        before = self.stored.now()
        browser.raise_request_exception = False
        for cookie, value in request.cookies.items():
            # Newer releases of Python refuse control characters, which an attacker's program sends all the same.
            browser.cookies[cookie] = ""
            browser.cookies[cookie]._coded_value = browser.cookies.value_encode(value)[1]
        self.changed, self.raised = False, ""
        block = transaction.savepoint_create()
        answer = self._answered(browser, request)
        status = answer.status_code
        self.seen[name, status // 100] += 1
        self.latest = [*self.latest[-2:], f"{self.number}: {request} -> {status}"]
        if (status >= 500 and name != "readyz") or self.raised:  # there is no worker here, and it says so
            transaction.set_rollback(False)
            transaction.savepoint_rollback(block)
            self._tell(f"{status}: {self.raised.strip().splitlines()[-1] if self.raised else ''}", name)
        elif status >= 400 and self.changed and not BY_LINE & set(request.fields.get("acao", ())):
            after = self.stored.now()
            taken_over = {"scoring_registro"} if "assumir" in request.fields else set()
            found = {table for table in before | after if before.get(table) != after.get(table)}
            if tables := sorted(found - taken_over):
                self._tell(f"{status}, and yet changed: {tables}", name)
        return answer

    def _answered(self, browser, request):
        if any(isinstance(value, File) for values in request.fields.values() for value in values):
            for values in request.fields.values():
                [value.seek(0) for value in values if isinstance(value, File)]
            # The test client encodes its data, and refuses a lone surrogate.
            fields = {
                name: [
                    one if isinstance(one, File) else str(one).encode(errors="surrogatepass")
                    for one in values
                ]
                for name, values in request.fields.items()
            }
            return browser.post(request.target, fields, headers=request.headers)
        query = request.target
        return browser.generic(
            request.method, query, request.data, request.content_type, headers=request.headers
        )

    def _watch(self, execute, sql, params, many, context):
        self.changed |= bool(written_by(sql))
        return execute(sql, params, many, context)

    def _raises(self, sender, **kwargs):
        self.raised = traceback.format_exc()

    def _tell(self, what, name):
        self.told.append("\n".join([f"{name}: {what}", *self.latest, self.raised[-1800:]]))

    def _verify(self):
        # Pending refreshes first, then the three checks.
        self.latest, self.raised = [], ""
        try:
            for event in self.hall.events.values():
                event.refresh_from_db()
                if event.is_public:
                    catch_up(event)
            call_command("verify", verbosity=0, stdout=(said := StringIO()))
        except (CommandError, Error) as exc:
            self._tell(f"{exc}\n{said.getvalue()[:2000]}", "verify")
