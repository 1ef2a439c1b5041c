import { AggregatorRegistry } from "prom-client";
import { serveMetrics } from "./serve-metrics.ts";

/** Answers for all processes that this one watches over: what each counts is added up. */
export const serveMetricsOfAll = (address: { METRICS_PORT: number; METRICS_HOST: string }) => {
  const all = new AggregatorRegistry();
  return serveMetrics(address, all.contentType, () => all.clusterMetrics());
};
