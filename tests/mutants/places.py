"""Find places in a module to mutate, each with one change: `<` to `<=`, `and` to `or`, 3 to 4.

All places are in the bodies of functions, because the code of a function can be replaced while the program runs.
"""

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType
from typing import Final, NamedTuple

_COMPARED = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
_COMPUTED = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
}
type _Function = ast.FunctionDef | ast.AsyncFunctionDef
type _Kind = (
    tuple[str, Callable[[], None]] | None
)  # the description of a change, and a function that makes it


class _Change(NamedTuple):
    line: int
    said: str
    make: Callable[[], None]


@dataclass(frozen=True, slots=True)
class Place:
    """A mutant: one change in one function.

    function, first_line: the outermost function around the change; number: the index of the change in that function.
    """

    path: str
    function: str
    first_line: int
    line: int
    number: int
    change: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line} {self.function}: {self.change}"


def places(root: Path, path: Path) -> list[Place]:
    """Return all places of a module."""
    name = str(path.relative_to(root))
    return [
        Place(name, function.name, _first_line(function), line, number, change)
        for function in _functions(ast.parse(path.read_text(encoding="utf-8")))
        for number, (line, change, _) in enumerate(_walk(function))
    ]


def changed_code(root: Path, place: Place) -> CodeType:
    """Return the code of the function with the change. Raises `StopIteration` if the function is not found."""
    tree = ast.parse((root / place.path).read_text(encoding="utf-8"))
    wanted = place.function, place.first_line
    function = next(one for one in _functions(tree) if (one.name, _first_line(one)) == wanted)
    _walk(function)[place.number].make()
    module = compile(ast.fix_missing_locations(tree), str(root / place.path), "exec")
    return next(code for code in _codes(module) if (code.co_name, code.co_firstlineno) == wanted)


def _functions(tree: ast.Module) -> Iterator[_Function]:
    # Functions inside other functions are part of the outer function.
    todo: list[ast.stmt] = list(tree.body)
    while todo:
        node = todo.pop(0)
        if isinstance(node, _Function.__value__):
            yield node
        elif isinstance(node, ast.ClassDef | ast.If | ast.With | ast.Try):
            todo[:0] = node.body


def _first_line(function: _Function) -> int:
    # The code of a decorated function begins at its first decorator.
    return min([function.lineno, *(one.lineno for one in function.decorator_list)])


def _codes(code: CodeType) -> Iterator[CodeType]:
    for one in code.co_consts:
        if isinstance(one, CodeType):
            yield one
            yield from _codes(one)


def _walk(function: _Function) -> list[_Change]:
    # The order is fixed, because a place stores the index of its change.
    found: list[_Change] = []
    todo: list[ast.AST] = list(
        function.body[1:] if ast.get_docstring(function) is not None else function.body
    )
    while todo:
        node = todo.pop(0)
        if change := next(filter(None, (kind(node) for kind in _KINDS)), None):
            line = node.iter.lineno if isinstance(node, ast.comprehension) else node.lineno  # type: ignore[attr-defined]
            found.append(_Change(line, *change))
        todo[:0] = [one for one in ast.iter_child_nodes(node) if not _left_alone(node, one)]
    return found


def _left_alone(parent: ast.AST, node: ast.AST) -> bool:
    # A change of annotations, f-string texts, decorators or patterns would not be a change of behaviour.
    if isinstance(parent, ast.AnnAssign) and node is parent.annotation:
        return True
    if isinstance(parent, ast.FunctionDef) and (node in parent.decorator_list or node is parent.returns):
        return True
    return isinstance(node, ast.arguments | ast.pattern) or (
        isinstance(parent, ast.JoinedStr) and isinstance(node, ast.Constant)
    )


def _compared(node: ast.AST) -> _Kind:
    if not (isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in _COMPARED):
        return None
    other = _COMPARED[type(node.ops[0])]
    return f"{type(node.ops[0]).__name__} -> {other.__name__}", lambda: setattr(node, "ops", [other()])


def _computed(node: ast.AST) -> _Kind:
    if not (isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in _COMPUTED):
        return None
    other = _COMPUTED[type(node.op)]
    return f"{type(node.op).__name__} -> {other.__name__}", lambda: setattr(node, "op", other())


def _joined(node: ast.AST) -> _Kind:
    if not isinstance(node, ast.BoolOp):
        return None
    other = ast.And() if isinstance(node.op, ast.Or) else ast.Or()
    return f"{type(node.op).__name__} -> {type(other).__name__}", lambda: setattr(node, "op", other)


def _constant(node: ast.AST) -> _Kind:
    if not (isinstance(node, ast.Constant) and isinstance(node.value, bool | int | str)):
        return None
    value = node.value
    other = not value if isinstance(value, bool) else value + 1 if isinstance(value, int) else f"{value}X"
    return f"{value!r:.20} -> {other!r:.21}", lambda: setattr(node, "value", other)


def _chosen(node: ast.AST) -> _Kind:
    if not isinstance(node, ast.IfExp):
        return None
    node_body, orelse = node.body, node.orelse

    def change() -> None:
        node.body, node.orelse = orelse, node_body

    return "the two values of a condition change places", change


def _turned(node: ast.AST) -> _Kind:
    if not isinstance(node, ast.If | ast.While):
        return None
    turned = ast.copy_location(ast.UnaryOp(ast.Not(), node.test), node.test)
    return "condition turned round", lambda: setattr(node, "test", turned)


def _filtered(node: ast.AST) -> _Kind:
    if not (isinstance(node, ast.comprehension) and node.ifs):
        return None
    return "filter left out", lambda: setattr(node, "ifs", node.ifs[1:])


def _emptied(node: ast.AST) -> _Kind:
    returns = isinstance(node, ast.Return) and node.value and not isinstance(node.value, ast.Constant)
    calls = isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)
    if not (returns or calls):
        return None
    return "returns None" if returns else "call left out", lambda: setattr(node, "value", ast.Constant(None))


_KINDS: Final = (_compared, _computed, _joined, _constant, _chosen, _turned, _filtered, _emptied)
