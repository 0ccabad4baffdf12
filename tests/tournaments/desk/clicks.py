"""A director who walks over the pages of the desk: every click is counted, everything that is said is kept.

`docs/slips.md` says for each slip how many clicks it takes, what the desk says and how the slip is taken back;
`Director.matches` compares a walk with its row.
"""

import re
from html import unescape
from pathlib import Path
from urllib.parse import urljoin

from django.urls import reverse

from tests.access.bodies import Page, filled
from tests.access.deeds import pattern
from tests.tournaments.desk.pages import text, url
from tests.tournaments.desk.staged import signed_in
from tournaments.models import Confronto

FILE = Path(__file__).resolve().parents[3] / "docs" / "slips.md"


def rows():
    """Return the rows of the document by slip: the cells after it."""
    lines = [line for line in FILE.read_text().splitlines() if line.startswith("| ")]
    cells = [[cell.strip() for cell in line.strip("| ").split(" | ")] for line in lines]
    return {slip: rest for slip, *rest in cells if slip != "slip"}


class Director:
    """A signed-in director who opens the Salão and clicks.

    clicks: links, buttons and folds; choices: two for a choice in a list, one for a circle or a box. said: what was
    read before the deed, told: what the page says now. Typing is no click.
    """

    def __init__(self, client, event):
        self.client, self.event = client, signed_in(client, event)
        self.clicks, self.choices, self.said, self.steps = 0, 0, "", []
        self.page = self._got(url("desk_mesas", event))

    def _got(self, address):
        answer = self.client.get(address, follow=True)
        assert answer.status_code == 200, address
        at = answer.redirect_chain[-1][0] if answer.redirect_chain else address
        return Page(at.partition("#")[0], 200, answer.content.decode())

    def _clicked(self, address):
        self.page = self._got(urljoin(self.page.address, address))
        self.clicks += 1

    def opens(self, mesa):
        """Open the drawer of a mesa by its tile."""
        started = Confronto.objects.filter(tournament=self.event, mesa=mesa).started()
        row = started.order_by("-stage__number", "-round").first()
        self._clicked(reverse("tournaments:desk_mesas", args=(self.event.slug,), query={"de": row.pk}))

    def searches(self, name):
        """Search for a name in the Salão."""
        self._clicked(f"{url('desk_mesas', self.event)}?busca={name}")

    def goes(self, name, *args):
        """Follow the first link of the page to an address of the desk."""
        to = url(name, self.event, *args)
        found = next((one.href for one in self.page.links if one.href.partition("?")[0] == to), None)
        assert found, (to, self.page.address)
        self._clicked(found)

    def follows(self, pattern):
        """Follow the first link whose id matches."""
        found = re.search(rf'id="{pattern}"\s+href="([^"]+)"', self.page.html)
        assert found, pattern
        self._clicked(unescape(found[1]))

    def sends(self, acao="", **typed):
        """Send the form that has these fields, and confirm what it shows."""
        form = filled(self.page, typed, acao)
        self.choices += sum(self._costs(name, value) for name, value in typed.items())
        self.clicks += any(map(self._is_folded, typed)) or self._is_folded(acao, "value")
        self.said = self.told
        answer = self.client.post(form.address, form.fields)
        self.clicks += 1
        if answer.status_code == 200:
            asked = Page(form.address, 200, answer.content.decode())
            self.said += _words(asked.html)
            form = filled(asked, typed, acao, tick={"acknowledged"})
            answer = self.client.post(form.address, form.fields)
            self.clicks += 1
        assert answer.status_code == 302, text(answer)
        self.page = self._got(answer["Location"])

    def _costs(self, name, value):
        controls = [one for form in self.page.forms for one in form.controls if one.name == name]
        kinds = {one.kind for one in controls}  # none if each choice is a button
        if "select" in kinds:
            return 2 * (controls[0].options[0] != value)
        chosen = any(one.checked and one.value == value for one in controls)
        return int(bool(kinds & {"radio", "checkbox"}) and not chosen)

    def _is_folded(self, value, attribute="name"):
        before, found, _ = self.page.html.partition(f' {attribute}="{value}"')
        opened = re.findall(r"<(/?)details[^>]*?(\sopen)?>", before)
        depth = [("/" not in end) - ("/" in end) for end, _open in opened]
        return bool(value and found and sum(depth) > 0 and not opened[-1][1])

    def done(self):
        """Count the clicks anew, from the Salão: the slip has happened."""
        self.steps.append((self._cost, self.said, self.told))
        self.clicks = self.choices = 0
        self.page = self._got(url("desk_mesas", self.event))

    @property
    def told(self):
        return _words(self.page.html)

    @property
    def _cost(self):
        return f"{self.clicks} + {self.choices}" if self.choices else str(self.clicks)

    def matches(self, slip):
        """Compare the walk with the row of the document: the deed, and after `done` the way back."""
        _before, now, said, told, back, *_tests = rows()[slip]
        cost, read, after = self.steps[0] if self.steps else (self._cost, self.said, self.told)
        assert cost == now, (cost, now)
        for quoted in re.findall("«(.+?)»", said):
            assert re.search(pattern(quoted), read), (quoted, read)
        for quoted in re.findall("«(.+?)»", told):
            assert re.search(pattern(quoted), after), (quoted, after)
        assert bool(self.steps) == (": " in back), back
        if self.steps:
            assert self._cost == back.rpartition(": ")[2], self._cost


def _words(html):
    return " ".join(unescape(re.sub("<[^>]+>", " ", html.partition("<main")[2] or html)).split())
