"""A whole event as its director runs it: over the pages of the desk, while the hall plays on its phones."""

from datetime import date
from itertools import batched
from random import Random
from uuid import uuid4

from scoring.entry.record import record_mao
from scoring.models import AuditEntry, Jogo, Mao
from tests.director import invariants, play_pages
from tests.director.desk_pages import Desk, Steady
from tests.factories import LOST, TABLE, WARNINGS, WON, make_club, make_rules, player_names
from tournaments.clubs import rule_choice
from tournaments.event.setup import settings
from tournaments.models import Confronto, Dupla, Stage, StageEntry, Tournament, TournamentLogEntry
from tournaments.stage_plan import is_bracket

MAO = {"won": WON, "lost": LOST, "about": {"mortos_to_stock": 0}}  # by the regulamento


class Day:
    """One event: the desk, the hall, and the stories of the day."""

    def __init__(
        self, name, entered, plan, *, choice=None, target=700, mesas=24, entrants="duplas", own=None, mao=MAO
    ):
        """Enter this number as a list. own: text and options of a club's own rule set; mao: one of its mãos."""
        club, self.mao = make_club(), mao
        self.tournament = settings.new_tournament(
            club=club,
            name=name,
            starts_on=date(2026, 3, 7),
            ends_on=date(2026, 3, 8),
            partidas=1,
            mesas=mesas,
            entrants=entrants,
        )
        choice = rule_choice.find(club, choice) if choice else None
        if own:
            choice = rule_choice.of_rules(make_rules(club, base=own[0], options=own[1]))
        settings.save_tournament(tournament=self.tournament, target=target, choice=choice)
        self.dice, self.steps, self.played = Random(7), [], 0
        self.desk = Desk(self.tournament, self.steps)
        self.press_home("abrir")
        size = self.tournament.size
        lines = [" / ".join(names) for names in batched(player_names(size * entered), size, strict=True)]
        shown = self.press_home("conferir", lines="\n".join(lines))
        form = next(form for form in shown.forms if "visto" in form.names())
        self.ok(self.as_it_is(form, "inscrever"))
        page = self.desk.open(f"{self.desk.url('desk_plan')}?pronto={plan}")
        self.desk.page.address = self.desk.url("desk_plan")
        plan = next(form for form in page.forms if any(one.value == "gravar" for one in form.buttons))
        self.ok(self.as_it_is(plan, "gravar"))
        self.tournament.refresh_from_db()

    # The desk.

    def ok(self, page):
        """Check that a page shows no refusal. Return it."""
        assert page.status == 200, (self.steps[-1], page.told)
        return page

    def press_home(self, verb, **typed):
        page = self.desk.open(self.desk.home)
        form = next(form for form in page.forms if form.verb == verb)
        return self.ok(self.desk.press(form, Steady(), **typed))

    def as_it_is(self, form, button, **typed):
        """Press a button of a form with its fields unchanged."""
        return self.desk.press(form, Steady(), button, **typed)

    def start(self):
        if is_bracket(self.stage(1)):
            self.press_home("sortear")
        page = self.desk.open(self.desk.url("tournament_start"))
        self.ok(self.desk.press(next(form for form in page.forms if form.method == "post"), Steady()))
        assert self.fresh().state == Tournament.State.RUNNING

    def life(self, key, about, **typed):
        """Take one of the actions of the event's life, and confirm its effects."""
        form = play_pages.life_form(self.desk, key, about.pk)
        return self.ok(self.desk.confirmed(form, Steady(), **typed))

    def correct(self, confronto, **typed):
        """Correct the first mão of a confronto at the desk."""
        page = self.desk.open(self.desk.url("desk_mao", confronto.pk, 1, 1))
        form = next(form for form in page.forms if "seen_version" in form.names())
        page = self.desk.confirmed(form, Steady(), reason="somada errado", **typed)
        return self.ok(page)

    def next_step(self):
        """Let the hall play the first open round, or press the next step."""
        jogos = self.open_jogos()
        for jogo in jogos:
            if jogo.confronto.round == jogos[0].confronto.round:
                self.play(jogo)
        if not jogos:
            play_pages.next_step(self, self.desk, Steady())

    def until(self, done, most=200):
        for _ in range(most):
            if done():
                return
            self.next_step()
        raise AssertionError(self.desk.page.told)

    # The hall.

    def open_jogos(self):
        found = Jogo.objects.filter(confronto__tournament=self.tournament, closed_at=None)
        return list(found.select_related("confronto").order_by("confronto__round", "confronto__pk"))

    def play(self, jogo):
        """Play a jogo to its end; each table of the day has a different score."""
        while not jogo.closed_at:
            self.played += 1
            sides = self.mao["sides"](jogo, self.played) if "sides" in self.mao else self._of_two()
            given = {"ending": "batida", **self.mao["about"], "sides": sides}
            row = jogo.partida_set.order_by("-number").first()
            number = Mao.objects.standing().filter(partida=row).count() + 1
            record_mao(
                jogo=jogo,
                partida=row.number,
                number=number,
                facts=given,
                client_id=uuid4(),
                acknowledged=WARNINGS,
                source=TABLE,
            )
            jogo.refresh_from_db()

    def _of_two(self):
        winner = "AABAB"[self.played % 5]
        sides = {side: dict(self.mao["won" if side == winner else "lost"]) for side in ("A", "B")}
        sides["A"]["table"] += 10 * (self.played % 7)
        if sides["B"]["hand"]:  # a single player who goes out has an empty hand
            sides["B"]["hand"] += 10 * (self.played % 4)
        return sides

    # What there is.

    def fresh(self):
        self.tournament.refresh_from_db()
        return self.tournament

    def happened(self):
        """Return the actions taken through the pages, by their code in the log, without W.O.

        that followed automatically.
        """
        by_hand = TournamentLogEntry.objects.filter(tournament=self.tournament, actor__isnull=False)
        done = by_hand.exclude(action="walkover", reason="doente").values_list("action", flat=True)
        of_jogos = AuditEntry.objects.filter(jogo__confronto__tournament=self.tournament, actor__isnull=False)
        return {*done, *of_jogos.values_list("action", flat=True)}

    def stage(self, number):
        return Stage.objects.get(tournament=self.tournament, number=number)

    def entry(self, dupla, stage=1):
        return StageEntry.objects.get(stage=self.stage(stage), dupla=dupla)

    def dupla(self, number):
        return Dupla.objects.get(tournament=self.tournament, number=number)

    def confrontos(self, stage=1, **which):
        found = Confronto.objects.filter(stage=self.stage(stage), **which)
        return found.select_related("stage", "jogo").order_by("round", "pk")

    def holds(self):
        """Check that all pages agree with the mãos."""
        invariants.seats(self.tournament)
        invariants.standings(self.tournament)
        invariants.draws(self.tournament)
        invariants.pages(self.tournament, self.dice, some=100)
