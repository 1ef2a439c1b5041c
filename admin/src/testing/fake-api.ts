import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { ErrorBody } from "shared/errors";
import { onTestFinished } from "vitest";

type Recorded = { headers: IncomingMessage["headers"]; search: string; body: string };
type Answer = { status: number; bodyFor: (request: Recorded) => unknown };

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
    const { pathname, search } = new URL(request.url ?? "", "http://api");
    const route = `${request.method} ${pathname}`;
    const recorded = { headers: request.headers, search, body: await bodyOf(request) };
    received.set(route, [...(received.get(route) ?? []), recorded]);
    const { status, bodyFor } = answers.get(route) ?? {
      status: 404,
      bodyFor: () => ({ message: `The test has no ${route}`, code: "not_found" }),
    };
    const answer = await bodyFor(recorded);
    response.writeHead(status, { "content-type": "application/json", connection: "close" });
    response.end(typeof answer === "string" ? answer : JSON.stringify(answer));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const stop = () => {
    server.close();
  };
  onTestFinished(stop);

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Answers `route` (`GET /api/stats`) with `body` from now on: a text as it is, all else as JSON. */
    answer: (route: string, body: unknown, status = 200) =>
      answers.set(route, { status, bodyFor: () => body }),
    /** Answers `route` with what `bodyFor` makes of each request, at once or later. */
    answerBy: (route: string, bodyFor: Answer["bodyFor"]) =>
      answers.set(route, { status: 200, bodyFor }),
    /** Refuses `route` with an error body of the contract. */
    refuse: (route: string, status: number, body: ErrorBody) =>
      answers.set(route, { status, bodyFor: () => body }),
    /** The requests to `route` so far, oldest first. */
    requests: (route: string) => received.get(route) ?? [],
    /** From now on nobody answers. */
    stop,
  };
}

export type FakeApi = Awaited<ReturnType<typeof startFakeApi>>;
