import { once } from "node:events";
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { AppEnv } from "#http/context.ts";
import { errorCode } from "#platform/error-code.ts";
import { StartError } from "#platform/start-error.ts";
import { limitPipelining } from "./limit-pipelining.ts";

/** Port 0 is any that is free, for this process alone. */
type Address = { port: number; host: string };

/** The largest import, sent at 13 Mbit/s. */
const slowestRequest = 5 * 60_000;

/** Each takes some 50 kB; further ones are closed at once. */
const mostConnections = 2_000;

/**
 * While the product stops, a connection that takes longer than this (ms) is closed; the stop has ten seconds in all.
 */
const slowestAnswer = 5_000;

const toStartError = (error: unknown, { port, host }: Address) => {
  const code = errorCode(error);
  if (code === "EADDRINUSE") return new StartError(`PORT ${port} is in use; choose another one.`);
  if (code === "EACCES") return new StartError(`PORT ${port} may not be used by this user.`);
  if (/^E(ADDRNOTAVAIL|NOTFOUND|AI_AGAIN)$/.test(code)) {
    return new StartError(`HOST ${host} is not an address of this machine.`);
  }
  return error;
};

/** Takes requests at an address. Throws {@link StartError} when it cannot be had. */
export const listen = async (app: Hono<AppEnv>, address: Address) => {
  const options = { requestTimeout: slowestRequest, headersTimeout: 20_000 };
  const answer = limitPipelining(getRequestListener(app.fetch));
  let isDraining = false;
  const server = createServer(options, (request, response) => {
    if (isDraining) response.shouldKeepAlive = false;
    return answer(request, response);
  });
  server.maxConnections = mostConnections;
  server.listen({ ...address, exclusive: address.port === 0 });
  try {
    await once(server, "listening");
  } catch (error) {
    throw toStartError(error, address);
  }
  const bound = server.address();
  return {
    port: typeof bound === "object" && bound ? bound.port : address.port,
    /**
     * Keeps answering, but closes each connection after its next answer, so that no request meets a closed connection.
     */
    drain: () => {
      isDraining = true;
    },
    /** Takes no more connections and ends once the requests in flight are answered, or have had their time. */
    close: async () => {
      isDraining = true;
      const closed = once(server, "close");
      server.close();
      server.closeIdleConnections();
      const breakOff = setTimeout(() => {
        if ("closeAllConnections" in server) server.closeAllConnections();
      }, slowestAnswer);
      await closed;
      clearTimeout(breakOff);
    },
  };
};
