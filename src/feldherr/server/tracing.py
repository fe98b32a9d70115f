"""Traces of changes, for OpenTelemetry: from the request to the commit to the last listener, on whatever process.

Nothing is traced, and nothing of it imported, unless the settings name a collector. Spans name routes, not tables or
people.
"""

from collections.abc import Collection, Iterator
from contextlib import contextmanager
from typing import Any, Final

from feldherr import __version__

STOP_MILLISECONDS: Final = 500
UNTRACED: Final = ("/healthz", "/readyz", "/metrics")
_provider: Any = None
_tracer: Any = None


def start(collector: str) -> None:
    """Traces from now on, if a collector is named."""
    global _provider, _tracer  # noqa: PLW0603  # one for the process, as its figures are
    if not collector:
        return
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.export import BatchSpanProcessor

    _provider = TracerProvider(resource=Resource.create({"service.name": "feldherr", "service.version": __version__}))
    exporter = OTLPSpanExporter(endpoint=f"{collector.rstrip('/')}/v1/traces")
    _provider.add_span_processor(BatchSpanProcessor(exporter, schedule_delay_millis=1000))
    _tracer = _provider.get_tracer("feldherr", __version__)


def stop() -> None:
    """Sends what is left."""
    global _provider, _tracer  # noqa: PLW0603
    if _provider is not None:
        _provider.force_flush(STOP_MILLISECONDS)
        _provider.shutdown()
        _provider = _tracer = None


@contextmanager
def span(name: str) -> Iterator[Any]:
    """What is done within it, and what that leads to, is traced under this name; None, where nothing is traced."""
    if _tracer is None:
        yield None
        return
    with _tracer.start_as_current_span(name) as made:
        yield made


@contextmanager
def request(method: str, path: str) -> Iterator[Any]:
    """The first span of a trace. Streams last too long to be one, and traces that strangers name are not taken up."""
    if _tracer is None or path in UNTRACED or path.endswith("/stream"):
        yield None
        return
    from opentelemetry.trace import SpanKind

    with _tracer.start_as_current_span(method, kind=SpanKind.SERVER) as made:
        yield made


def answered(made: Any, method: str, route: str, status: int) -> None:
    """What came of a request."""
    if made is not None:
        made.update_name(f"{method} {route}")
        made.set_attributes({"http.request.method": method, "http.route": route, "http.response.status_code": status})


def carried() -> dict[str, str]:
    """What other processes need to go on with the present trace."""
    if _tracer is None:
        return {}
    from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

    carrier: dict[str, str] = {}
    TraceContextTextMapPropagator().inject(carrier)
    return {"trace": carrier["traceparent"]} if carrier else {}


class Telling:
    """The span from a commit that is known here until the last of those who listen here has been sent it."""

    __slots__ = ("_left", "_span")

    def __init__(self, listeners: Collection[object], trace: object = None) -> None:
        from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

        given = {"traceparent": trace} if isinstance(trace, str) else {}
        context = TraceContextTextMapPropagator().extract(given) if given else None
        self._left = set(listeners)
        self._span = _tracer.start_span("tell", context=context, attributes={"feldherr.listeners": len(self._left)})
        if not self._left:
            self._span.end()

    def heard(self, listener: object) -> None:
        if listener in self._left:
            self._left.discard(listener)
            if not self._left:
                self._span.end()

    def overtaken(self) -> None:
        """Those who have not been sent it yet are sent it with the next change."""
        if self._left:
            self._left.clear()
            self._span.end()


def telling(before: Telling | None, listeners: Collection[object], trace: object = None) -> Telling | None:
    """A table is told; what it told before is told with it."""
    if before is not None:
        before.overtaken()
    return None if _tracer is None else Telling(listeners, trace)
