"""Forbids, in what is compiled, what mypyc compiles wrongly without a word.

A literal (or a Final, which mypyc inlines) is shifted in 32 bits of C, whatever the type says, so `1 << n` is silently
wrong from bit 31. Every shift by a variable goes through `pioche.cards.shl`, whose operands are 64-bit variables.
`float` of a literal or a Final from 2**30 on is another number: it is to be written as a float.
The keywords of a class are ignored: `class Pace(Struct, frozen=True)` would not be frozen.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from hatch_build import compiled_sources

ALLOWED_IN = "shl"


def _is_literal(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant)


def _is_inlined(node: ast.expr) -> bool:
    return _is_literal(node) or (isinstance(node, ast.Name) and node.id.isupper())


def _is_shift(node: ast.AST) -> bool:
    match node:
        case ast.BinOp(op=ast.LShift(), right=by) | ast.AugAssign(op=ast.LShift(), value=by):
            return not _is_literal(by)
        case ast.BinOp(op=ast.RShift(), left=value, right=by):
            return _is_inlined(value) and not _is_literal(by)
    return False


def _is_small(node: ast.expr | None) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, int) and abs(node.value) < 2**30


def _small(module: ast.Module) -> set[str]:
    """The constants that the module itself says are small."""
    found: set[str] = set()
    for node in module.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and _is_small(node.value):
            found.add(node.target.id)
    return found


def _is_inlined_float(node: ast.AST, small: set[str]) -> bool:
    match node:
        case ast.Call(func=ast.Name(id="float"), args=[ast.Name(id=name)]):
            return name.isupper() and name not in small
        case ast.Call(func=ast.Name(id="float"), args=[value]):
            return _is_literal(value) and not _is_small(value)
    return False


def traps(source: str) -> Iterator[tuple[int, str]]:
    """The lines of a module that would not do what they say, and what to do instead."""
    module = ast.parse(source)
    small = _small(module)
    pending: list[ast.AST] = [module]
    while pending:
        node = pending.pop()
        if isinstance(node, ast.FunctionDef) and node.name == ALLOWED_IN:
            continue
        if _is_shift(node):
            yield getattr(node, "lineno", 0), "mypyc may compile this shift wrongly; use pioche.cards.shl"
        if _is_inlined_float(node, small):
            yield getattr(node, "lineno", 0), "mypyc may compile this number wrongly; write it as a float"
        if isinstance(node, ast.ClassDef) and any(word.arg != "metaclass" for word in node.keywords):
            yield node.lineno, "mypyc ignores the keywords of a class; define it in a module that is not compiled"
        pending += ast.iter_child_nodes(node)


def main() -> int:
    found = 0
    for path in compiled_sources(Path("src/pioche")):
        for line, advice in sorted(traps(path.read_text(encoding="utf-8"))):
            print(f"{path}:{line}: {advice}")
            found += 1
    return min(found, 1)


if __name__ == "__main__":
    sys.exit(main())
