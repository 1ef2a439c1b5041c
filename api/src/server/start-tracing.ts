import { context, SpanStatusCode, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import { type InSpan, traceWith } from "#platform/async/in-span.ts";

/** Time (ms) to wait for the collector's answer while the product stops. */
export const stopMilliseconds = 2_000;

type Collector = { endpoint: string; serviceName: string };

/** Sends what is traced to a collector (OTLP over HTTP). */
export const startTracing = ({ endpoint, serviceName }: Collector) => {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, "")}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": serviceName }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const tracer = provider.getTracer("ibirwa");

  const inSpan: InSpan = (name, run) =>
    tracer.startActiveSpan(name, async (span) => {
      try {
        return await run({
          describe: (described, attributes) => span.updateName(described).setAttributes(attributes),
        });
      } catch (error) {
        // Messages of errors may quote what somebody typed.
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    });
  traceWith(inSpan);
  trace.setGlobalTracerProvider(provider);

  return {
    /** Sends what is left, as long as the collector takes it. */
    stop: async () => {
      const givenUp = new Promise<void>((resolve) => {
        setTimeout(resolve, stopMilliseconds).unref();
      });
      await Promise.race([provider.shutdown().catch(() => {}), givenUp]);
    },
  };
};
