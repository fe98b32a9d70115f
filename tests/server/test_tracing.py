"""Traces: from the request to the commit to the last listener, on both workers, sent to a collector."""

import random
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest

from feldherr.kernel.errors import BadOption
from feldherr.server.config import Settings
from tests.server.client import Client
from tests.server.patience import until
from tests.server.serving import Server, new_database

STREAMS = 8
MOVES = "POST /tables/{table_id}/moves"


class Collector(ThreadingHTTPServer):
    """Keeps all spans that it is sent."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Taking)
        self.spans: list[Any] = []
        self.url = f"http://127.0.0.1:{self.server_port}"


class Taking(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        if self.headers.get("Content-Encoding") == "gzip":
            import gzip

            body = gzip.decompress(body)
        assert isinstance(self.server, Collector)
        for resource in ExportTraceServiceRequest.FromString(body).resource_spans:
            for scope in resource.scope_spans:
                self.server.spans.extend(scope.spans)
        self.send_response(200 if self.path == "/v1/traces" else 404)
        self.send_header("Content-Type", "application/x-protobuf")
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        pass


@pytest.fixture
def collector() -> Iterator[Collector]:
    with Collector() as made:
        thread = threading.Thread(target=made.serve_forever, daemon=True)
        thread.start()
        yield made
        made.shutdown()
        thread.join()


@pytest.mark.parametrize("carrier", ["postgresql", "nats"])
def test_a_move_is_traced_to_its_last_listener(
    carrier: str,
    collector: Collector,
    postgres: str,
    tmp_path: Path,
    guest: Callable[..., Client],
    request: pytest.FixtureRequest,
) -> None:
    settings = {"nats": request.getfixturevalue("nats").url} if carrier == "nats" else {}
    server = Server(tmp_path, new_database(postgres), workers=2, traces=collector.url, **settings).start()
    try:
        anna = guest(server, "Anna")
        table = anna.started(3)
        streams = [anna.stream(table) for _ in range(STREAMS)]
        tick = anna.answer(table, 0, random.Random(1))["tick"]
        for stream in streams:
            stream.until(tick)
        asked, commit, *told = until(lambda: _trace(collector.spans))
    finally:
        server.stop()
    assert commit.parent_span_id == asked.span_id
    assert {span.parent_span_id for span in told} == {asked.span_id, commit.span_id}, "here, and on the other worker"
    assert sum(_listeners(span) for span in told) == STREAMS
    assert all(span.end_time_unix_nano >= commit.start_time_unix_nano for span in told)
    sent = b"".join(span.SerializeToString() for span in collector.spans)
    assert table.encode() not in sent
    assert anna.person["id"].encode() not in sent
    assert '"level":"error"' not in server.log()


def _trace(spans: list[Any]) -> list[Any]:
    """Request, commit, and what was told, once all of them have come."""
    for request in [span for span in spans if span.name == MOVES]:
        same = [span for span in spans if span.trace_id == request.trace_id]
        commits = [span for span in same if span.name == "commit"]
        told = [span for span in same if span.name == "tell"]
        if commits and sum(_listeners(span) for span in told) == STREAMS:
            return [request, commits[0], *told]
    return []


def _listeners(span: Any) -> int:
    return sum(each.value.int_value for each in span.attributes if each.key == "feldherr.listeners")


def test_what_stands_against_tracing_is_said() -> None:
    Settings().require_tracing()
    Settings(traces="http://collector:4318").require_tracing()
    with pytest.raises(BadOption) as refused:
        Settings(traces="collector:4318").require_tracing()
    assert refused.value.code == "bad_traces"
