"""The output of `python -m rules rulesets`: every part of an entry, and its help."""

import pytest

import rules
import rules.__main__ as program
from rules.catalog.ready_made import keys
from rules.help import HELP, text_of
from rules.listing import entries, readable


def test_entry_of_a_text_is_whole():
    (entry,) = entries("002")

    assert list(entry) == ["key", "system", "title", "language", "options", "values"]
    assert (entry["key"], entry["system"], entry["language"]) == ("regulamento-1", "002", "pt-BR")
    assert entry["options"]["table_credit"] == {
        "kind": "bool",
        "choices": [False, True],
        "default": True,
        "article": "Art. 17",
    }
    assert entry["options"]["target"] == {
        "kind": "points",
        "choices": [],
        "default": None,
        "article": "Art. 13",
    }
    assert entry["values"]["batida.bonus"] == {
        "kind": "number",
        "choices": [],
        "value": 100,
        "article": "Art. 16",
    }
    assert entry["values"]["melds.sets"] == {
        "kind": "bool",
        "choices": [False, True],
        "value": False,
        "article": "Art. 5",
    }


def test_choices_of_an_option_and_of_a_value_are_listed():
    (entry,) = entries("aberto")

    assert entry["options"]["joker"]["choices"] == [50, 30, 20, 10]
    assert entry["values"]["batida.needs_canastra"]["choices"] == ["none", "any", "clean"]


def test_entry_of_a_ready_made_one_is_whole():
    (entry,) = entries("tranca-clube-1")

    assert entry["options"] == {
        "target": 3000,
        "black_three_in_hand": 100,
        "red_three_in_hand": 100,
        "mortos_become_stock": False,
    }
    assert entry["overrides"] == {"melds.set_ranks": ["A", "4", "K"]}
    assert (entry["key"], entry["base"], entry["minutes"]) == ("tranca-clube-1", "tranca-1", 45)
    assert list(entry) == ["key", "title", "base", "options", "overrides", "minutes", "source"]


def test_key_that_nobody_has_is_refused_with_those_there_are():
    with pytest.raises(rules.RuleSetError) as caught:
        list(entries("truco"))

    error = caught.value
    assert (error.code, error.field, error.why) == (
        "unknown_ruleset",
        "key",
        f"must be one of {', '.join(keys())}",
    )


def test_text_that_nobody_has_is_refused_with_those_there_are():
    with pytest.raises(rules.RuleSetError) as caught:
        rules.declared("truco")

    assert caught.value.why == f"must be one of {', '.join(rules.published())}"


def test_lines_to_be_read_say_kind_default_and_source():
    (text,) = entries("002")
    (extra,) = entries("turno-2")
    lines = list(readable(text))

    assert lines[0] == "regulamento-1 (002): Regulamento de 19 artigos"
    assert "  option target: points; must be given [Art. 13]" in lines
    assert "  option table_credit: False, True; default True [Art. 17]" in lines
    assert "  value batida.bonus = 100 [Art. 16]" in lines
    assert list(readable(extra)) == ["turno-2: Turno italiano de 2 mãos", "  burraco-1 with {'maos': 2}"]


@pytest.mark.parametrize("command", HELP)
def test_help_has_its_parts_apart(command):
    known, said = HELP[command], text_of(command).split("\n")
    example = said.index("example:")

    assert said[:3] == ["One JSON object a line in, one answer a line out.", "", "fields:"]
    assert said[example - 1] == ""
    assert said[example + 1] == f"  echo '{known.request}' | python -m rules {command}"
    assert {f"  {field}" for field in known.fields} <= set(said[3:example])
    assert (said[-2:] == ["", f"keys: {', '.join(keys())}"]) is (command != "notation")
    assert any("system" in line for line in said[3:example]) is (command != "notation")


def test_help_of_each_command_says_what_it_does(monkeypatch, capsys):
    monkeypatch.setenv("COLUMNS", "200")
    does = {name: command.__doc__ for name, command in program.COMMANDS.items()}
    does["rulesets"] = "List the keys, options and values of every rule set, one JSON object a line."
    with pytest.raises(SystemExit):
        program.main(["--help"])
    together = capsys.readouterr().out
    for name, said in does.items():
        with pytest.raises(SystemExit):
            program.main([name, "--help"])

        first = said.split("\n")[0]
        assert first in together
        assert f"\n\n{first}" in capsys.readouterr().out
