"""One catalogue: every language has every text, nothing is left over, all of it can be said."""

import json
import shutil
import subprocess

import pytest

from hotelier.messages import FIRST, LANGUAGES
from messages.audit import CHECKS, files_of, lost_places, missing, shelves, texts, unknown, unsaid
from messages.sources import ROOT, templates

READ_IN_BROWSER = """
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
const files = JSON.parse(readFileSync(0, "utf8"));
const found = {};
for (const [name, text] of Object.entries(files)) {
  const resource = new FluentResource(text);
  const errors = new FluentBundle("en").addResource(resource);
  if (errors.length) throw errors[0];
  found[name] = resource.body.flatMap(({ id, value, attributes }) => [
    ...(value === null ? [] : [id]),
    ...Object.keys(attributes).map((each) => `${id}.${each}`),
  ]);
}
console.log(JSON.stringify(found));
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_text(language: str) -> None:
    lacking = [f"{name}: {key}" for name, key in missing(language)]
    assert not lacking, f"{len(lacking)} texts are missing, the first is {lacking[0]}"


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(language: str, check: str) -> None:
    assert list(CHECKS[check](language)) == []


def test_every_text_is_said_somewhere() -> None:
    assert list(unsaid()) == []


def test_whatever_is_said_is_in_the_catalogue() -> None:
    assert list(unknown()) == []


def test_whatever_builds_keys_is_where_the_audit_believes_it_to_be() -> None:
    assert list(lost_places()) == []
    assert len(templates()) > 50


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_reads_the_same_texts(language: str) -> None:
    node = shutil.which("node")
    if node is None or not (ROOT / "web/node_modules/@fluent/bundle").is_dir():
        pytest.skip("needs Node and the packages of web/")
    command = [node, "--input-type=module", "--eval", READ_IN_BROWSER]
    read = subprocess.run(
        command,
        input=json.dumps(files_of(language)),
        capture_output=True,
        text=True,
        cwd=ROOT / "web",
        check=False,
    )
    assert not read.returncode, read.stderr
    found = {name: sorted(keys) for name, keys in json.loads(read.stdout).items()}
    assert found == {name: sorted(there) for name, there in shelves(language).items()}


def test_the_audit_sees_what_a_text_is_made_of() -> None:
    found = texts(
        "a = { $n ->\n    [one] a card\n   *[other] { $n } cards\n  } of { $name }\n"
        "b = { a } and { c.title }\n"
    )
    assert found["a"].facts == {"n", "name"}
    assert len(found["a"].selects) == 1
    assert found["b"].refers == {"a", "c.title"}


def test_english_is_the_language_that_all_others_follow() -> None:
    assert FIRST == "en"
    assert shelves(FIRST)
