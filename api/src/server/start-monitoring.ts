import type { Settings } from "#platform/env/env.ts";
import type { Infrastructure } from "./open-infrastructure.ts";

type Monitored = Pick<Infrastructure, "db" | "now">;

const startMetricsIfSet = async ({ METRICS_PORT, METRICS_HOST }: Settings) => {
  if (!METRICS_PORT) return undefined;
  const { startMetrics } = await import("./metrics/start-metrics.ts");
  const { serve, ...metrics } = startMetrics();
  return {
    ...metrics,
    serve: (monitored: Monitored) => serve({ ...monitored, METRICS_PORT, METRICS_HOST }),
  };
};

const startTracingIfSet = async ({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_SERVICE_NAME: serviceName,
}: Settings) => {
  if (!endpoint) return undefined;
  const { startTracing } = await import("./start-tracing.ts");
  return startTracing({ endpoint, serviceName });
};

/** Starts the metrics and traces that the settings ask for; their libraries are not loaded otherwise. */
export const startMonitoring = async (settings: Settings) => {
  const metrics = await startMetricsIfSet(settings);
  const tracing = await startTracingIfSet(settings);
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
