import "server-only";
import { context, trace, type Attributes } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, type ReadableSpan, type SpanExporter, TracerProvider } from "@opentelemetry/sdk-trace";
import { env } from "../env";
import { onShutdown } from "../process/shutdown";

/** Other attributes that Next adds may contain page or call addresses with ids, tokens and queries. */
const KEPT = ["http.method", "http.status_code", "http.route", "net.peer.name", "next.route", "next.span_type"];

const textOf = (attributes: Attributes, name: string) => String(attributes[name] ?? "");

function nameOf({ attributes }: ReadableSpan): string {
  const kind = textOf(attributes, "next.span_type").split(".").at(-1) ?? "";
  const place = ["http.route", "next.route", "net.peer.name"].map((name) => textOf(attributes, name)).find(Boolean);
  return [kind, textOf(attributes, "http.method"), place].filter(Boolean).join(" ");
}

export function withoutIdentity(span: ReadableSpan): ReadableSpan {
  const attributes = Object.fromEntries(Object.entries(span.attributes).filter(([name]) => KEPT.includes(name)));
  return Object.create(span, {
    name: { value: nameOf(span) },
    attributes: { value: attributes },
    events: { value: [] },
    links: { value: [] },
    status: { value: { code: span.status.code } },
  }) as ReadableSpan; // Object.create is untyped.
}

export function startTracing(endpoint: string): void {
  const collector = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
  const exporter: SpanExporter = {
    export: (spans, done) => collector.export(spans.map(withoutIdentity), done),
    forceFlush: () => collector.forceFlush(),
    shutdown: () => collector.shutdown(),
  };
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": env().OTEL_SERVICE_NAME }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager());
  trace.setGlobalTracerProvider(provider);
  onShutdown("traces", () => provider.shutdown(), "close");
}
