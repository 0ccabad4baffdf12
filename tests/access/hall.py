"""A hall with an example of everything, built once: events in each state, jogos of each entry mode, people, keys.

All belongs to one club, except `theirs`, an event of another club.
"""

from contextlib import suppress
from datetime import date
from uuid import uuid4

from django.apps import apps
from django.conf import settings
from django.contrib.auth.models import Group, User
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from django.utils.encoding import force_bytes
from django.utils.http import urlsafe_base64_encode

from deploy.accounts import account
from scoring import tokens
from scoring.ledger.trail import Source
from scoring.lifecycle import open_close
from scoring.lifecycle.avulso import open_avulso
from scoring.lifecycle.call import call_director
from scoring.lifecycle.devices import hold
from scoring.models import FOLLOW, MESA, Jogo, SeatKey
from tests import factories
from tests.access.routes import NOTHING
from tests.factories import TABLE, jogos_being_played, make_stages, make_tournament, make_user
from tests.scoring.two_duplas import confirm, send
from tests.scoring.typed import typed
from tests.tournaments.desk.pages import exported
from tests.tournaments.event.confirming import agree
from tests.tournaments.teamed import teamed
from tournaments.clubs import (
    invitations,
    members,
    password_links,
    people,
    player_pages,
    rule_choice,
    rule_file,
)
from tournaments.desk.entries.entry_list_forms import ListPreview
from tournaments.entries import checkin
from tournaments.entries.leaving import withdraw
from tournaments.entries.list_entry import known
from tournaments.entry_list.cells import cells_of_text
from tournaments.entry_list.lines import ListDraft
from tournaments.errors import TournamentError
from tournaments.event import rounds, stages
from tournaments.event.draws import playoff
from tournaments.event.ending import cancelling
from tournaments.event_file import imports
from tournaments.event_file.write import as_bytes, write
from tournaments.hall import blocos, mesas, remessas, telao
from tournaments.hall.clocks import bell, clock_hands
from tournaments.models import (
    Club,
    Confronto,
    Dupla,
    PlayerMerge,
    Round,
    Season,
    Stage,
    Tournament,
    TournamentLogEntry,
)
from tournaments.outcomes import penalties
from tournaments.seasons import seasons

PEOPLE = (
    "stranger",
    "visitor",
    "scorer",
    "arbiter",
    "director",
    "other scorer",
    "other arbiter",
    "other director",
    "staff",
    "superuser",
)
SEATS = {"mesa": MESA, "side A": "A", "side B": "B", "follow": FOLLOW}
TOKENS = (*SEATS, "QR", "dupla", "bloco", "convite", "telao", "old")
PASSWORD = "canastra"  # of everybody: tests.factories
SALT = "0123456789abcdef" * 2  # of everybody's key for the second step
AVULSO, OPENER = "avulso", "celular-de-quem-abriu"  # a jogo of no event, and the device that opened it
WHY = "decisão da direção"
SWISS = {"format": "swiss", "rounds": 2, "partidas": 1, "order": ["points", "made", "lots"]}
BY_ROUND = {"format": "groups", "groups": 1, "top": 1, "partidas": 1, "pace": "round"}
INDIVIDUAL = {"format": "individual", "rounds": 2}


class Hall:
    """The events by name, the people by role, and a browser of each."""

    def __init__(self):
        self.people = {name: make_user(name.replace(" ", "-")) for name in PEOPLE[1:8]}
        self.people["staff"] = make_user("staff", is_staff=True)
        self.people["superuser"] = make_user("superuser", is_staff=True, is_superuser=True)
        self.club = factories.make_club("Clube do Cais", **self._who("director", "scorer"))
        members.set_member(club=self.club, user=self.people["arbiter"], role="arbiter")
        self.rules = factories.make_rules(self.club)
        player_pages.set_pages(club=self.club, on=True)
        self.player = members.add_player(club=self.club, name="Zélia Sozinha")
        self.twin = members.add_player(club=self.club, name="Zélia Sozinho")
        self.empty_club = Club.objects.create(name="Clube Vazio", slug="clube-vazio")
        self.group = Group.objects.create(name="Zeladoria")
        self.events = {}
        for state in ("draft", "open", "drawn"):
            self._event(state, duplas=4, state=state)
        self._event("called", duplas=4, state="open")
        agree(cancelling.cancel, tournament=self._event("cancelled", duplas=4, state="open"))
        checkin.mark(dupla=self.dupla("called"), present=True, source=TABLE)
        self._at_tables()
        self._by_rounds()
        names, rules = ("Ana e Bia", "Caio e Davi"), {"ruleset": "regulamento-1", "options": {"target": 1500}}
        self.avulso = open_avulso(
            labels=names, **rules, overrides={}, partidas=1, entry="scorer", source=Source(device=OPENER)
        )
        other = factories.make_club("Clube da Serra", **self._who("other director", "other scorer"))
        members.set_member(club=other, user=self.people["other arbiter"], role="arbiter")
        self.events["theirs"] = make_tournament(club=other, name="Copa da Serra", duplas=2, target=1500)
        self._keys()
        self._sessions = {name: self._signed_in(person) for name, person in self.people.items()}

    def _who(self, director, scorer):
        return {"director": self.people[director], "scorer": self.people[scorer]}

    def _event(self, name, **how):
        how = {"target": 1500} | how
        self.events[name] = make_tournament(club=self.club, name=f"Copa {name}", **how)
        return self.events[name]

    def _at_tables(self):
        # Brackets: one scorer; confirmation by a dupla; both duplas enter separately, once with different values.
        one, two, three, _four = jogos_being_played(self._event("cup", duplas=8, totals_allowed=True))
        factories.record(one)
        open_close.walkover(jogo=two, winner="A", reason=WHY, source=TABLE)
        factories.record(three)
        factories.record(jogos_being_played(self._event("confirm", duplas=4, entry="confirm"))[0], side="A")
        self._event("apart", duplas=4, entry="apart")
        self._event("timed", duplas=4, minutes=40)
        self._event("dealt", duplas=2, choice=rule_choice.find(self.club, "buraco-1"))
        factories.record(jogos_being_played(self._event("of three", duplas=2, partidas=3, target=700))[0])
        mao = factories.record(jogos_being_played(self.events["confirm"])[1], side="A")
        confirm(mao.partida.jogo, mao)
        disputed = jogos_being_played(self._event("disputed", duplas=4, entry="apart"))[0]
        send(disputed, "A")
        send(disputed, "B", 820, -100)
        self.called = call_director(jogo=self.jogo("confirm"), seat=MESA, source=TABLE)
        self.held = SeatKey.objects.get(jogo=three, seat=MESA)
        hold(acesso=self.held, device=TABLE.device)

    def _by_rounds(self):
        # Round by round: a draft; posted, not started; played; a closed stage; single players; teams.
        staged = {
            "round draft": ([SWISS], {"duplas": 6}),
            "round checked": ([SWISS], {"duplas": 4}),
            "round posted": ([BY_ROUND], {"duplas": 5}),
            "round up": ([BY_ROUND], {"duplas": 4}),
            "round played": ([SWISS], {"duplas": 4}),
            "stage closed": ([SWISS, {"format": "knockout", "top": 2}], {"duplas": 6, "auto_publish": False}),
            "individual": ([INDIVIDUAL], {"duplas": 8, "entrants": Tournament.Entrants.PLAYERS}),
        }
        for name, (plans, how) in staged.items():
            first = make_stages(*plans, club=self.club, name=f"Copa {name}", target=700, **how)[0]
            self.events[name] = first.tournament
            draft = self.round(name)
            if name == "round checked":
                rounds.check(round=draft, source=TABLE)
            elif name != "round draft":
                rounds.post(round=draft, source=TABLE)
            if name in {"round played", "stage closed"}:
                factories.play_open(first)
        played, closed = self.stage("round played"), self.stage("stage closed")
        dupla = Dupla.objects.filter(tournament=played.tournament).order_by("-number")[0]
        self.penalty = penalties.penalise(
            stage=played, dupla=dupla, round=1, sanction="warning", reason=WHY, source=TABLE
        )
        posted = self.events["round posted"]
        last = Dupla.objects.filter(tournament=posted).order_by("-number")[0]
        withdraw(dupla=last, justified=True, reason=WHY, source=TABLE)
        stages.close_stage(stage=closed, source=TABLE)
        teams = self._event("teams", duplas=4, state="open")
        teamed(teams, "Norte", "Norte", "Sul", "Sul")

    def _keys(self):
        # Follower addresses, mesas and links; of each kind also one that is no longer valid.
        open_jogos = Jogo.objects.filter(closed_at=None).exclude(pk=self.avulso.pk)
        SeatKey.objects.bulk_create(
            SeatKey(jogo=jogo, seat=FOLLOW, **tokens.fresh()) for jogo in open_jogos.order_by("pk")
        )
        for event in self.events.values():
            mesas.of_tournament(event)
            mesas.duplas_of(event)
            if event.is_public:
                factories.catch_up(event)
        cup = self.events["cup"]
        year = {"starts_on": date(2026, 1, 1), "ends_on": date(2026, 12, 31)}
        rules = {"points": [100, 60], "best": 0, "others": ()}
        self.season = seasons.save(season=Season(club=self.club), name="2026", **year, **rules)
        self.bloco = blocos.make(tournament=cup, first=1, last=4, source=TABLE)
        mesa, link = mesas.of_tournament(cup)[-1], mesas.duplas_of(cup)[-1]
        revoked = blocos.make(tournament=cup, first=7, last=8, source=TABLE)
        jogo = jogos_being_played(cup)[-1]
        asked = {"by": self.people["director"], "source": TABLE}
        self.convite = invitations.invite(club=self.club, role="scorer", **asked)
        refused = invitations.invite(club=self.club, role="director", **asked)
        invitations.revoke(convite=refused, **asked)
        self.old = {
            "mesa": tokens.current(jogo),
            "m": mesas.token(mesa),
            "dupla": mesas.token(link),
            "bloco": mesas.token(revoked),
            "convite": mesas.token(refused),
            "telao": mesas.token(telao.of_tournament(cup)),
        }
        last = jogos_being_played(self.events["apart"])[-1]  # no revision for readers exists yet
        open_close.walkover(jogo=last, winner="A", reason=WHY, source=TABLE)
        text, by = exported(self.jogo("cup"), typed(number=2)), self.people["director"]
        self.remessa = remessas.store(tournament=cup, text=text, total=1, by=by)
        self.event_import = imports.accept(club=self.club, content=as_bytes(write(cup)), by=by)
        imports.work()
        mesas.new_code(mesa=mesa, reason=WHY, source=TABLE)
        mesas.new_link(dupla=link.dupla, reason=WHY, source=TABLE)
        telao.new_link(telao=telao.of_tournament(cup), reason=WHY, source=TABLE)
        blocos.revoke(bloco=revoked, reason=WHY, source=TABLE)
        open_close.reissue_token(jogo=jogo, reason=WHY, source=TABLE)

    def _signed_in(self, person):
        client = Client()
        client.force_login(person)
        session = client.session
        session[account.SALT] = SALT
        session.save()
        return client.cookies[settings.SESSION_COOKIE_NAME].value

    def browser(self, column):
        """Return a new browser, signed in as the person of this column, or anonymous with only the address."""
        client = Client()
        if column in self._sessions:
            client.cookies[settings.SESSION_COOKIE_NAME] = self._sessions[column]
        return client

    def ring(self):
        """Ring the bell at a table; it can be undone for some minutes."""
        at = {"stage": self.stage("apart"), "number": 1, "confrontos": [self.confronto("apart").pk]}
        bell.ring_bells(**at, in_play=True, source=TABLE)
        rung = TournamentLogEntry.objects.filter(tournament=self.events["apart"], action="bell_rung")
        self.rung = rung.latest("sequence")

    def stop(self):
        """Stop the clock of the first round."""
        at = {"stage": self.stage("timed"), "number": 1, "source": TABLE}
        with suppress(TournamentError):  # the clock is stopped
            clock_hands.pause(**at)

    def extra(self):
        """Give the first table of the event with a clock some extra minutes."""
        clock_hands.give_extra(confronto=self.confronto("timed"), minutes=5, reason=WHY, source=TABLE)

    def merge(self):
        """Merge two players who are in no event."""
        one, other = (members.add_player(club=self.club, name=f"Yara {name}") for name in ("Sousa", "Souza"))
        people.merge(player=one, into=other, source=TABLE)
        self.junction = PlayerMerge.objects.latest("pk")

    def rules_file(self):
        return SimpleUploadedFile("da-casa.json", rule_file.write(self.rules))

    def event_file(self):
        """Return the file of a finished event, as the desk writes it."""
        return SimpleUploadedFile("copa.json", as_bytes(write(self.events["cup"])))

    def list_shown(self, event):
        """Return the form data of the preview of a list."""
        draft = ListDraft.begun(cells_of_text("Ana Nova / Bia Nova"), 2)
        shown = ListPreview(draft, known(self.events[event]))
        return {"acao": "inscrever", "lista": shown.carried, "visto": shown.digest}

    def from_paper(self, event):
        """Return the form data of a round on paper: the second mão of the first mesa, by its totals."""
        place = f"{self.confronto(event, 1).pk}.1.2"
        return {"selo": str(uuid4()), "lugar": place, f"{place}-A-total": "300", f"{place}-B-total": "120"}

    def stage(self, event):
        """Return the first stage of an event."""
        return Stage.objects.select_related("tournament").get(tournament=self.events[event], number=1)

    def jogo(self, event):
        """Return the jogo at the first mesa of an event; without an event, the private jogo."""
        if event == AVULSO:
            return self.avulso
        found = Jogo.objects.filter(confronto__tournament=self.events[event], confronto__round=1)
        return found.order_by("confronto__mesa").first()

    def round(self, event):
        return Round.objects.filter(stage__tournament=self.events[event]).order_by("number")[0]

    def dupla(self, event):
        return Dupla.objects.filter(tournament=self.events[event]).order_by("number")[0]

    def level(self, event):
        return playoff.levels(self.events[event])[0]

    def confronto(self, event, mesa=1):
        return Confronto.objects.filter(tournament=self.events[event], mesa=mesa).order_by("round").first()

    def token(self, event, kind, start="mesa"):
        """Return a key of an event. start: the beginning of the address, which tells the kind of an invalid key."""
        tournament = self.events.get(event, self.events["cup"])
        match kind:
            case "QR":
                return mesas.token(mesas.of_tournament(tournament)[0])
            case "dupla":
                return mesas.token(mesas.duplas_of(tournament)[0])
            case _ if start == "senha":
                visitor, _new = User.objects.get_or_create(username="visitor")  # no dupla is checked in yet
                return password_links.LINKS.make_token(visitor)
            case "bloco":
                return mesas.token(self.bloco)
            case "convite":
                return mesas.token(self.convite)
            case "telao":
                return mesas.token(telao.of_tournament(tournament))
            case "old":
                return self.old[start]
        return tokens.current(self.jogo(event), SEATS[kind])

    def place(self, route, event, kind="mesa"):
        """Return the values for the names in a route, for existing objects."""
        tournament = self.events.get(event, self.events["cup"])
        first = route.pattern.partition("/")[0]
        known = {
            "slug": tournament.club.slug if "clubes/" in route.pattern else tournament.slug,
            "rules": self.rules.pk,
            "partida": 1,
            "number": 1,
            "stage": 1,
            "round": 1,
            "key": "wo",
            "season": self.season.slug,
            "part": "classificacao",
            "mesa": 1,
            "table": "inscritos",
            "form": "csv",
            "name": "live-row",
            "uidb64": urlsafe_base64_encode(force_bytes(self.people["visitor"].pk)),
        }
        if "token" in route.names:
            known["token"] = self.token(event, kind, first)
        if "jogo" in route.names:
            known["jogo"] = self.jogo(event).public_id
        if route.pattern.startswith("admin/"):
            known |= self._in_admin(route.pattern)
        if "pk" in route.names:
            known["pk"] = self._pk(route.pattern, event)
        return {name: known[name] for name in route.names}

    def _pk(self, pattern, event):
        if "regulamentos/" in pattern:
            return self.rules.pk
        if "temporadas/" in pattern:
            return self.season.pk
        if "pendencias/" in pattern:
            return self.remessa.pk
        if "torneios/arquivo/" in pattern:
            return self.event_import.pk
        if "jogadores/" in pattern:
            return self.events["cup"].dupla_set.get(number=1).players.order_by("pk")[0].pk
        if "pessoas/" in pattern:
            return self.player.pk
        if "rodadas/" in pattern:
            return self.round(event).pk
        return self.confronto(event).pk

    def _in_admin(self, pattern):
        # Objects that the admin may change are separate from the events.
        apart = {
            "auth/group": self.group,
            "auth/user": self.people["visitor"],
            "tournaments/player": self.player,
        }
        apart["tournaments/club"] = self.empty_club
        model = "/".join(pattern.split("/")[1:3])
        row = apart.get(model)
        if row is None and model.count("/") == 1 and model.partition("/")[0] in {"scoring", "tournaments"}:
            row = apps.get_model(model.replace("/", ".")).objects.order_by("pk").first()
        known = {
            "app_label": "scoring",
            "url": NOTHING,
            "content_type_id": 1,
            "object_id": 1,
            "id": self.people["visitor"].pk,
        }
        return known | ({"object_id": row.pk} if row else {})
