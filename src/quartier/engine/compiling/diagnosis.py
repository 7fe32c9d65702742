"""Why rules do not compile, in words for whoever writes them: what, in which function, file and line, and what instead.

Compiling itself tells little: it stops at "NRT required but not enabled", or after pages about types. So the functions
are read as they are written, and whatever never compiles is named. That takes no time to compile, and is done when
compiling has failed and by the suite that proves a game. `docs/add-a-game.md` has the same list.
"""

from __future__ import annotations

import ast
import builtins
import inspect
import re
import textwrap
from collections import ChainMap
from collections.abc import Callable, Iterable
from dataclasses import is_dataclass
from enum import Enum
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, NamedTuple

from quartier.engine.compiling import native
from quartier.engine.compiling.binding import OFFERS, is_generic, is_ours, names_used
from quartier.engine.packages import IncompleteGame
from quartier.engine.shelf import GameModules


class DoesNotCompile(IncompleteGame):
    """The rules of a game use what does not compile; the message says what, where, and what to write instead."""


NO_ALLOCATION = "Rules never allocate: use a field of the table, or a set as a word (engine/primitives/bits.py)."
A_LOOP = "Write a `for` loop."
A_FUNCTION = "Write a function of the module."
NO_FAILURE = "Rules cannot fail: `legal` keeps out what must not happen, `laws` say what always holds."
NO_WORDS = "Rules have numbers and enums only; `notation`, `document` and `terminal` have the texts."
A_FIELD = "All that changes is a field of the table."
AT_THE_TOP = "Import at the top of the module."
MEMBERS_ONLY = "Only its members do, and they are numbers; name anything else in `table`, such as PHASES = len(Phase)."
PLAIN_NUMBERS = "Make it a tuple of numbers, nested but rectangular, in `pieces`."

CONSTRUCTS: dict[type[ast.AST], tuple[str, str]] = {
    ast.List: ("a list", NO_ALLOCATION),
    ast.Set: ("a set in braces", NO_ALLOCATION),
    ast.Dict: ("a dictionary", "Use a tuple of numbers from `pieces`, by their places."),
    ast.ListComp: ("a comprehension", A_LOOP),
    ast.SetComp: ("a comprehension", A_LOOP),
    ast.DictComp: ("a comprehension", A_LOOP),
    ast.GeneratorExp: ("a generator expression", A_LOOP),
    ast.Yield: ("a generator", A_LOOP),
    ast.YieldFrom: ("a generator", A_LOOP),
    ast.Lambda: ("a lambda", A_FUNCTION),
    ast.FunctionDef: ("a function inside a function", A_FUNCTION),
    ast.ClassDef: ("a class inside a function", A_FIELD),
    ast.Raise: ("an exception", NO_FAILURE),
    ast.Try: ("an exception", NO_FAILURE),
    ast.TryStar: ("an exception", NO_FAILURE),
    ast.Assert: ("an assertion", NO_FAILURE),
    ast.With: ("a `with` block", "Rules open nothing."),
    ast.JoinedStr: ("a text", NO_WORDS),
    ast.Global: ("a global variable", A_FIELD),
    ast.Nonlocal: ("a variable of another function", A_FIELD),
    ast.Delete: ("`del`", A_FIELD),
    ast.Import: ("an import inside a function", AT_THE_TOP),
    ast.ImportFrom: ("an import inside a function", AT_THE_TOP),
    ast.Slice: ("a slice", "Write a `for` loop over its places: a compiled slice would be no copy."),
    ast.Starred: ("star-unpacking", "Name every value; only the arguments of a call may be unpacked."),
}
"""What never compiles, and what to write instead."""

COMPILES = ("abs", "bool", "divmod", "enumerate", "float", "int", "len", "max", "min", "range", "round", "sum", "zip")
"""The functions of Python that rules may call."""


class Obstacle(NamedTuple):
    """Something in a function that does not compile."""

    file: str
    line: int
    function: str
    reason: str

    def __str__(self) -> str:
        return f"{self.file}, line {self.line}, in {self.function}: {self.reason}"


def obstacles_in_game(modules: GameModules) -> list[Obstacle]:
    """Everything in the compiled functions of a game that does not compile, file by file."""
    return obstacles_in(compiled_functions([modules.offer(name) for name in OFFERS]))


def obstacles_in(functions: Iterable[FunctionType]) -> list[Obstacle]:
    """Everything in these functions that does not compile, file by file."""
    return sorted(obstacle for function in functions for obstacle in _obstacles(function))


def compiled_functions(offers: Iterable[Any]) -> set[FunctionType]:
    """The functions among these offers and all that they call, as far as they are compiled as they are written."""
    reached: set[FunctionType] = set()
    waiting = list(offers)
    while waiting:
        function = waiting.pop()
        if is_ours(function) and function not in native.TWINS and function not in reached:
            reached.add(function)
            waiting += names_used(function).values()
    return reached


def _file_of(function: FunctionType) -> str:
    """The file of a function, from its top package on, such as `my_game/rules/setup.py`."""
    parts = Path(function.__code__.co_filename).parts
    return "/".join(parts[-(function.__module__.count(".") + 1 + (parts[-1] == "__init__.py")) :])


def _obstacles(function: FunctionType) -> list[Obstacle]:
    try:
        tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
    except OSError:
        return []
    ast.increment_lineno(tree, function.__code__.co_firstlineno - 1)
    written = tree.body[0]
    reader = _Reader(function)
    for statement in written.body if isinstance(written, ast.FunctionDef) else [written]:
        reader.visit(statement)
    return reader.found


class _Reader(ast.NodeVisitor):
    """Reads the body of a function and collects what does not compile."""

    def __init__(self, function: FunctionType) -> None:
        self.function = function
        self.globals = ChainMap(function.__globals__, vars(builtins))
        self.locals = {*function.__code__.co_varnames, *function.__code__.co_cellvars}
        self.found: list[Obstacle] = []

    def complain(self, node: Any, what: str, instead: str) -> None:
        reason = f"{what} does not compile. {instead}"
        self.found.append(Obstacle(_file_of(self.function), node.lineno, self.function.__name__, reason))

    def meaning(self, node: ast.AST) -> Any:
        """What a global name stands for; None for everything else."""
        return self.globals.get(node.id) if isinstance(node, ast.Name) and node.id not in self.locals else None

    def visit(self, node: ast.AST) -> None:
        """Names a construct that never compiles, or looks at what the node is made of."""
        if type(node) in CONSTRUCTS:
            self.complain(node, *CONSTRUCTS[type(node)])
        else:
            super().visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        """A docstring is no text of the rules."""
        if not isinstance(node.value, ast.Constant):
            self.visit(node.value)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        """A type is not compiled."""
        if node.value is not None:
            self.visit(node.value)

    def visit_Constant(self, node: ast.Constant) -> None:
        """Numbers, and None, which a function returns that returns nothing."""
        if isinstance(node.value, str | bytes):
            self.complain(node, "a text", NO_WORDS)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        """A field of the table, or a member of an enum."""
        if isinstance(node.value, ast.Attribute) and _is_enum(self.meaning(node.value.value)):
            self.complain(node, f"`{ast.unparse(node)}`", f"`{ast.unparse(node.value)}` is a number as it is.")
        elif isinstance(node.value, ast.Name) and node.attr not in self.fields_of(node.value.id, node.attr):
            self.complain(node, f"`{ast.unparse(node)}`", f"The table has no field `{node.attr}`.")
        elif not _is_enum(self.meaning(node.value)):
            self.visit(node.value)

    def fields_of(self, argument: str, otherwise: str) -> Iterable[str]:
        """The fields of an argument that is a table; of anything else, whatever is asked for."""
        kind = self.function.__annotations__.get(argument)
        kind = self.function.__globals__.get(kind) if isinstance(kind, str) else kind
        return kind.__dataclass_fields__ if isinstance(kind, type) and is_dataclass(kind) else (otherwise,)

    def visit_Name(self, node: ast.Name) -> None:
        """A local name, a number, or a table of numbers."""
        if isinstance(node.ctx, ast.Store):
            return
        meaning = self.meaning(node)
        if node.id not in self.locals and node.id not in self.globals:
            self.complain(node, f"`{node.id}`", "Nothing of this name is defined or imported in the module.")
        elif _is_enum(meaning):
            self.complain(node, f"the enum `{node.id}` as a whole", MEMBERS_ONLY)
        elif isinstance(meaning, str):
            self.complain(node, f"the text `{node.id}`", NO_WORDS)
        elif isinstance(meaning, list | dict | set | frozenset) or (isinstance(meaning, tuple) and not _shape(meaning)):
            self.complain(node, f"`{node.id}`, which is not a tuple of numbers,", PLAIN_NUMBERS)

    def visit_Call(self, node: ast.Call) -> None:
        """A function of ours, or one of the few of Python that compile; its arguments may be unpacked."""
        if isinstance(node.func, ast.Attribute):
            self.call_of_attribute(node, node.func)
        else:
            self.call_of_name(node, self.meaning(node.func))
        for argument in (*node.args, *(keyword.value for keyword in node.keywords)):
            self.visit(argument.value if isinstance(argument, ast.Starred) else argument)

    def call_of_attribute(self, node: ast.Call, called: ast.Attribute) -> None:
        module = self.meaning(called.value)
        name = f"`{ast.unparse(called)}`"
        if isinstance(module, ModuleType):
            instead = f"Import the function itself: from {module.__name__} import {called.attr}."
            self.complain(node, f"the call {name} through a module", instead)
        else:
            self.complain(node, f"the method {name}", "Numbers, lists and tables have none here: write a function.")

    def call_of_name(self, node: ast.Call, called: Any) -> None:
        name = ast.unparse(node.func)
        if _is_enum(called):
            self.complain(node, f"`{name}(...)`", "Compare the number with its members, or keep it as it is.")
        elif called is self.function:
            self.complain(node, "a function that calls itself", "Write a `while` loop.")
        elif called is None:
            self.visit(node.func)
        elif called is vars(builtins).get(name) and name not in COMPILES:
            self.complain(node, f"`{name}` of Python", f"Of Python's own functions these do: {', '.join(COMPILES)}.")
        elif hasattr(called, "__wrapped__"):
            self.complain(node, f"`{name}`, which is decorated,", "Call a plain function.")
        elif isinstance(called, FunctionType) and not is_ours(called):
            self.complain(node, f"`{name}` of {called.__module__}", A_FUNCTION)
        elif isinstance(called, type) and called.__module__ != "builtins":
            self.complain(node, f"`{name}(...)`, a thing made of a class,", NO_ALLOCATION)


def _is_enum(value: object) -> bool:
    return isinstance(value, type) and issubclass(value, Enum)


def _shape(value: Any) -> tuple[int, ...] | None:
    """The lengths of a tuple of numbers, the outermost first; None if it is not rectangular, or holds anything else."""
    if not isinstance(value, tuple):
        return () if isinstance(value, int | float) else None
    shapes = {_shape(part) for part in value}
    inner = shapes.pop() if len(shapes) == 1 else None if shapes else ()
    return None if inner is None else (len(value), *inner)


# When compiling has failed


def explained(compile_for: Callable[..., Any], modules: GameModules, entry: FunctionType) -> Callable[..., Any]:
    """The same step of compiling; if it fails, DoesNotCompile says why."""

    def compile_or_explain(*arguments: Any, **named: Any) -> Any:
        try:
            return compile_for(*arguments, **named)
        except Exception as error:
            functions = compiled_functions([entry, *(modules.offer(name) for name in OFFERS)])
            if obstacles := obstacles_in(function for function in functions if not is_generic(function)):
                raise DoesNotCompile("\n".join(map(str, obstacles))) from None
            raise DoesNotCompile(_as_told(functions, entry, error)) from error

    return compile_or_explain


def _as_told(functions: Iterable[FunctionType], entry: FunctionType, error: Exception) -> str:
    """What the compiler says, after a line that names the first place it speaks of, or at least what was compiled."""
    told = f"{type(error).__name__}: {error}"
    place = re.search(r" at (.+\.py) \((\d+)\)", told)
    for function in functions:
        if place and _holds(function, place[1], int(place[2])):
            return f"{_file_of(function)}, line {place[2]}, in {function.__name__}: this does not compile.\n{told}"
    return f"{_file_of(entry)}, in {entry.__name__}: this does not compile, or something that it calls.\n{told}"


def _holds(function: FunctionType, file: str, line: int) -> bool:
    """Whether a line of a file is in a function."""
    lines = [number for _, _, number in function.__code__.co_lines() if number is not None]
    return function.__code__.co_filename == file and min(lines) <= line <= max(lines)
