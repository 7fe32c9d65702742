"""The real server in a process of its own, which a test may stop and start again."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Mapping
from pathlib import Path

PATIENCE = 60.0


class Server:
    """A server with a database of its own."""

    def __init__(self, folder: Path, environment: Mapping[str, str] = os.environ) -> None:
        self.port = _free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._settings = {
            **environment,
            "DATABASE_URL": f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}",
            "QUARTIER_REQUESTS_PER_SECOND": "0",
            "QUARTIER_MESSAGES_PER_SECOND": "0",
            "QUARTIER_TABLES_PER_GUEST": "1000",
            "QUARTIER_ORDER_SECONDS": "0",
        }
        self._log = folder / "server.log"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Starts it and waits until it answers."""
        command = [sys.executable, "-m", "quartier", "serve", "--port", str(self.port)]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(command, env=self._settings, stdout=log, stderr=log)
        deadline = time.monotonic() + PATIENCE
        while not self._answers():
            if time.monotonic() > deadline or self._process.poll() is not None:
                raise RuntimeError(self._log.read_text("utf-8"))
            time.sleep(0.1)

    def stop(self) -> None:
        """Stops it as an operator would."""
        if self._process is not None:
            self._process.terminate()
            self._process.wait(PATIENCE)

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/healthz", timeout=1) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False


def _free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])
