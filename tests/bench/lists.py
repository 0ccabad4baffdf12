"""The accuracy of reading 2,000 lists of entries, without one silent error, and the cost of a preview.

A line is right, or it is asked about: doubtful, not understood, struck out. It is wrong if it enters data other than
its meaning. An entry that may not come is right if it is asked about. `once`: the columns of the whole list are asked
about, with one answer for all lines.
"""

import random
from collections import Counter
from time import process_time

from tests.bench.list_shapes import FIRSTS, LASTS, shape
from tournaments.entry_list.cells import cells_of_text
from tournaments.entry_list.lines import ListDraft
from tournaments.entry_list.marks import ExistingData, mark

LISTS = 2_000
LINES = 1_000
VERDICTS = ("right", "once", "asked", "wrong")
AIM = "aim: 0 wrong; one line of twenty asked about by itself; a preview of 1,000 rows under 0.5 s of the processor"


def verdicts(one):
    """Yield for each line of a list whether it is `right`, `once`, `asked` or `wrong`, and the line."""
    draft = ListDraft.begun(cells_of_text(one.text), one.size)
    marked = mark(draft.entries(one.size), ExistingData(size=one.size))
    found = {each.entry.number: each for each in marked}
    for number, said in one.said.items():
        each = found.pop(number, None)
        if each is None:
            yield "wrong", f"line {number} is not shown"
        elif not each.enters:
            asked = "once" if each.entry.doubt == "columns" else "asked"
            yield "right" if said.waits else asked, each
        else:
            entry, names = each.entry, tuple(who.name for who in each.players)
            plain = entry.home in {"", said.home} and entry.seed in {"", said.seed} and not entry.team
            plain = plain and not said.waits
            yield "right" if plain and names == said.names else "wrong", each
    for each in found.values():
        if each.enters:
            yield "wrong", each


def tally(seeds):
    """Return how many lines are right, asked and wrong by kind of list, and the first wrong ones."""
    counts, wrong = Counter(), []
    for seed in seeds:
        one = shape(seed)
        for verdict, each in verdicts(one):
            counts[one.kind, verdict] += 1
            if verdict == "wrong":
                wrong.append((seed, each))
    return counts, wrong


def measure():
    """Yield the lines of the report."""
    yield AIM
    counts, wrong = tally(range(LISTS))
    kinds = sorted({kind for kind, _verdict in counts})
    yield f"{'':26}" + "".join(f"{one:>8}" for one in VERDICTS)
    for kind in kinds:
        yield f"{kind:26}" + "".join(f"{counts[kind, one]:8}" for one in VERDICTS)
    sums = {one: sum(counts[kind, one] for kind in kinds) for one in VERDICTS}
    yield f"{f'{LISTS} lists':26}" + "".join(f"{sums[one]:8}" for one in VERDICTS)
    for seed, each in wrong[:10]:
        yield f"WRONG, seed {seed}: {each}"
    yield from preview_cost()


def long_list(seed):
    """Return a list of 1,000 couples as it is pasted from a messenger, without equal names."""
    dice, taken = random.Random(seed), set()

    def name():
        while (one := f"{dice.choice(FIRSTS)} {dice.choice(LASTS)} {dice.choice(LASTS)}") in taken:
            pass
        taken.add(one)
        return one

    return "\n".join(f"{number}. {name()} e {name()} (pago)" for number in range(1, LINES + 1))


def preview_cost():
    """Yield the CPU seconds to read a list of 1,000 new rows and to render its preview. Needs no database."""
    from django.template.loader import render_to_string

    from tournaments.desk.entries.entry_list_forms import ListPreview
    from tournaments.forms import DeskForm
    from tournaments.models import Tournament

    for seed in range(3):
        text, begun = long_list(seed), process_time()
        page = ListPreview(ListDraft.begun(cells_of_text(text), 2), ExistingData())
        read = process_time()
        context = {"preview": page, "form": DeskForm(), "tournament": Tournament(slug="x")}
        render_to_string("tournaments/desk/entries/preview.html", context)
        ended = process_time()
        yield f"{LINES} rows: {read - begun:.2f} s read and marked, {ended - read:.2f} s rendered; {page.enter} enter"
