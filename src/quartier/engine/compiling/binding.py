"""Generic algorithms, written once for all games and bound to one.

An algorithm is a module that imports `unbound as rules` and says `rules.play(table, move)`. Binding clones its
functions into a namespace where `rules` is one game's; compiling (`compiled.py`) does the same with compiled functions.
"""

from __future__ import annotations

import dis
import functools
import sys
from collections.abc import Callable
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

from quartier.engine.contract import Rules, unbound
from quartier.engine.packages import is_ours_or_a_games
from quartier.engine.shelf import GameModules

OFFERS = tuple(name for name in {**Rules.__annotations__, **vars(Rules)} if not name.startswith("_"))
"""The names of `contract.Rules`."""


def is_ours(value: object) -> bool:
    """Whether this is a function of Quartier's, or of a game's."""
    return isinstance(value, FunctionType) and is_ours_or_a_games(value.__module__)


def functions_of(module: ModuleType) -> dict[str, FunctionType]:
    """The functions that a module defines itself."""
    return {
        name: value for name, value in vars(module).items() if is_ours(value) and value.__module__ == module.__name__
    }


def clone(function: FunctionType, space: dict[str, Any]) -> FunctionType:
    """The same code, looking up its globals in another namespace."""
    twin = FunctionType(function.__code__, space, function.__name__, function.__defaults__, function.__closure__)
    twin.__module__, twin.__qualname__ = function.__module__, function.__qualname__
    twin.__annotations__ = function.__annotations__
    return twin


def names_used(function: FunctionType) -> dict[str, Any]:
    """The globals of its module that a function mentions."""
    space = vars(sys.modules[function.__module__])
    return {name: space[name] for name in function.__code__.co_names if name in space}


def calls_in(function: FunctionType) -> list[FunctionType]:
    """The functions of ours that a function calls, each as often as the code names it."""
    space = names_used(function)
    named = [step.argval for step in dis.get_instructions(function) if step.opname == "LOAD_GLOBAL"]
    return [space[name] for name in named if is_ours(space.get(name))]


def reached_from(*roots: FunctionType) -> set[FunctionType]:
    """These functions and all that they call, directly or not."""
    reached: set[FunctionType] = set()
    waiting = list(roots)
    while waiting:
        function = waiting.pop()
        if function not in reached:
            reached.add(function)
            waiting += calls_in(function)
    return reached


class Binder:
    """Clones functions, each with all that it calls, into namespaces in which `rules` is one game's."""

    def __init__(self, rules: Any, finish: Callable[[FunctionType], Any] = lambda function: function) -> None:
        self.rules = rules
        self.finish = finish
        self._done: dict[FunctionType, Any] = {}

    def bind(self, function: FunctionType) -> Any:
        """The finished twin of a function."""
        if function not in self._done:
            space: dict[str, Any] = {}
            self._done[function] = self.finish(clone(function, space))
            for name, value in names_used(function).items():
                space[name] = self.replace(value)
            if "rules" in function.__code__.co_names:
                space["rules"] = self.rules
        return self._done[function]

    def replace(self, value: Any) -> Any:
        """What stands for a global in the new namespace: a twin of what may speak of `rules`, else the thing itself."""
        return self.bind(value) if is_ours(value) and is_generic(value) else value


def is_generic(function: FunctionType) -> bool:
    """Whether a function is part of an algorithm that is written for all games."""
    return vars(sys.modules[function.__module__]).get("rules") is unbound


@functools.cache
def bound(modules: GameModules, algorithm: ModuleType) -> SimpleNamespace:
    """An algorithm bound to one game, plain."""
    rules = SimpleNamespace(**{name: modules.offer(name) for name in OFFERS})
    binder = Binder(rules)
    return SimpleNamespace(**{name: binder.bind(function) for name, function in functions_of(algorithm).items()})
