"""The files of the documentation site (mkdocs.yml): every document of the repository, and whatever they link to.

All keep their paths, so that a link leads to the same file on the site as in the repository.
"""

import os
import re
from collections.abc import Iterator
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parents[1]
LINK = re.compile(r"\]\(([^()#\s]+)")
SKIPPED = re.compile(r"\..*|build|dist|node_modules|fixtures|__pycache__")


def documents() -> Iterator[Path]:
    """Every Markdown file that people read."""
    for folder, folders, files in os.walk(ROOT):
        folders[:] = sorted(name for name in folders if not SKIPPED.fullmatch(name))
        yield from (Path(folder, name) for name in sorted(files) if name.endswith(".md"))


def linked(document: Path) -> Iterator[Path]:
    """The other files that a document links to or shows: pictures, data, sources."""
    for target in LINK.findall(document.read_text(encoding="utf-8")):
        file = (document.parent / target).resolve()
        if file.is_file() and file.suffix != ".md":
            yield file


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Called by MkDocs: the files of the theme, and ours."""
    found = dict.fromkeys(documents())
    for document in list(found):
        found.update(dict.fromkeys(linked(document)))
    theme = [file for file in files if file.src_dir != config.docs_dir]
    ours = [File.generated(config, path.relative_to(ROOT).as_posix(), abs_src_path=str(path)) for path in found]
    return Files(theme + ours)
