"""What is counted, for Prometheus. Only what is public is counted: a half-made choice shows nowhere."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()

MOVES = Counter("quartier_moves_total", "Moves that everybody at their table learned of", registry=REGISTRY)
REFUSALS = Counter("quartier_refusals_total", "Requests and messages refused, by code", ["code"], registry=REGISTRY)
REQUESTS = Counter("quartier_requests_total", "HTTP requests, by status", ["status"], registry=REGISTRY)
REQUEST_SECONDS = Histogram("quartier_request_seconds", "Time to answer an HTTP request", registry=REGISTRY)
COMMIT_SECONDS = Histogram(
    "quartier_commit_seconds",
    "Time of a group commit",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0),
    registry=REGISTRY,
)
THINKING_SECONDS = Histogram("quartier_thinking_seconds", "Time that bots think about a move", registry=REGISTRY)
SOCKETS = Gauge("quartier_sockets", "Open sockets", registry=REGISTRY)
TABLES = Gauge("quartier_tables_in_memory", "Tables in memory", registry=REGISTRY)
FAILURES = Counter("quartier_failures_total", "Mistakes of ours, by place", ["place"], registry=REGISTRY)
