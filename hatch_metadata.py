"""What a package index shows: README and links, with the address that the package is released from.

Links of the README are relative, as a checkout needs them; an index shows pictures only of whole
addresses. STONEAGE_REPOSITORY names the repository when a release is built (CONTRIBUTING.md);
without it the README stays as it is and no address is claimed.
"""

import os
import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

VARIABLE = "STONEAGE_REPOSITORY"
RELATIVE_LINK = re.compile(r"(!?)\[([^\]]*)\]\((?!https?:|#)([^)]+)\)")


class CustomMetadataHook(MetadataHookInterface):
    """Writes the README and the links of the project."""

    def update(self, metadata: dict[str, Any]) -> None:
        readme = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        repository = os.environ.get(VARIABLE, "").rstrip("/")
        if repository:
            metadata["urls"] = links(repository, metadata["version"])
            readme = with_whole_addresses(readme, repository, metadata["version"])
        metadata["readme"] = {"content-type": "text/markdown", "text": readme}


def links(repository: str, version: str) -> dict[str, str]:
    pages = f"{repository}/blob/v{version}"
    return {
        "Repository": repository,
        "Issues": f"{repository}/issues",
        "Documentation": f"{pages}/docs/index.md",
        "Changelog": f"{pages}/CHANGELOG.md",
    }


def with_whole_addresses(readme: str, repository: str, version: str) -> str:
    """Pictures as files, pages as the repository shows them, both of this version."""

    def whole(link: re.Match[str]) -> str:
        bang, words, place = link.groups()
        kind = "raw" if bang else "blob"
        return f"{bang}[{words}]({repository}/{kind}/v{version}/{place})"

    return RELATIVE_LINK.sub(whole, readme)
