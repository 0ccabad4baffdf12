"""Every page of the desk with content: each address of the site below `painel/`, in every state.

A new address of the desk is tested without a change here: the hall of tests/access provides its parameters. Missing
parameters, or a page that the director may not see, are reported.
"""

from urllib.parse import urlencode

from tests import factories
from tests.access.declared import pages
from tests.access.routes import routes
from tests.factories import TABLE, jogos_being_played, make_tournament
from tournaments.clubs import members
from tournaments.desk.decisions.views import ACTIONS
from tournaments.hall.clocks import bell
from tournaments.models import Confronto
from tournaments.outcomes import penalties

DESK = "painel/"
FILES = {"desk_person_file", "desk_rules_file", "desk_event_file", "desk_spreadsheet"}  # no pages
LEADS_ON = {"desk_find": {"busca": "1"}}  # queries of a page that make it redirect to another one
# Further events and queries of a page, beside the event that tests/access names.
OTHERS = {
    "desk_tournament": ("draft", "open", "drawn", "called", "teams", "individual", "finished"),
    "tournament_edit": ("open", "finished"),
    "desk_plan": ("open", "stage closed"),
    "tournament_start": ("drawn", "open"),
    "desk_entry_list": ("open",),
    "desk_contact": ("open", "round posted"),
    "desk_checkin": ("called",),
    "desk_teams": ("teams",),
    "desk_rounds": ("round draft", "round posted", "round played", "stage closed", "finished"),
    "desk_round": ("round checked", "round posted", "round played"),
    "desk_rest": ("round played",),
    "desk_standings": ("round played", "stage closed", "finished"),
    "desk_prizes": ("finished",),
    "desk_log": ("round played", "round posted"),
    "desk_mesas": ("confirm", "disputed", "timed", "round draft", "round posted", "finished"),
    "desk_paper": ("of three", "round up"),
    "desk_bell": ("rung",),
    "desk_clock": ("timed",),
    "desk_jogo": ("confirm", "disputed", "finished"),
    "desk_mao": ("disputed",),
    "publish": ("round played", "finished"),
    "print_stage": ("round played", "stage closed", "finished"),
    "print_places": ("round posted",),
    "desk_life": ("finished",),
}
ASKED = {
    "desk_mesas": ({"vista": "lista"}, {"busca": "zzz"}),
    "desk_find": ({"busca": "a"}, {"busca": "zzz"}),
    "desk_players": ({"busca": "zelia"},),
    "desk_sumulas": ({"maos": "3"},),
    "desk_paper": ({"com": "contas"},),
}


# The states in `make test` of a page that has other contents in them.
SHOWN = {
    "desk_tournament": ("cup", "drawn", "individual"),
    "desk_rounds": ("round played",),
    "desk_round": ("round draft", "round played"),
}


# Pages whose template `make test` reads at another address, with more in it.
ALIKE = {"desk_sumulas": "round_sumulas"}


def furnish(hall):
    """Add to the hall what tests/access does not need: a finished event, a bell, an empty club.

    Its director sees all pages of the desk, including the operator's page.
    """
    person = hall.people["director"]
    person.is_superuser = True
    person.save()
    hall.events["finished"] = make_tournament(
        club=hall.club, name="Copa finished", duplas=4, state="finished"
    )
    rung = hall.events["rung"] = make_tournament(club=hall.club, name="Copa rung", duplas=4, target=1500)
    factories.record(jogos_being_played(rung)[0])
    at = {"stage": hall.stage("rung"), "number": 1, "confrontos": [hall.confronto("rung").pk]}
    bell.ring_bells(**at, in_play=True, source=TABLE)
    given = {"stage": hall.stage("cup"), "dupla": hall.dupla("cup"), "round": 1, "sanction": "warning"}
    penalties.penalise(**given, reason="chegou tarde", source=TABLE)
    members.set_member(club=hall.empty_club, user=hall.people["director"], role="director")


def of_desk():
    """Return the routes of the desk's pages, as the URL resolver has them."""
    return {
        name: route
        for name, route in routes().items()
        if route.pattern.startswith(DESK) and name.rpartition(":")[2] not in FILES
    }


def addresses(hall, complete):
    """Yield the address of every tested page of the desk; a sentence for an undeclared one.

    complete: in every state; otherwise each page in its usual state, or in those of `SHOWN`, and a decision of each
    kind.
    """
    for name, route in sorted(of_desk().items()):
        page, short = pages()[name], name.rpartition(":")[2]
        if short in ALIKE and not complete:
            continue
        events = list(dict.fromkeys((page.event, *OTHERS.get(short, ()))))
        for event in events if complete else SHOWN.get(short, events[:1]):
            yield route.address(**hall.place(route, event))
        for query in ASKED.get(short, ())[: None if complete else 1]:
            yield f"{route.address(**hall.place(route, page.event))}?{urlencode(query)}"
    yield from _of_the_hall(hall, complete)
    yield from _decisions(hall, complete)
    if complete:
        yield from _of_nobody(hall)


def of_event(hall, name, event):
    """Return the address of a page of the desk for an event of the hall."""
    route = of_desk()[f"tournaments:{name}"]
    return route.address(**hall.place(route, event))


def _of_nobody(hall):
    # The pages of an empty club, and of two players who are one person.
    for name in ("desk_club", "desk_members", "desk_players", "desk_rules", "desk_seasons", "tournament_new"):
        yield of_desk()[f"tournaments:{name}"].address(slug=hall.empty_club.slug)
    merge = of_desk()["tournaments:desk_merge"]
    yield f"{merge.address(**hall.place(merge, 'cup'))}?com={hall.twin.pk}"


def _of_the_hall(hall, complete):
    # The Salão with an open drawer: of a mesa in play, finished, calling, in dispute.
    mesas, most = of_desk()["tournaments:desk_mesas"], 2 if complete else 1
    for event in ("cup", "confirm", "disputed", "finished"):
        rows = Confronto.objects.filter(tournament=hall.events[event], round=1).order_by("mesa")
        for row in rows[:most]:
            yield f"{mesas.address(**hall.place(mesas, event))}?de={row.pk}"


def _decisions(hall, complete):
    # Each decision, or the first of each kind, with the first object it may have.
    route, known = of_desk()["tournaments:desk_life_action"], []
    for key, (kind, _action) in ACTIONS.items():
        if kind in known and not complete:
            continue
        known.append(kind)
        for name, event in hall.events.items():
            if name != "theirs" and (found := list(kind.found(event))):
                address = route.address(**hall.place(route, name) | {"key": key})
                yield f"{address}?de={found[0].pk}"
                if key in {"wo", "parceiro"}:
                    yield f"{address}?de=0"
                break
