"""For those who run a server: health and metrics."""

from __future__ import annotations

from fastapi import APIRouter, Request
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.responses import Response

from quartier.server.metrics import REGISTRY
from quartier.server.refusals import Refusal
from quartier.server.responses import REFUSALS, Json, text
from quartier.server.routes.dependencies import ThisWorker
from quartier.server.wire.operations import Health
from quartier.server.worker import Worker

router = APIRouter(tags=["operations"], responses=REFUSALS)

LOCAL = ("127.0.0.1", "::1")


@router.get("/healthz", response_model=Health)
async def health(request: Request) -> Response:
    """Whether the store can be written to."""
    worker: Worker = request.app.state.worker
    if worker.is_closing:
        return Json({"state": "closing"}, 503)
    works = await worker.store.works()
    return Json({"state": "ok" if works else "trouble"}, 200 if works else 503)


@router.get("/metrics", response_class=Response, responses=text("What is counted"))
async def metrics(request: Request, worker: ThisWorker) -> Response:
    """For Prometheus; only for this machine itself, unless configured otherwise."""
    is_local = request.client is not None and request.client.host in LOCAL and "x-forwarded-for" not in request.headers
    if not is_local and not worker.settings.public_metrics:
        raise Refusal(403, "local-only")
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)
