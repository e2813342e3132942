"""What newcomers are told leads to paragraphs and sections of the rules that are there."""

import re
from pathlib import Path

import pytest

from frontier import rulebook, texts

GAMES = Path(__file__).parents[1] / "web" / "src" / "games"
RULE = re.compile(r"rule: '([A-Z]-[A-Z]+-\d+[a-z]?)'")
SLUG = re.compile(r"slug: '([a-z-]+)'")
FILES = {file.parent.name: file.read_text(encoding="utf-8") for file in GAMES.glob("*/firsts.ts")}


@pytest.mark.parametrize("lang", texts.LANGUAGES)
@pytest.mark.parametrize("game", FILES)
def test_cards_lead_to_the_rules(game: str, lang: str) -> None:
    book = rulebook.load(game, lang)
    assert book is not None
    rules = RULE.findall(FILES[game])
    assert len(rules) > 5
    assert [rule for rule in rules if book.find(rule) is None] == []
    slugs = {section.slug for section in book.sections}
    assert [slug for slug in SLUG.findall(FILES[game]) if slug not in slugs] == []
