"""The desk as seen by a browser without scripts: its links and forms, filled in and sent back as offered."""

import re
from dataclasses import dataclass, field
from html.parser import HTMLParser
from random import Random
from urllib.parse import urljoin

from django.test import Client
from django.urls import reverse

from tests.director.invariants import Broken
from tests.factories import director_of

NOT_FOLLOWED = ("/sair/", "/entrar/", "/admin/", ".txt", ".json", "/qr/", "/arquivo/")
KEEPS = 0.9  # how often a field that has a value keeps it


@dataclass
class Control:
    """A field of a form, or a submit button."""

    kind: str
    name: str
    value: str = ""
    checked: bool = False
    options: list = field(default_factory=list)  # of a select, those selected first


@dataclass
class Form:
    """A form of a page: its id and section, its address, its fields and buttons."""

    method: str
    action: str
    section: str
    id: str = ""
    controls: list = field(default_factory=list)
    buttons: list = field(default_factory=list)

    @property
    def verb(self):
        """Return which form of the page it is."""
        return next((one.value for one in self.controls if one.name == "acao"), "")

    def names(self):
        return {one.name for one in self.controls}


@dataclass
class Link:
    """A link, with its section and its classes."""

    href: str
    section: str
    classes: frozenset


class Page(HTMLParser):
    """The links, forms and buttons of a page."""

    def __init__(self, address, status, html):
        super().__init__()
        self.address, self.status, self.html = address, status, html
        self.forms, self.links = [], []
        self._form, self._select, self._area, self._sections = None, None, None, [""]
        self._apart = []  # buttons outside of their form, with its id
        self.feed(html)
        of_id = {form.id: form for form in self.forms if form.id}
        for id_, button in self._apart:
            of_id[id_].buttons.append(button)
        self.forms = [form for form in self.forms if allowed(form.action)]

    def handle_starttag(self, tag, attrs):
        has = dict(attrs)
        if tag == "section":
            self._sections.append(has.get("aria-labelledby") or has.get("id") or "")
        elif tag == "form":
            said = has.get("method", "get"), has.get("action") or "", self._sections[-1], has.get("id", "")
            self._form = Form(*said)
            self.forms.append(self._form)
        elif tag == "a" and has.get("href"):
            classes = frozenset((has.get("class") or "").split())
            self.links.append(Link(has["href"], self._sections[-1], classes))
        elif "disabled" in has:
            pass
        elif self._form is not None:
            self._field(tag, has)
        elif tag == "button" and has.get("form"):
            self._apart.append((has["form"], Control("button", has.get("name", ""), has.get("value", ""))))

    def _field(self, tag, has):
        name = has.get("name", "")
        if tag == "input":
            kind = has.get("type", "text")
            if kind == "submit":
                self._form.buttons.append(Control("button", name, has.get("value", "")))
            elif name:
                box = kind in {"radio", "checkbox"}
                value = has.get("value", "on" if box else "")
                self._form.controls.append(Control(kind, name, value or "", "checked" in has))
        elif tag == "button" and has.get("type", "submit") == "submit":
            self._form.buttons.append(Control("button", name, has.get("value", "")))
        elif tag == "select" and name:
            self._select = Control("select", name)
            self._form.controls.append(self._select)
        elif tag == "option" and self._select is not None:
            chosen = "selected" in has
            self._select.options.insert(0 if chosen else len(self._select.options), has.get("value", ""))
        elif tag == "textarea" and name:
            self._area = Control("textarea", name)
            self._form.controls.append(self._area)

    def handle_data(self, data):
        if self._area is not None:
            self._area.value += data

    def handle_endtag(self, tag):
        if tag == "form":
            self._form = None
        elif tag == "select":
            self._select = None
        elif tag == "textarea":
            self._area = None
        elif tag == "section" and len(self._sections) > 1:
            self._sections.pop()

    @property
    def told(self):
        """Return the refusals on the page, in one line."""
        found = re.findall(
            r'(?:class="errorlist[^"]*"|role="alert")[^>]*>(.*?)</(?:ul|div|section)>', self.html, re.DOTALL
        )
        return " | ".join(" ".join(re.sub("<[^>]+>", " ", one).split()) for one in found)[:300]


class Desk:
    """A director at the desk of one event. steps: the buttons pressed."""

    def __init__(self, tournament, steps):
        self.tournament, self.steps = tournament, steps
        self.client = Client(raise_request_exception=True)
        self.client.force_login(director_of(tournament.club))
        self.home = reverse("tournaments:desk_tournament", args=(tournament.slug,))
        self.made = 0
        self.page = self.open(self.home)

    def url(self, name, *args):
        return reverse(f"tournaments:{name}", args=(self.tournament.slug, *args))

    def open(self, address):
        """Follow a link."""
        answer = self.client.get(address, follow=True)
        return self._shown(answer, address)

    def _shown(self, answer, address):
        at = answer.redirect_chain[-1][0] if getattr(answer, "redirect_chain", None) else address
        if answer.status_code not in {200, 409, 422}:
            raise Broken(f"{answer.status_code} where the page had offered it: {address}")
        html = answer.content.decode() if "html" in answer["Content-Type"] else ""
        self.page = Page(at.partition("#")[0], answer.status_code, html)
        return self.page

    def send(self, form, values):
        """Send a form with these values, a list of pairs as a browser sends them."""
        address = urljoin(self.page.address, form.action.partition("#")[0])
        data = {}
        for name, value in values:
            data.setdefault(name, []).append(value)
        if form.method.lower() == "get":
            return self._shown(self.client.get(address, data, follow=True), address)
        return self._shown(self.client.post(address, data, follow=True), address)

    def posted(self, address, sends):
        """Send a form whose fields are all hidden."""
        return self._shown(self.client.post(address, dict(sends), follow=True), address)

    def press(self, form, dice, button=None, **typed):
        """Fill a form in and send it. button: the value of the pressed button."""
        values = filled(form, dice, self, typed)
        buttons = [one for one in form.buttons if button is None or one.value == button]
        pressed = dice.choice(buttons) if buttons else None
        if pressed and pressed.name:
            values.append((pressed.name, pressed.value))
        shown = [f"{name}={value}" for name, value in values if value and "csrf" not in name]
        self.steps.append(f"press {form.action or self.page.address} {' '.join(shown)[:300]}")
        page = self.send(form, values)
        if page.status != 200:
            self.steps[-1] += f" -> {page.status} {page.told}"
        return page

    def confirmed(self, form, dice, button=None, **typed):
        """Press a form, and confirm it if the page first shows its effects."""
        page = self.press(form, dice, button, **typed)
        again = next((one for one in page.forms if "confirmed" in one.names()), None)
        return self.press(again, dice, button, **typed) if again and page.status == 200 else page

    def newcomer(self):
        self.made += 1
        return f"Chegou Agora {self.made}"


class Steady(Random):
    """A fixed dice: fields keep their value, and the first choice is taken."""

    def random(self):
        return 0.0

    def choice(self, some):
        return some[0]

    def randint(self, low, high):
        return low


def filled(form, dice, desk, typed):
    """Return the fields of a form as a director may fill them in: most keep their value."""
    values, done = [], set()
    for one in form.controls:
        if one.name in typed:
            found = [] if one.name in done else [(one.name, typed[one.name])]
        elif one.kind == "radio":
            found = [] if one.name in done else _radio(form, one.name, dice)
        else:
            found = _value(one, dice, desk)
        values += found
        done.add(one.name)
    return values


def _value(one, dice, desk):
    if one.kind == "checkbox":
        return [(one.name, one.value)] if one.checked == (dice.random() < KEEPS) else []
    if one.kind == "select":
        keeps = one.options and dice.random() < (KEEPS if one.options[0] else 0.5)
        return [(one.name, one.options[0] if keeps else dice.choice(one.options))] if one.options else []
    return [] if one.kind == "file" else [(one.name, _text(one, dice, desk))]


def _radio(form, name, dice):
    group = [one for one in form.controls if one.name == name]
    chosen = [one for one in group if one.checked]
    one = chosen[0] if chosen and dice.random() < KEEPS else dice.choice(group)
    return [(one.name, one.value)]


def _text(one, dice, desk):
    name = one.name.rpartition("-")[2]
    if one.kind == "hidden" or (one.value and dice.random() < KEEPS):
        return one.value.strip("\n")
    if name in {"reason", "override", "motivo"}:
        return "decisão da direção"
    if name in {"first", "second", "comes"}:
        return desk.newcomer()
    if name == "lines":
        return f"{desk.newcomer()} / {desk.newcomer()}"
    if name == "typed_name":
        stages = list(desk.tournament.stage_set.order_by("number"))
        return str(dice.choice(stages)) if stages else "Fase 1"
    if name in {"seed", "home", "name", "table", "crossing"} or name.startswith("seed"):
        return one.value
    if name in {"points_a", "points_b"}:
        return dice.choice(("10", "1/2", "14"))
    return dice.choice((one.value, str(dice.randint(1, 6)), str(dice.randint(1, 6))))


def wander(desk, dice):
    """Take one action that the page offers, on one of the pages with actions or on the current one."""
    go = dice.choices((in_its_life, at_a_round, at_a_jogo, at_the_plan, at_the_door, on), (8, 3, 2, 2, 2, 3))[
        0
    ]
    go(desk, dice)


def in_its_life(desk, dice):
    """Take an action of the event's life, choose its object, and send it."""
    page = desk.open(desk.url("desk_life"))
    actions = sorted({urljoin(page.address, link.href) for link in page.links if "/vida/" in link.href})
    page = desk.open(dice.choice([one for one in actions if not one.endswith("/vida/")]))
    about = [link.href for link in page.links if link.href.startswith("?de=")]
    if about:
        page = desk.open(urljoin(page.address, dice.choice(about)))
        press_one(desk, page, dice)


def at_a_round(desk, dice):
    """Go to the rounds, or to one of them, and press one of its buttons."""
    page = desk.open(desk.url("desk_rounds"))
    rounds = sorted({link.href for link in page.links if re.search(r"/rodadas/\d+/$", link.href)})
    if rounds and dice.random() < 0.7:
        page = desk.open(dice.choice(rounds[-3:]))
    press_one(desk, page, dice)


def at_the_door(desk, dice):
    """Tap some duplas of the roll, or begin a new one."""
    for _ in range(dice.randint(1, 6)):
        press_one(desk, desk.open(desk.url("desk_checkin")), dice)


def at_a_jogo(desk, dice):
    """Go to a jogo, or to one of its mãos, and press one of its buttons."""
    page = desk.open(f"{desk.url('desk_mesas')}?vista=lista")
    jogos = sorted({link.href for link in page.links if "/confrontos/" in link.href})
    if not jogos:
        jogos = [desk.url("desk_jogo", pk) for pk in with_jogo(desk.tournament)]
    if jogos:
        page = desk.open(dice.choice(jogos))
        maos = sorted({link.href for link in page.links if "/maos/" in link.href})
        if maos and dice.random() < 0.6:
            page = desk.open(dice.choice(maos))
        press_one(desk, page, dice)


def with_jogo(tournament):
    return tournament.confronto_set.filter(jogo__isnull=False).order_by("pk").values_list("pk", flat=True)


def at_the_plan(desk, dice):
    """Change a little of the plan, and save it."""
    page = desk.open(desk.url("desk_plan"))
    press_one(desk, page, dice)
    save = next(
        (form for form in desk.page.forms if any(one.value == "gravar" for one in form.buttons)), None
    )
    if save:
        desk.confirmed(save, dice, "gravar")


def on(desk, dice):
    """Send a form of the page unchanged, or follow a link of the event's desk."""
    page = desk.page
    if dice.random() < 0.5 and press_one(desk, page, dice):
        return
    links = sorted({urljoin(page.address, link.href.partition("#")[0]) for link in page.links})
    links = [href for href in links if href.startswith(desk.home) and allowed(href)]
    if links:
        address = dice.choice(links)
        desk.steps.append(f"open {address}")
        desk.open(address)


def press_one(desk, page, dice):
    """Send one of the forms of a page, and confirm it if asked. Return whether the page had a form."""
    forms = [form for form in page.forms if form.method.lower() == "post" and form.buttons]
    if forms:
        desk.confirmed(dice.choice(forms), dice)
    return bool(forms)


def allowed(address):
    return not any(part in address for part in NOT_FOLLOWED)
