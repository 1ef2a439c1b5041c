import { once } from "node:events";
import { createServer } from "node:http";
import { Counter, collectDefaultMetrics, Histogram, register } from "@prometheus-io/client";
import type { AuditEvent } from "#audit/audit-event.ts";
import type { Answered } from "#http/watch-requests.ts";
import type { Database } from "#platform/db/client.ts";
import { errorCode } from "#platform/error-code.ts";
import { StartError } from "#platform/start-error.ts";
import { addDatabaseFigures } from "./database-figures.ts";

type Address = { METRICS_PORT: number; METRICS_HOST: string };

/** Serves `GET /metrics` on a separate port. Throws {@link StartError} if the port cannot be used. */
const serveMetrics = async (
  { METRICS_PORT: port, METRICS_HOST: host }: Address,
  contentType: string,
  read: () => Promise<string>,
) => {
  const server = createServer(async (request, response) => {
    if (request.url !== "/metrics") return response.writeHead(404).end();
    try {
      const figures = await read();
      return response.writeHead(200, { "Content-Type": contentType }).end(figures);
    } catch {
      return response.writeHead(503).end();
    }
  });
  server.listen({ port, host });
  try {
    await once(server, "listening");
  } catch (error) {
    throw new StartError(`METRICS_PORT ${port} of ${host} cannot be used (${errorCode(error)}).`);
  }
  return {
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};

const requestSeconds = () =>
  new Histogram({
    name: "http_request_duration_seconds",
    help: "Time until the response was ready",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
  });

const auditEvents = () =>
  new Counter({
    name: "tours_security_events_total",
    help: "Failed sign-ins and other refusals, by action of the activity log",
    labelNames: ["action"],
  });

type Deps = {
  db: Pick<Database, "read">;
  METRICS_PORT: number;
  METRICS_HOST: string;
  now: () => Date;
};

/** Counts what happens in this process. */
export const startMetrics = () => {
  collectDefaultMetrics();
  const requests = requestSeconds();
  const events = auditEvents();
  return {
    onAnswered: ({ method, route, status, seconds }: Answered) =>
      requests.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds),
    onAuditEvent: ({ action }: AuditEvent) => events.inc({ action }),
    serve: async ({ db, now, ...address }: Deps) => {
      addDatabaseFigures(db, now);
      return serveMetrics(address, register.contentType, () => register.metrics());
    },
  };
};
