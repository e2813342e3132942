"""The rules to read: what cannot be read says where; all languages tell the same, and the whole ledger."""

from pathlib import Path

import pytest

from frontier import plugins, rulebook
from frontier.games import GAMES
from frontier.ledger import load_ledgers
from frontier.rulebook import Block, Rulebook, RulebookError, Span
from frontier.texts import FOLDER, LANGUAGES

ROOT = Path(__file__).parents[1]
WRITTEN = [game for game in GAMES if any(rulebook.load(game, lang) for lang in LANGUAGES)]


def read(folder: Path, *texts: str) -> Rulebook:
    """A rulebook of these files."""
    files = [folder / f"sample{'-more' * index}.md" for index in range(len(texts))]
    for file, text in zip(files, texts):
        file.write_text(text, encoding="utf-8")
    return rulebook.read("sample", "en", files)


def loaded(game: str, lang: str) -> Rulebook:
    """The rules of a game, which must be there."""
    book = rulebook.load(game, lang)
    assert book is not None, f"{game} has rules to read, but not in {lang!r}"
    return book


# --- reading ---


def test_what_a_file_may_hold(tmp_path: Path) -> None:
    book = read(
        tmp_path,
        """# Sample

<!-- -->

Some words
go on.

## First {#first}

<!-- S-TURN-01 S-TURN-02a -->
- **One {icon:gold}** and *two*
  on two lines
- [three](#S-TURN-02a)

![A *picture*](figure:board)

### Below {#below}

<!-- S-END-01 -->

| a | b |
|---|--:|
| 1 | [2](#sample-more) |
""",
        "# More\n",
    )
    assert [(section.slug, section.level, section.title) for section in book.sections] == [
        ("sample", 1, "Sample"), ("first", 2, "First"), ("below", 3, "Below"), ("sample-more", 1, "More"),
    ]  # fmt: skip
    assert book.title == "Sample"
    words, items, picture, table = book.blocks()
    assert words == Block("paragraph", (), (((Span("Some words go on."),),),))
    assert items.kind == "list"
    assert items.rules == ("S-TURN-01", "S-TURN-02a")
    one, three = items.rows
    assert one[0] == (
        Span("One ", strong=True), Span(icon="gold", strong=True), Span(" and "), Span("two", em=True),
        Span(" on two lines"),
    )  # fmt: skip
    assert three[0] == (Span("three", to="S-TURN-02a"),)
    assert (picture.kind, picture.figure) == ("figure", "board")
    assert picture.rows[0][0] == (Span("A "), Span("picture", em=True))
    assert [[cell[0].text for cell in row] for row in table.rows] == [["a", "b"], ["1", "2"]]
    assert book.find("s-turn-02A") == items
    assert book.find("S-END-02") is None


@pytest.mark.parametrize(
    ("line", "text", "expected"),
    [
        (1, "", "the title"),
        (1, "Words\n", "the title"),
        (3, "# T\n\n## Section\n", "a heading with its slug"),
        (3, "# T\n\n## Section {#Two Words}\n", "a heading with its slug"),
        (3, "# T\n\n# Again {#again}\n", "a heading with its slug"),
        (3, "# T\n\n### Low {#low}\n", "a section (##) before"),
        (5, "# T\n\n## A {#a}\n\n## B {#a}\n", "a slug of its own"),
        (3, "# T\n\nWords.\n", "the ids of the rules"),
        (3, "# T\n\n<!-- turn -->\nWords.\n", "ids of rules"),
        (3, "# T\n\n<!-- S-TURN-01 -->\n\n## A {#a}\n", "a paragraph, list, table or figure"),
        (3, "# T\n\n<!-- -->\n", "a paragraph, list, table or figure"),
        (5, "# T\n\n<!-- -->\nWords.\n<!-- -->\nMore.\n", "an empty line"),
        (4, "# T\n\n<!-- -->\nWords **bold.\n", "plain words"),
        (4, "# T\n\n<!-- -->\nWords <b>bold</b>.\n", "plain words"),
        (4, "# T\n\n<!-- -->\n1. One\n", "plain words"),
        (4, "# T\n\n<!-- -->\n[away](https://example.org)\n", "plain words"),
        (5, "# T\n\n<!-- -->\n- one\n  - two\n", "'- ' before an item"),
        (4, "# T\n\n<!-- -->\n| a | b |\n| 1 | 2 |\n| 3 | 4 |\n", "a table of a head"),
        (6, "# T\n\n<!-- -->\n| a | b |\n|---|---|\n| 1 |\n", "a row of 2 cells"),
        (3, "# T\n\n![caption](board.png)\n", "a figure on its own"),
        (4, "# T\n\n<!-- -->\n[there](#nowhere)\n", "a link to a section or to a rule"),
    ],
)
def test_errors_say_where_and_what_was_expected(line: int, text: str, expected: str, tmp_path: Path) -> None:
    with pytest.raises(RulebookError) as caught:
        read(tmp_path, text)
    assert str(caught.value).startswith(f"{tmp_path / 'sample.md'}:{line}: expected {expected}")


def test_files_of_a_game_share_their_slugs(tmp_path: Path) -> None:
    with pytest.raises(RulebookError, match=r"sample-more\.md: expected a slug of its own, but #a "):
        read(tmp_path, "# T\n\n## A {#a}\n", "# T\n\n## B {#a}\n")


def test_a_game_without_files_has_no_rules_to_read() -> None:
    assert rulebook.load("chess", "en") is None


# --- what is written (icons: web/src/rules/icons.test.ts) ---


def test_every_file_belongs_to_a_game() -> None:
    files = [file for lang in LANGUAGES for file in plugins.files(FOLDER / lang / "rules", f"texts/{lang}/rules", "*")]
    assert files
    assert [file.name for file in files if file.suffix != ".md" or file.stem.partition("-")[0] not in WRITTEN] == []


@pytest.mark.parametrize("game", WRITTEN)
def test_all_languages_have_the_same_sections_and_tell_the_same_rules(game: str) -> None:
    def outline(lang: str) -> list[tuple[str, int, list[tuple[str, tuple[str, ...], str]]]]:
        return [
            (section.slug, section.level, [(block.kind, block.rules, block.figure) for block in section.blocks])
            for section in loaded(game, lang).sections
        ]

    for lang in LANGUAGES:
        assert outline(lang) == outline("en"), lang


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", WRITTEN)
def test_every_rule_of_the_ledger_is_told(game: str, lang: str) -> None:
    book, rules = loaded(game, lang), [rule for rule in load_ledgers().rules if rule.game == game]
    assert [rule.id for rule in rules if rule.part == "1" and book.find(rule.id) is None] == []
    known = {rule.id for rule in rules}
    assert [id_ for block in book.blocks() for id_ in block.rules if id_ not in known] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", WRITTEN)
def test_figures_exist(game: str, lang: str) -> None:
    figures = ROOT / "web" / "src" / "games" / game / "figures"
    named = [block.figure for block in loaded(game, lang).blocks() if block.figure]
    assert [name for name in named if not (figures / f"{name}.svelte").is_file()] == []
