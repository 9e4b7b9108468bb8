import { ROOT_CONTEXT, SpanStatusCode } from "@opentelemetry/api";
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import { withoutIdentity } from "./tracing";

function spanOf(name: string, attributes: Record<string, string>) {
  const exporter = new InMemorySpanExporter();
  const tracer = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] }).getTracer("test");
  const span = tracer.startSpan(name, { attributes }, ROOT_CONTEXT);
  span.recordException(new Error("SECRET"));
  span.setStatus({ code: SpanStatusCode.ERROR, message: "SECRET" });
  span.end();
  const [ended] = exporter.getFinishedSpans();
  if (!ended) throw new Error("The span is missing");
  return withoutIdentity(ended);
}

const shownOf = ({ name, attributes, events, status }: ReturnType<typeof spanOf>) => ({
  name,
  attributes,
  events,
  status,
});

it("names a request by the pattern of its route", () => {
  const span = spanOf("GET /reset-password?token=SECRET", {
    "http.method": "GET",
    "http.route": "/reset-password",
    "http.target": "/reset-password?token=SECRET",
    "next.span_name": "GET /reset-password?token=SECRET",
    "next.span_type": "BaseServer.handleRequest",
  });
  expect(shownOf(span)).toEqual({
    name: "handleRequest GET /reset-password",
    attributes: { "http.method": "GET", "http.route": "/reset-password", "next.span_type": "BaseServer.handleRequest" },
    events: [],
    status: { code: SpanStatusCode.ERROR },
  });
  expect(span.spanContext().traceId).toMatch(/^[0-9a-f]{32}$/);
});

it("names an outgoing call by its host", () => {
  const span = spanOf("fetch GET https://profiles.example/?profile=SECRET", {
    "http.method": "GET",
    "http.url": "https://profiles.example/?profile=SECRET",
    "net.peer.name": "profiles.example",
    "next.span_type": "AppRender.fetch",
  });
  expect(span.name).toBe("fetch GET profiles.example");
  expect(JSON.stringify(shownOf(span))).not.toContain("SECRET");
});
