"""A site with a number of rows for every list, made by copying rows, so that an event of 300 is built in seconds.

Services make the first row of each kind; the copies are stored directly.
"""

from datetime import date
from uuid import uuid4

from django.conf import settings
from django.contrib.auth.models import User
from django.db import connection
from django.db.models import F
from django.test import Client
from django.utils.timezone import now

from scoring import tokens
from scoring.models import AuditEntry, SeatKey
from tests import factories
from tests.factories import TABLE, make_club, make_tournament, make_user, record
from tests.lists.copies import copies, copy_mao, enter, played_again, players_of, win, word
from tournaments import refresh_queue
from tournaments.clubs import invitations, members, people, player_pages
from tournaments.event import rounds, stages, states
from tournaments.event.draws import bracket_draw
from tournaments.hall import blocos, mesas, remessas, telao
from tournaments.ledger.tarjas import mark
from tournaments.models import (
    CheckInMark,
    Club,
    ClubLogEntry,
    Confronto,
    Dupla,
    DuplaMember,
    FormerName,
    Invitation,
    LiveJogo,
    Membership,
    OutboxUpload,
    PlayerPlacing,
    Publication,
    Round,
    Season,
    StageEntry,
    Team,
    Tournament,
    TournamentLogEntry,
)
from tournaments.outcomes import penalties
from tournaments.publication import live
from tournaments.seasons import counting, seasons

SWISS = {"format": "swiss", "rounds": 3, "partidas": 1, "order": ["points", "made", "lots"]}
MOST_SINGLE = 256  # players: no individual movement has more
MOST_ROUNDS = 60  # of a plan
LONG = 100_000  # points: no jogo ends by itself
YEAR = {"starts_on": date(2026, 1, 1), "ends_on": date(2026, 12, 31)}


class Rows:
    """The events by name, each in a separate club, and the readers. number: of the rows of each list."""

    def __init__(self, number):
        self.number = number
        self.director, self.member = make_user(), make_user()
        self.operator = make_user(is_staff=True, is_superuser=True)
        self.events = {}
        self._club()
        self._clubs()
        self._early()
        self._hall()
        self._played()
        self._ended()
        self._revised()
        self._rounds()
        self._bracket()
        self._single()
        self._teams()
        self._one_jogo("sheet", entry="scorer")
        self._one_jogo("unconfirmed", entry="confirm")
        for event in self.events.values():
            mesas.of_tournament(event)
            mesas.duplas_of(event)
            telao.of_tournament(event)
        with connection.cursor() as cursor:
            cursor.execute("ANALYZE")  # else PostgreSQL plans for empty tables
        self._sessions = {
            who: self._signed_in(getattr(self, who)) for who in ("director", "member", "operator")
        }

    # --- a club, and all that it has

    def _club(self):
        # A club with players, members, invitations, rule sets, seasons, and finished events.
        self.club = make_club("Clube das Listas", director=self.director)
        player_pages.set_pages(club=self.club, on=True)
        over = make_tournament(club=self.club, name="Copa do Ano", duplas=2, state="finished")
        self.player = over.dupla_set.get(number=1).players.first()
        self.events["over"] = over
        some = players_of(self.club, self.number)
        self._again_over(over, some)
        self._merged()
        users = User.objects.bulk_create(
            User(username=f"de-casa-{one}", password="!") for one in range(self.number)
        )
        role = Membership.Role.SCORER
        Membership.objects.bulk_create(Membership(club=self.club, user=one, role=role) for one in users)
        members.set_member(club=self.club, user=make_user(), role=role, source=TABLE)
        by = {"by": self.director, "source": TABLE}
        convite = invitations.invite(club=self.club, role=role, **by)
        copies(convite, self.number, lambda one: tokens.fresh() | {"name": f"Convite {one}"})
        line = ClubLogEntry.objects.filter(club=self.club).order_by("-sequence")[0]
        copies(line, self.number, lambda one: {"sequence": line.sequence + one, "digest": "0" * 64})
        self.rules = factories.make_rules(self.club)
        copies(self.rules, self.number, lambda one: {"name": f"Da casa {one}"})
        self.season = seasons.save(
            season=Season(club=self.club), name="2026", **YEAR, points=[100, 60], best=0, others=()
        )
        while counting.count(self.season.pk):
            pass
        self.season.refresh_from_db()
        first = self.season.rows[0]
        once = first | {"results": first["results"][:1]}
        self.season.rows = [first, *(once | {"name": mark(one.pk)} for one in some)]
        self.season.save(update_fields=["rows"])
        copies(self.season, self.number, lambda one: {"name": f"Ano {one}", "slug": f"ano-{one}", "rows": []})

    def _again_over(self, over, some):
        # Copies the revision, the entry of the first dupla, its final place and some of its opponents.
        published = Publication.objects.filter(tournament=over).order_by("-number")[0]
        entry, member = over.dupla_set.get(number=1), DuplaMember.objects.filter(player=self.player)[0]
        events = copies(over, self.number, lambda one: {"name": f"Copa {one}", "slug": f"copa-{one}"})

        def of_event(one):
            return {"tournament_id": events[one - 1].pk}

        copies(published, self.number, of_event)
        own = copies(entry, self.number, of_event)
        copies(member, self.number, lambda one: of_event(one) | {"dupla_id": own[one - 1].pk})
        PlayerPlacing.objects.filter(tournament=over).delete()
        met = [
            {"partners": [one.pk], "opponents": [{"players": [one.pk], "won": True}], "won": False}
            for one in some
        ]
        where = {"tournament": over, "dupla": 1, "place": 1, "place_to": 1, "entered": 2}
        ended = PlayerPlacing.objects.create(player=self.player, partners=[some[0].pk], meetings=met, **where)
        copies(ended, self.number, of_event)

    def _merged(self):
        # Players merged into the one that has a page.
        people.merge(player=players_of(self.club, 1)[0], into=self.player, source=TABLE)
        before = FormerName.objects.get(juncao__into=self.player)
        made = copies(before.juncao, self.number, lambda _one: {})
        copies(before, self.number, lambda one: {"juncao_id": made[one - 1].pk})

    def _clubs(self):
        # Clubs of one person, each with an event.
        clubs = Club.objects.bulk_create(
            Club(name=f"Clube número {one}", slug=f"clube-numero-{one}") for one in range(self.number)
        )
        role = Membership.Role.DIRECTOR
        Membership.objects.bulk_create(Membership(club=one, user=self.member, role=role) for one in clubs)
        Tournament.objects.bulk_create(
            Tournament(
                club=club,
                name=f"Copa de {club.name}",
                slug=f"copa-de-{club.slug}",
                state=Tournament.State.OPEN,
                starts_on=date(2026, 3, 7),
                ends_on=date(2026, 3, 8),
            )
            for club in clubs
        )

    # --- events

    def _event(self, name, entries, plan=None, *, together=2, players=(), **how):
        # An event that takes entries; with a plan, its first stage begun.
        club = make_club(f"Clube de {name}", director=self.director)
        how = {"target": LONG, "duplas": 0, "state": "open", "mesas": self.number + 2} | how
        event = make_tournament(club=club, name=f"Copa {name}", **how)
        enter(event, entries, together)
        if plan:
            stages.save_plan(tournament=event, plans=[("", plan)], source=TABLE)
            states.start(tournament=event, seed=7, source=TABLE)
            event.refresh_from_db()
        self.events[name] = event
        return event

    def _early(self):
        # One event takes entries, one is drawn as a bracket.
        early = self._event("early", self.number)
        there = Dupla.objects.filter(tournament=early)[: max(self.number // 2, 1)]
        CheckInMark.objects.bulk_create(
            CheckInMark(tournament=early, dupla=one, present=True) for one in there
        )
        drawn = self._event("drawn", max(self.number, 2))
        bracket_draw.draw_knockout(tournament=drawn, seed=7)

    def _hall(self):
        # One mão at each mesa; blocks of mesas; files of phones; a clock.
        hall = self._event("hall", 2 * self.number, SWISS, minutes=40, totals_allowed=True)
        self._post(hall)
        jogos = factories.jogos_being_played(hall)
        copy_mao(record(jogos[0]), jogos[1:])
        SeatKey.objects.filter(jogo__in=jogos, seat="mesa").update(device="celular")
        hall.refresh_from_db()
        live.refresh(hall.pk)
        self.bloco = blocos.make(tournament=hall, first=1, last=self.number, source=TABLE)
        copies(self.bloco, self.number, lambda one: tokens.fresh())
        self.remessa = remessas.store(tournament=hall, text="", total=self.number, by=self.director)
        said = {"name": "mão 1", "jogo": jogos[0].pk, "status": 201, "receipt": "1", "message": ""}
        told = {"lines": [said] * self.number, "done": self.number, "ended_at": now()}
        OutboxUpload.objects.filter(pk=self.remessa.pk).update(**told)
        copies(self.remessa, self.number, lambda one: {"digest": f"{one:064}"})

    def _played(self):
        # A finished round with penalties, and the draft of the next, which needs some more duplas.
        played = self._event("played", 2 * self.number + 4, SWISS)
        self._post(played)
        stage = played.stage_set.get()
        win(stage, 1)
        entry = Dupla.objects.filter(tournament=played).order_by("number")
        how = {"stage": stage, "round": 1, "sanction": "warning", "reason": "atraso", "source": TABLE}
        penalty = penalties.penalise(dupla=entry[0], **how)
        line = TournamentLogEntry.objects.filter(tournament=played).order_by("-sequence")[0]
        ids = list(entry.values_list("pk", flat=True))
        copies(penalty, self.number, lambda one: {"dupla_id": ids[one]})
        copies(
            line,
            self.number,
            lambda one: {"dupla_id": ids[one], "sequence": line.sequence + one, "digest": "0" * 64},
        )
        StageEntry.objects.filter(stage=stage, dupla__in=ids[1::4]).update(until_round=1)
        factories.catch_up(played)
        rounds.draw_round(stage=stage, seed=7, source=TABLE)

    def _ended(self):
        # One round, then the end.
        ended = self._event("ended", 2 * self.number, SWISS | {"rounds": 1})
        self._post(ended)
        win(ended.stage_set.get(), 1)
        stages.close_stage(stage=ended.stage_set.get(), source=TABLE)
        factories.catch_up(ended)

    def _revised(self):
        # As many revisions.
        revised = self._event("revised", 2, SWISS)
        self._post(revised)
        last = Publication.objects.filter(tournament=revised).order_by("-number")[0]
        copies(last, self.number, lambda one: {"number": last.number + one})

    def _rounds(self):
        # Four duplas, with the maximum number of rounds of a plan.
        number = min(self.number, MOST_ROUNDS)
        event = self._event("rounds", 4, SWISS | {"rounds": number})
        self._post(event)
        stage = event.stage_set.get()
        win(stage, 1)
        first = Round.objects.get(stage=stage)
        copies(first, number, lambda one: {"number": one + 1})
        for row in Confronto.objects.filter(stage=stage, round=1).select_related("jogo"):
            played_again(row, number)
        refresh_queue.raise_wanted(event.pk, publish=True)
        factories.catch_up(event)

    def _bracket(self):
        bracket = self._event("bracket", max(self.number, 2))
        bracket_draw.draw_knockout(tournament=bracket, seed=7)
        states.start(tournament=bracket, source=TABLE)
        factories.catch_up(bracket)

    def _single(self):
        # Single players, four at a table.
        entrants = min(4 * self.number, MOST_SINGLE)
        plan = {"format": "individual", "rounds": 2}
        single = self._event("single", entrants, plan, together=1, entrants="players")
        self._post(single)

    def _teams(self):
        # Two duplas a team.
        teams = self._event("teams", 2 * self.number)
        names = [f"Equipe {word(at)}" for at in range(self.number)]
        made = Team.objects.bulk_create(
            Team(tournament=teams, number=at, name=name, sort_name=name.lower())
            for at, name in enumerate(names, 1)
        )
        duplas = list(Dupla.objects.filter(tournament=teams).order_by("number"))
        for at, dupla in enumerate(duplas):
            dupla.team = made[at // 2]
        Dupla._base_manager.bulk_update(duplas, ["team"])
        stages.save_plan(tournament=teams, plans=[("", SWISS)], source=TABLE)
        states.start(tournament=teams, seed=7, source=TABLE)
        self._post(teams)

    def _one_jogo(self, name, **how):
        # One jogo with this number of mãos and of lines in its trail.
        event = self._event(name, 2, SWISS | {"rounds": 1}, **how)
        self._post(event)
        (jogo,) = factories.jogos_being_played(event)
        mao = record(jogo, side="A" if how["entry"] == "confirm" else "")
        copies(mao, self.number, lambda one: {"number": one + 1, "client_id": uuid4()})
        line = AuditEntry.objects.filter(jogo=jogo).order_by("-sequence")[0]
        copies(line, self.number, lambda one: {"sequence": line.sequence + one, "digest": "0" * 64})
        SeatKey.objects.filter(jogo=jogo).update(device="celular")
        LiveJogo.objects.filter(jogo=jogo).update(wanted=F("wanted") + 1)
        factories.catch_up(event)

    def _post(self, event):
        draft = Round.objects.filter(stage__tournament=event, number=1)[0]
        rounds.post(round=draft, source=TABLE)
        rounds.start(round=draft, source=TABLE)
        factories.catch_up(event)

    # --- who looks

    def browser(self, who):
        """Return a new browser, of a signed-in user or anonymous."""
        client = Client()
        if who in self._sessions:
            client.cookies[settings.SESSION_COOKIE_NAME] = self._sessions[who]
        return client

    def _signed_in(self, person):
        client = Client()
        client.force_login(person)
        return client.cookies[settings.SESSION_COOKIE_NAME].value

    # --- what stands in an address

    def place(self, route, event):
        """Return the values for the parameters of a route."""
        tournament = self.events.get(event)
        known = {"season": self.season.slug, "stage": 1, "round": 1, "number": 1, "partida": 1}
        known |= {"rules": self.rules.pk, "name": "live-row"}
        known["slug"] = tournament.slug if tournament and "clubes/" not in route.pattern else self.club.slug
        if "pk" in route.names:
            known["pk"] = self._pk(route.pattern, tournament)
        if "jogo" in route.names:
            known["jogo"] = _first(tournament).jogo.public_id
        if "token" in route.names:
            known["token"] = self._token(route.pattern.partition("/")[0], tournament)
        return {name: known[name] for name in route.names if name in known}

    def _pk(self, pattern, tournament):
        rows = {
            "regulamentos/": self.rules,
            "temporadas/": self.season,
            "pendencias/": self.remessa,
            "pessoas/": self.player,
            "jogadores/": self.player,
        }
        found = next((row for part, row in rows.items() if part in pattern), None)
        if found is None and "rodadas/" in pattern:
            found = Round.objects.filter(stage__tournament=tournament).latest("number")
        return (found or _first(tournament)).pk

    def _token(self, start, tournament):
        if start == "mesa":
            return tokens.current(_first(tournament).jogo, "B" if tournament.entry == "confirm" else "mesa")
        keys = {
            "bloco": lambda: self.bloco,
            "dupla": lambda: mesas.duplas_of(tournament)[0],
            "m": lambda: mesas.of_tournament(tournament)[0],
            "telao": lambda: telao.of_tournament(tournament),
            "convite": lambda: Invitation.objects.filter(club=self.club).first(),
        }
        return mesas.token(keys[start]())


def _first(tournament):
    found = Confronto.objects.filter(tournament=tournament, jogo__isnull=False).select_related("jogo")
    return found.order_by("round", "mesa", "pk")[0]
