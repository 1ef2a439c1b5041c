import { once } from "node:events";
import { createAdaptorServer } from "@hono/node-server";
import type { Hono } from "hono";
import type { AppEnv } from "../middleware/context.ts";

type Address = { port: number; host: string };

const slowestRequest = 120_000;

/** Takes requests at `host:port`; rejects when the port cannot be had. */
export const listen = async (app: Hono<AppEnv>, { port, host }: Address) => {
  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: { requestTimeout: slowestRequest, headersTimeout: 20_000 },
  });
  server.listen(port, host);
  await once(server, "listening");
  return {
    /** Takes no more connections and ends once the requests in flight are answered. */
    close: async () => {
      const closed = once(server, "close");
      server.close();
      if ("closeIdleConnections" in server) server.closeIdleConnections();
      await closed;
    },
  };
};
