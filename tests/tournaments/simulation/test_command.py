"""`manage.py simulate`: its table, and refusals with a sentence."""

import pytest
from django.core.management import CommandError, call_command


def lines(capsys):
    return dict(line.rsplit(maxsplit=2)[0::2] for line in capsys.readouterr().out.splitlines()[1:])


def test_the_table_says_what_the_events_come_to(capsys):
    call_command("simulate", "all_play_all", entrants=4, events=3, seed=5)
    told = lines(capsys)
    assert (told["torneios"], told["rodadas"], told["confrontos"]) == ("1.00", "3.00", "6.00")
    assert told["reencontros evitáveis"] == told["segundas folgas evitáveis"] == "0.00"
    assert float(told["mais forte em 1º"]) <= 1 == float(told["mais forte entre os 4 primeiros"])


def test_a_seed_tells_the_same_table(capsys):
    tables = []
    for seed in (1, 1, 2):
        call_command("simulate", "swiss", entrants=9, events=4, seed=seed)
        tables.append(capsys.readouterr().out)
    assert tables[0] == tables[1] != tables[2]


@pytest.mark.parametrize(
    ("format_", "given"), [("groups", {"entrants": 2}), ("swiss", {"entrants": 1}), ("swiss", {"events": 0})]
)
def test_what_cannot_be_played_is_refused_in_a_sentence(format_, given):
    with pytest.raises(CommandError, match="pelo menos|ao menos"):
        call_command("simulate", format_, **given)


@pytest.mark.parametrize(("mesas", "hours"), [(0, "4.50"), (8, "4.50"), (4, "9.08")])
def test_the_table_says_how_long_an_event_takes_in_a_hall(mesas, hours, capsys):
    call_command("simulate", "mitchell", entrants=16, events=2, seed=1, mesas=mesas)

    assert lines(capsys)["horas, com pausas"] == hours


def test_formats_are_compared_by_jogos_of_one_length_and_longer_jogos_decide_better(capsys):
    first = []
    for maos in (1, 15):
        call_command("simulate", "knockout", entrants=8, events=100, maos=maos)
        first.append(float(lines(capsys)["mais forte em 1º"]))
    assert first[0] + 0.1 < first[1]


def test_margins_have_the_size_of_the_text_that_is_chosen(capsys):
    tables = []
    for luck in ("regulamento", "buraco"):
        call_command("simulate", "danese", entrants=8, events=40, luck=luck)
        tables.append(capsys.readouterr().out)
    assert tables[0] != tables[1]
