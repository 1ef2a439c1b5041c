import { once } from "node:events";
import { createServer } from "node:http";
import { errorCode } from "#platform/error-code.ts";
import { StartError } from "#platform/start-error.ts";

type Address = { METRICS_PORT: number; METRICS_HOST: string };

/** Answers `GET /metrics` at an address of its own. Throws {@link StartError} when it cannot be had. */
export const serveMetrics = async (
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
