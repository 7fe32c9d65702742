"""The command speaks every language of the one list."""

from __future__ import annotations

import pytest

from quartier import cli
from quartier.cli import app
from quartier.engine.words.languages import LANGUAGES


@pytest.mark.parametrize(
    ("locale", "language"),
    [("fr_FR.UTF-8", "fr"), ("pt_BR.UTF-8", "pt-BR"), ("en_GB", "en"), ("C.UTF-8", "en"), ("tlh", "en")],
)
def test_the_locale_decides_among_all_languages(monkeypatch: pytest.MonkeyPatch, locale: str, language: str) -> None:
    monkeypatch.setattr(cli, "LANGUAGES", ("en", "fr", "pt-BR"))
    monkeypatch.setenv("LC_ALL", locale)
    assert cli.language_of_locale() == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_names_all_languages(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        app.run(["--help"], language)
    assert ", ".join(LANGUAGES) in capsys.readouterr().out
