import { once } from "node:events";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { createAdaptorServer } from "@hono/node-server";

type App = { fetch: (request: Request) => Response | Promise<Response> };

/** Serves `app` on a free port of loopback and tells the parent process of it. */
export const serve = async (app: App, token = "") => {
  const delays = monitorEventLoopDelay({ resolution: 1 });
  delays.enable();
  process.on("message", () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ heldUp: delays.max / 1e6, cpu: (user + system) / 1e3 });
    delays.reset();
  });
  const server = createAdaptorServer({ fetch: app.fetch });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  process.send?.({ port: typeof address === "object" ? address?.port : undefined, token });
};
