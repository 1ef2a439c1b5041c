import type { Settings } from "#platform/env/env.ts";
import type { Foundations } from "./open-infrastructure.ts";

type Monitored = Pick<Foundations, "db" | "now">;

const startMetricsWhere = async ({ METRICS_PORT, METRICS_HOST }: Settings) => {
  if (!METRICS_PORT) return undefined;
  const { startMetrics } = await import("./metrics/start-metrics.ts");
  const { serve, ...metrics } = startMetrics();
  return {
    ...metrics,
    serve: (monitored: Monitored) => serve({ ...monitored, METRICS_PORT, METRICS_HOST }),
  };
};

const startTracingWhere = async ({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_SERVICE_NAME: serviceName,
}: Settings) => {
  if (!endpoint) return undefined;
  const { startTracing } = await import("./start-tracing.ts");
  return startTracing({ endpoint, serviceName });
};

/** Metrics and traces as far as they are asked for: what makes them is not loaded otherwise. */
export const startMonitoring = async (settings: Settings) => {
  const metrics = await startMetricsWhere(settings);
  const tracing = await startTracingWhere(settings);
  let server: { close: () => void } | undefined;
  return {
    onAnswered: metrics?.onAnswered,
    onAuditEvent: metrics?.onAuditEvent,
    serve: async (monitored: Monitored) => {
      server = await metrics?.serve(monitored);
    },
    stop: async () => {
      server?.close();
      await tracing?.stop();
    },
  };
};
export type Monitoring = Awaited<ReturnType<typeof startMonitoring>>;
