"""Running the application under uvicorn, with one process or several."""

from __future__ import annotations

import uvicorn
from uvicorn.supervisors import Multiprocess

from quartier.server import app
from quartier.server.limits import MOST_MESSAGE

FACTORY = f"{app.__name__}:{app.create_app.__name__}"
GRACE = 5
"""Seconds that a closing server gives its clients."""


def config_for(host: str, port: int, workers: int = 1) -> uvicorn.Config:
    """How the server runs."""
    return uvicorn.Config(
        FACTORY,
        factory=True,
        host=host,
        port=port,
        workers=workers,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        ws="websockets-sansio",
        ws_max_size=2 * MOST_MESSAGE,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE,
        backlog=4096,
    )


def run(host: str, port: int, workers: int = 1) -> None:
    """Serves until stopped."""
    config = config_for(host, port, workers)
    if workers == 1:
        uvicorn.Server(config).run()
    else:
        Multiprocess(config, sockets=[config.bind_socket()]).run()
