"""Builds the wheel: the engine compiled if a C compiler works, the browser client included."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import Distribution, Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "packaging"))

# Reading metadata or packing an sdist needs no compiler. An editable install stays interpreted,
# so that no compiled module ever shadows its source.
COMPILING_COMMANDS = {"bdist_wheel", "build", "build_ext", "install"}

PROBE = """
#include <Python.h>
PyMODINIT_FUNC PyInit_probe(void) { return NULL; }
"""


class FreshBuild(build):
    """Starts from an empty build directory, so that a deleted module can't end up in the wheel.

    The browser client is built while the engine is compiled: both take long, on one core each.
    """

    def run(self) -> None:
        from client import build as build_client

        shutil.rmtree(self.build_lib, ignore_errors=True)
        print("hotelier: building the browser client ...", flush=True)
        with ThreadPoolExecutor() as beside:
            client = beside.submit(build_client)
            if self.distribution.has_ext_modules():
                print("hotelier: compiling the engine, about a minute ...", flush=True)
                self.run_command("build_ext")
            why_not = client.result()
        if why_not:
            print(f"hotelier: the browser client is not built: {why_not}.", flush=True)
        super().run()


def compiled_sources() -> list[str]:
    """The files named by `[tool.hotelier] compiled`, relative to the project."""
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    sources: set[str] = set()
    for pattern in pyproject["tool"]["hotelier"]["compiled"]:
        found = [path.relative_to(ROOT).as_posix() for path in ROOT.glob(pattern)]
        if not found:
            sys.exit(f"pyproject.toml: [tool.hotelier] compiled: no file matches {pattern!r}")
        sources.update(found)
    return sorted(sources)


def c_compiler_works() -> bool:
    """Whether a trivial extension module can be compiled and linked."""
    with tempfile.TemporaryDirectory() as directory:
        source = Path(directory, "probe.c")
        source.write_text(PROBE, encoding="utf-8")
        extension = Extension("probe", [str(source)])
        command = build_ext(Distribution({"name": "probe", "ext_modules": [extension]}))
        command.build_lib = command.build_temp = directory
        try:
            command.ensure_finalized()
            command.run()
        except Exception:  # whatever went wrong, the answer is no
            return False
    return True


def engine() -> list[Extension]:
    """The compiled modules, or none if the wheel should be pure Python."""
    if not COMPILING_COMMANDS.intersection(sys.argv):
        return []
    sources = compiled_sources()
    if os.environ.get("HOTELIER_PURE"):
        print("hotelier: HOTELIER_PURE is set, so the engine is not compiled.")
        return []
    if not c_compiler_works():
        print("hotelier: no working C compiler found, so the engine is not compiled.")
        return []

    from mypyc.build import mypycify

    print("hotelier: translating the engine to C ...", flush=True)

    # Strictness is the linter's job: a newer mypy must not break an install. What else is
    # installed makes no difference, either.
    os.environ["MYPYPATH"] = str(ROOT / "src")
    options = ["--config-file=", "--explicit-package-bases", "--cache-dir=build/mypy_cache"]
    options += ["--follow-imports=silent", "--ignore-missing-imports", "--no-site-packages"]
    # One C file, because helpers are only inlined across modules within one.
    modules = mypycify([*options, *sources], opt_level="2", debug_level="0", group_name="hotelier")
    if sys.platform != "win32":
        for module in modules:
            # A function that others could replace at load time is never inlined: hide them all.
            module.extra_compile_args.append("-fvisibility=hidden")
            # Bits are counted by a multiplication that wraps around.
            module.extra_compile_args.append("-fwrapv")
            # Nobody reads warnings about generated C, and looking for them takes longer than
            # compiling.
            module.extra_compile_args.append("-w")
    return modules


if __name__ == "__main__":
    setup(
        ext_modules=engine(),
        cmdclass={"build": FreshBuild},
        # Microsoft's compiler is set up by the first thread that needs it: not safe with several.
        options={"build_ext": {"parallel": None if sys.platform == "win32" else os.cpu_count()}},
    )
