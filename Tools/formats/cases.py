"""Reads the small specs of Tests/MenuSpecTests/Cases; the README there says how they are written."""
import re

# What the text of a case is put behind: those of CaseFile.swift.
OPENINGS = {
    "dropdown": "menuSpec: 1\ndropdowns:\n  a:\n    title: T\n    options: [A, B, C]",
    "options": "menuSpec: 1\ndropdowns:\n  a:\n    title: T\n    options:",
    "tree": "menuSpec: 1\nsectionTrees:\n  t:\n    sections: [S]",
    "sections": "menuSpec: 1\nsectionTrees:\n  t:\n    sections:",
    "part": "menuSpec: 1\ndropdowns:\n  a:\n    title: T\n    options: [A]\n    style:\n      button:",
}
EXPECTATION = re.compile(r"#: |#@|# *\^")


def cases(path):
    """The cases of a file, each as its name and its bytes."""
    for part in re.split(r"^=== ", path.read_text("utf-8"), flags=re.M)[1:]:
        header, *lines = part.split("\n")
        name, _, words = header.partition("|")
        words = words.split()
        lines = [line for line in lines if not EXPECTATION.match(line)]
        while lines and not lines[-1]:
            lines.pop()
        lines = [line for word in words if word in OPENINGS for line in OPENINGS[word].split("\n")] + lines
        end = "\r\n" if "crlf" in words else "\r" if "cr" in words else "\n"
        text = end.join(lines) + ("" if "bare" in words or not lines else end)
        yield name.strip(), (b"\xef\xbb\xbf" if "bom" in words else b"") + unescaped(text)


def unescaped(text):
    """A text with the characters and bytes in it that stand as `⟦85⟧` and `⟦=FF⟧`."""
    parts = re.split("⟦(=?[0-9A-F]+)⟧", text)
    for index in range(1, len(parts), 2):
        code = parts[index]
        parts[index] = bytes([int(code[1:], 16)]) if code[0] == "=" else chr(int(code, 16)).encode()
    return b"".join(part if isinstance(part, bytes) else part.encode() for part in parts)
