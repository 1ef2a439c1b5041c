import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { ErrorBody } from "shared/errors";
import { onTestFinished } from "vitest";

type Answer = { status: number; body: unknown };
type Recorded = { headers: IncomingMessage["headers"]; body: string };

const bodyOf = async (request: IncomingMessage) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
};

/** A real HTTP server on loopback that answers what a test tells it to, and remembers what came. */
export async function startFakeApi() {
  const answers = new Map<string, Answer>();
  const received = new Map<string, Recorded[]>();

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "", "http://api");
    const route = `${request.method} ${pathname}`;
    const body = await bodyOf(request);
    received.set(route, [...(received.get(route) ?? []), { headers: request.headers, body }]);
    const { status, body: answer } = answers.get(route) ?? {
      status: 404,
      body: { message: `The test has no ${route}`, code: "not_found" },
    };
    response.writeHead(status, { "content-type": "application/json", connection: "close" });
    response.end(JSON.stringify(answer));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const stop = () => {
    server.close();
  };
  onTestFinished(stop);

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Answers `route` (`GET /api/stats`) with `body` from now on. */
    answer: (route: string, body: unknown, status = 200) => answers.set(route, { status, body }),
    /** Refuses `route` with an error body of the contract. */
    refuse: (route: string, status: number, body: ErrorBody) =>
      answers.set(route, { status, body }),
    /** The requests to `route` so far, oldest first. */
    requests: (route: string) => received.get(route) ?? [],
    /** From now on nobody answers. */
    stop,
  };
}

export type FakeApi = Awaited<ReturnType<typeof startFakeApi>>;
