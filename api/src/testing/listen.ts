import { once } from "node:events";
import { request as httpRequest, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { onTestFinished } from "vitest";
import type { TestApp } from "./app/create-test-app.ts";

type Chunked = { path: string; headers: Record<string, string>; chunks: (string | Buffer)[] };

/** Serves the app on loopback, for what only a socket shows: chunks, lengths, addresses. */
export const listen = async ({ app }: Pick<TestApp, "app">) => {
  const server = createAdaptorServer({ fetch: app.fetch });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
  });
  const { port } = server.address() as AddressInfo;

  /** Posts `chunks` one after another; without a Content-Length they are sent chunked. */
  const post = async ({ path, headers, chunks }: Chunked) => {
    const where = { port, host: "127.0.0.1", path, agent: false };
    const request = httpRequest({ ...where, method: "POST", headers });
    request.on("error", () => {});
    const answered = once(request, "response");
    for (const chunk of chunks) request.write(chunk);
    request.end();
    const [response] = (await answered) as [IncomingMessage];
    const text = (await response.toArray()).join("");
    return { status: response.statusCode, body: JSON.parse(text) as unknown };
  };
  return { url: `http://127.0.0.1:${port}`, post };
};
