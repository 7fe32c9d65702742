"""The languages that everything is said in.

This is the one list. To add a language, add its tag here and its catalogues beside the others: `LANGUAGE.ftl` in every
`locale/` and `lesson/` folder and in the client's `words/` folders, and `LANGUAGE.md` in every `rulebook/` folder.
"""

from __future__ import annotations

LANGUAGES = ("en", "fr")
"""Tags as browsers send them; the first is spoken where nothing else is asked for."""
