"""Reads each form of a report with what others read it with, and says where it differs from the JSON form."""
import collections
import json
import pathlib
import re
import urllib.parse
import xml.etree.ElementTree

import junitparser
import sarif.loader
from diff_cover.violationsreporters.java_violations_reporter import CheckstyleXmlDriver

FORMS = ["sarif", "gitlab", "github", "junit", "checkstyle"]


class Place(collections.namedtuple("Place", "path line column rule severity")):
    """Where what was found: by this all forms are compared. A path is its characters, less a `./` in front."""

    @classmethod
    def of(cls, path, line, column, rule, severity):
        return cls(re.sub(r"^(\./+)+", "", path), int(line), int(column), rule, severity)


def plain(text):
    """A text that shows everything, with the characters in it that stand as `\\u{1B}` and bytes as `\\xE9`."""
    text = re.sub(r"\\u\{([0-9A-F]+)\}", lambda match: chr(int(match[1], 16)), text)
    return re.sub(r"(?:\\x[89A-F][0-9A-F])+", lambda match: bytes.fromhex(match[0].replace("\\x", "")).decode(
        "utf-8", "replace"), text)


def compared(folder, form, warnings_fail, problem):
    """Reads the report of a form in a folder, and tells `problem` of each difference to the JSON form."""
    report = json.loads((folder / "report.json").read_bytes())
    wanted = {}
    for found in report["diagnostics"]:
        # GitHub takes columns only in findings of one line.
        column = 0 if form == "github" and found["line"] != found["endLine"] else found["column"]
        place = Place.of(found["path"], found["line"], column, found["rule"], found["severity"])
        wanted.setdefault(place, []).append(found["message"])
    seen = collections.defaultdict(list)
    for place, message in READERS[form](folder / f"report.{form}", warnings_fail, problem):
        seen[place].append(message)
    for place in wanted.keys() | seen.keys():
        messages, others = wanted.get(place, []), seen.get(place, [])
        if len(messages) != len(others):
            problem(f"{place}: {len(messages)} in JSON, {len(others)} here")
        # A form may say more behind it: a fix, or how many are left out.
        elif not all(other.startswith(message) for message, other in zip(sorted(messages), sorted(others))):
            problem(f"{place}: JSON says {messages}, this {others}")
    return len(report["diagnostics"])


def sarif_places(path, _, problem):
    file = sarif.loader.load_sarif_file(str(path))
    rules = [rule["id"] for rule in file.runs[0].run_data["tool"]["driver"]["rules"]]
    results = file.get_results()
    if len(file.get_records()) != len(results):
        problem("sarif-tools has more or fewer records than results")
    for record, result in zip(file.get_records(), results):
        location = result["locations"][0]["physicalLocation"]
        uri, region = location["artifactLocation"]["uri"], location["region"]
        if urllib.parse.urlsplit(uri).scheme not in ("", "file") or uri.startswith("./"):
            problem(f"{uri} is no normal reference to a file")
        if rules[result["ruleIndex"]] != result["ruleId"] or record["Code"] != result["ruleId"]:
            problem(f"{result['ruleId']} is not the rule that its index names")
        if record["Line"] != region["startLine"] or record["Severity"] != result["level"]:
            problem(f"sarif-tools reads {record}")
        if (region["endLine"], region["endColumn"]) < (region["startLine"], region["startColumn"]):
            problem(f"a region ends before it begins: {region}")
        if result["suppressions"]:
            continue
        name = urllib.parse.unquote_to_bytes(urllib.parse.urlsplit(uri).path).decode("utf-8", "replace")
        yield Place.of(name, region["startLine"], region["startColumn"], result["ruleId"],
                       result["level"]), result["message"]["text"]


def gitlab_places(path, _, problem):
    issues = json.loads(path.read_bytes())
    fingerprints = [issue["fingerprint"] for issue in issues]
    if len(set(fingerprints)) != len(fingerprints) or not all(fingerprints):
        problem("two issues have one fingerprint")
    for issue in issues:
        place, begin = issue["location"]["path"], issue["location"]["positions"]["begin"]
        if place.startswith("./"):
            problem(f"{place} is not as GitLab names the file")
        # GitLab knows info, minor, major, critical and blocker; ours are two of them.
        severity = {"major": "error", "minor": "warning"}[issue["severity"]]
        yield Place.of(place, begin["line"], begin["column"], issue["check_name"], severity), issue["description"]


def github_places(path, _, problem):
    """As GitHub's runner reads lines (ActionCommand.TryParseV2 in its sources)."""
    for line in path.read_bytes().decode("utf-8").splitlines():
        match = re.match(r"\s*::(\S+) (.*?)::(.*)", line)
        if not match or match[1] not in ("error", "warning"):
            problem(f"no annotation: {line!r}")
            continue
        properties = {}
        for part in match[2].split(","):
            name, equals, value = part.partition("=")
            # Split at every '=', what has several of them is dropped.
            if not equals or "=" in value and name != "file" or name in properties:
                problem(f"no property: {part!r} in {line!r}")
            properties[name] = github_text(value)
        if properties.keys() - {"file", "line", "col", "endColumn", "endLine", "title"}:
            problem(f"properties that GitHub does not know: {line!r}")
        yield Place.of(plain(properties["file"]), properties["line"], properties.get("col", 0),
                       properties["title"], match[1]), plain(github_text(match[3], isData=True))


def github_text(text, isData=False):
    for code, character in (("%0D", "\r"), ("%0A", "\n"), ("%3A", ":"), ("%2C", ","), ("%25", "%")):
        if not isData or code not in ("%3A", "%2C"):
            text = text.replace(code, character)
    return text


# What may stand in a JUnit report to Jenkins, whose schema is the strictest, as far as reports of findings go.
JUNIT = {
    "testsuites": {"name", "tests", "failures", "errors", "time", "disabled"},
    "testsuite": {"name", "tests", "failures", "errors", "skipped", "time", "timestamp", "hostname", "id", "package"},
    "testcase": {"name", "classname", "assertions", "time", "status"},
    "failure": {"type", "message"}, "system-out": set(),
}


def junit_places(path, warnings_fail, problem):
    for element in xml.etree.ElementTree.parse(path).iter():
        if not element.attrib.keys() <= JUNIT.get(element.tag, set()):
            problem(f"JUnit has no {element.tag} with {element.attrib}")
    suites = junitparser.JUnitXml.fromfile(str(path))
    for suite in suites:
        cases = list(suite)
        failures = sum(bool(case.is_failure) for case in cases)
        if (suite.tests, suite.failures, suite.errors) != (len(cases), failures, 0):
            problem(f"{suite.name}: counts differ from what is there")
        for case in cases:
            if case.classname != suite.name or not case.name:
                problem(f"{suite.name}: a case of {case.classname}")
            text = (case.result[0].text if case.is_failure else case.system_out or "").strip()
            if not text:
                if (len(cases), case.name) != (1, "menuc"):
                    problem(f"{suite.name}: {case.name} says nothing")
                continue
            place, severity, message = text.split(": ", 2)
            rule = case.name.split(" at ")[0]
            if case.is_failure != (severity == "error" or warnings_fail) or case.name != f"{rule} at {place}":
                problem(f"{suite.name}: {case.name} is {severity}")
            if case.is_failure and (case.result[0].type != rule or not message.startswith(case.result[0].message)):
                problem(f"{suite.name}: {case.name} fails with {case.result[0].message!r}")
            yield Place.of(plain(suite.name), *place.split(":"), rule, severity), plain(message)


def checkstyle_places(path, _, problem):
    root = xml.etree.ElementTree.parse(path).getroot()
    # diff-cover takes the line, severity and message of each.
    read = CheckstyleXmlDriver().parse_reports([path.read_text("utf-8")])
    known = [(int(error.get("line")), f"{error.get('severity')}: {error.get('message')}") for error in root.iter("error")]
    if sorted((found.line, found.message) for all in read.values() for found in all) != sorted(known):
        problem("diff-cover reads other findings")
    if root.tag != "checkstyle" or not root.get("version"):
        problem("no Checkstyle report")
    for file in root:
        for error in file:
            if (file.tag, error.tag) != ("file", "error") or error.get("severity") not in ("error", "warning"):
                problem(f"Checkstyle has no {file.tag} with {error.tag} {error.attrib}")
            place = Place.of(plain(file.get("name")), error.get("line"), error.get("column"),
                             error.get("source").removeprefix("menuc."), error.get("severity"))
            yield place, plain(error.get("message"))


READERS = {
    "sarif": sarif_places, "gitlab": gitlab_places, "github": github_places, "junit": junit_places,
    "checkstyle": checkstyle_places,
}
