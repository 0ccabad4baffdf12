"""State machines of tables and directors that send random requests: repeated, late, out of order and altered."""

from collections import Counter
from uuid import uuid4

from django.db import transaction
from hypothesis import strategies as st
from hypothesis.stateful import (
    Bundle,
    RuleBasedStateMachine,
    initialize,
    invariant,
    multiple,
    precondition,
    rule,
)

from scoring.entry import apart, confirmation, record, ruling
from scoring.errors import ScoringError
from scoring.jogo.mao_state import MaoState
from scoring.ledger.chain import stored_name
from scoring.models import AuditEntry, Confirmation, Mao, Submission
from tests.scoring import two_duplas as table
from tests.scoring.cast import facts

SENT = Bundle("sent")
POINTS = st.sampled_from([810, 710, 610, 510])
TAMPERED = facts(660, -110)  # no dupla enters this by itself
SIDES, AT = st.sampled_from(["A", "B"]), st.integers(0, 9)
OTHER = {"A": "B", "B": "A", "": "A"}
NO_CONTENT = {"client_id", "source", "acknowledged"}
OF_A_SIDE = {confirmation.confirm, confirmation.contest, apart.send}
STORED = (Mao, Confirmation, Submission)
THERE_IS_ONE = precondition(lambda self: Mao.objects.standing().exists())


class Machine(RuleBasedStateMachine):
    """One jogo and its invariants. A request is a verb and its arguments."""

    ENTRY = ""

    def __init__(self):
        super().__init__()
        self.undone = transaction.atomic()
        self.undone.__enter__()
        self.jogo = table.opened(self.ENTRY, target=3000, partidas=3, totals_allowed=True)
        self.accepted = {}  # by key: the object of the receipt, and the content it was for
        self.confirmed = {}  # by place: the version that was confirmed

    def teardown(self):
        transaction.set_rollback(True)
        self.undone.__exit__(None, None, None)

    def deliver(self, request):
        """Send a request. A known request gets its old receipt again; a refused one changes no row."""
        verb, told = request
        key, content = told["client_id"], {name: told[name] for name in told.keys() - NO_CONTENT}
        before = rows()
        try:
            done = verb(jogo=self.jogo, **told)
        except ScoringError:
            assert rows() == before
            assert key not in self.accepted or self.accepted[key][1] != content
            return
        assert self.accepted.setdefault(key, (of(done), content)) == (of(done), content)
        assert done.replay == (rows() == before)
        if told.get("director") and (place := (told["partida"], told["number"])) in self.confirmed:
            self.confirmed[place] = max(self.confirmed[place], done.mao.pk)

    @rule(request=SENT)
    def send_again(self, request):
        self.deliver(request)

    @rule(request=SENT, how=st.integers(0, 3))
    def tamper(self, request, how):
        verb, told = request
        ways = tamperings(verb, told)
        self.deliver((verb, told | ways[how % len(ways)]))

    @precondition(lambda self: self.disputed() or self.apart)
    @rule(target=SENT, side=SIDES, given=st.none() | POINTS)
    def decide(self, side, given):
        """Let the director decide a disputed mão; if the duplas enter separately, the next one."""
        mao = self.disputed()
        told = self.content(mao, given or 0, "") | {"choose": side, "reason": "conferi na mesa"}
        del told["side"]
        told |= {"seen_version": mao.version if mao else 0, "facts": facts(given, -110) if given else None}
        return self.sends(ruling.rule, told)

    @THERE_IS_ONE
    @rule(target=SENT, side=SIDES, points=POINTS, at=AT, director=st.booleans())
    def correct(self, side, points, at, director):
        mao = self.one(at)
        told = self.content(mao, points, "" if director else self.side(side))
        told |= {"reason": "soma", "director": director, "seen_version": mao.version}
        return self.sends(record.correct_mao, told)

    @invariant()
    def confirmed_maos_stand(self):
        """Check that a confirmed mão never changes, except by the director."""
        self.jogo.refresh_from_db()
        lines = {(line.mao.partida.number, line.number): line for line in self.lines()}
        assert {
            place: line.mao.pk for place, line in lines.items() if place in self.confirmed
        } == self.confirmed
        self.confirmed |= {
            place: line.mao.pk for place, line in lines.items() if line.state == MaoState.CONFIRMED
        }

    @invariant()
    def nothing_counts_twice(self):
        standing = list(Mao.objects.standing().values_list("partida", "number"))
        partidas = table.sheet(self.jogo).partidas
        assert len(set(standing)) == len(standing) == sum(len(partida.maos) for partida in partidas)
        for partida in partidas:
            assert [line.number for line in partida.maos] == list(range(1, len(partida.maos) + 1))
            for side in "AB":
                assert partida.totals[side] == sum(line.totals[side] for line in partida.maos)

    @invariant()
    def every_fact_is_in_one_line_of_the_trail(self):
        trail = AuditEntry.objects.filter(jogo=self.jogo).values_list("rows", flat=True)
        told = Counter((row["model"], row["id"]) for kept in trail for row in kept)
        assert told == Counter(
            (stored_name(model), pk) for model in STORED for pk in model.objects.values_list("pk", flat=True)
        )

    def sends(self, verb, told, *, late=False):
        """Send a request for the first time, unless it is held back. Return it, to be sent again."""
        if not late:
            self.deliver((verb, told))
        return verb, told

    def side(self, side):
        return side

    @property
    def apart(self):
        return self.ENTRY == "apart"

    def disputed(self):
        """Return the mão that one dupla contests, if any."""
        return next((line.mao for line in self.lines() if line.state == MaoState.DIVERGENT), None)

    def lines(self):
        return [line for partida in table.sheet(self.jogo).partidas for line in partida.maos]

    def one(self, at):
        """Return a valid mão by index, modulo their number; -1 for the last one."""
        lines = self.lines()
        return lines[at % len(lines)].mao if lines else None

    def content(self, mao, points, side, *, ahead=0):
        """Return the content of an entry for a mão, or for the next one."""
        place = {"partida": mao.partida.number, "number": mao.number} if mao else table.place_of(self.jogo)
        how = {"acknowledged": table.ALL, "source": table.PHONE, "side": side, "client_id": uuid4()}
        return place | how | {"number": place["number"] + ahead, "facts": facts(points, -110)}


class Table(Machine):
    """One dupla enters; the other confirms or contests."""

    ENTRY = "confirm"

    @initialize(
        target=SENT, points=POINTS, agrees=st.booleans(), figures=st.none() | POINTS, late=st.booleans()
    )
    def begin(self, points, agrees, figures, late):
        """Enter a mão and answer it, so that later steps also concern these."""
        return multiple(self.enter("A", points, 0, False), self.answer("B", 1, agrees, figures, late))

    @rule(target=SENT, side=SIDES, points=POINTS, ahead=st.integers(0, 1), typed=st.booleans())
    def enter(self, side, points, ahead, typed):
        told = self.content(None, points, self.side(side), ahead=ahead)
        return self.sends(record.record_mao, told | ({"facts": only_totals(points)} if typed else {}))

    @THERE_IS_ONE
    @rule(target=SENT)
    def take_back(self):
        mao = self.one(-1)
        told = self.content(mao, 0, "") | {"seen_version": mao.version}
        kept = {"partida", "number", "seen_version", "client_id", "source"}
        return self.sends(record.take_back, {name: told[name] for name in kept})

    @THERE_IS_ONE
    @rule(target=SENT, side=SIDES, at=AT, agrees=st.booleans(), points=st.none() | POINTS, late=st.booleans())
    def answer(self, side, at, agrees, points, late):
        """Confirm or contest a mão, usually as the dupla with permission, at once or after the next step."""
        mao = self.one(at)
        told = self.content(mao, points or 0, OTHER[mao.side] if at else side)
        told |= {"reason": "a canastra", "facts": facts(points, -110) if points else None}
        verb = confirmation.contest
        if agrees:
            verb, told = confirmation.confirm, {name: told[name] for name in ("side", "client_id", "source")}
        told |= {"maos": [table.place(mao)]} if agrees else {"seen_version": mao.version}
        return self.sends(verb, told, late=late)


class Scorer(Table):
    """The same with one person who enters for both."""

    ENTRY = "scorer"

    def side(self, side):
        return ""


class Apart(Machine):
    """Two duplas enter separately: each sends its version, ahead, repeated, changed; the director decides."""

    ENTRY = "apart"

    @rule(
        target=SENT,
        side=SIDES,
        points=st.sampled_from([810, 710]),
        ahead=st.integers(0, 2),
        typed=st.booleans(),
    )
    def send(self, side, points, ahead, typed):
        told = self.content(None, points, side, ahead=ahead)
        return self.sends(apart.send, told | ({"facts": only_totals(points)} if typed else {}))

    @rule(request=SENT)
    def other_dupla_says_the_same(self, request):
        verb, told = request
        if verb is apart.send:
            self.deliver((verb, told | {"side": OTHER[told["side"]], "client_id": uuid4()}))

    @invariant()
    def what_stands_is_agreed_on(self):
        assert {line.state for line in self.lines()} <= {MaoState.CONFIRMED}


def only_totals(points):
    return {"totals": {"A": points, "B": -110}}


def rows():
    """Return the number of stored rows: every effective request leaves a line."""
    return [model.objects.count() for model in (*STORED, AuditEntry)]


def of(done):
    """Return the object of a receipt."""
    if isinstance(done, apart.Sending):
        return done.envio.pk
    return [mao.pk for mao in done.maos] if isinstance(done, confirmation.Word) else done.mao.pk


def tamperings(verb, told):
    """Return the possible alterations of a request that keeps its key."""
    elsewhere = {"number": told["number"] + 1} if "number" in told else {"maos": [*told["maos"], (9, 9, 1)]}
    ways = [elsewhere]
    if "facts" in told:
        ways.append({"facts": TAMPERED})
    if verb in OF_A_SIDE:
        ways.append({"side": OTHER[told["side"]]})
    if verb is confirmation.contest:
        ways.append({"reason": "outra conta"})
    return ways
