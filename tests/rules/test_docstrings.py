"""Every example in a docstring of the rules is correct, and public functions have one."""

import doctest
import importlib
import pkgutil

import rules
from tests.rows import rows

MODULES = ["rules", *(found.name for found in pkgutil.walk_packages(rules.__path__, "rules."))]
PUBLIC = (
    rules.load,
    rules.judge,
    rules.judge_cards,
    rules.meld,
    rules.arrange,
    rules.partida,
    rules.jogo,
    rules.vulnerable,
    rules.notation.read,
    rules.notation.write,
)


@rows("name", MODULES)
def test_examples_of_a_module_are_true(name):
    assert doctest.testmod(importlib.import_module(name)).failed == 0


@rows("function", PUBLIC, ids=lambda function: function.__name__)
def test_public_function_has_an_example(function):
    assert doctest.DocTestParser().get_examples(function.__doc__)
