import type { ErrorBody } from "shared/http/errors";
import { answerRequests } from "shared/testing/answer-requests";
import { onTestFinished } from "vitest";

type Recorded = { headers: Record<string, string>; search: string; body: string };
type Answer = { status: number; bodyFor: (request: Recorded) => unknown };

/** A fake API server that returns the test's answers and records requests. */
export async function startFakeApi() {
  const answers = new Map<string, Answer>();
  const received = new Map<string, Recorded[]>();

  const { url, stop } = answerRequests(async (request) => {
    const { pathname, search } = new URL(request.url);
    const route = `${request.method} ${pathname}`;
    const headers = Object.fromEntries(
      [...request.headers].map(([name, value]) => [name.toLowerCase(), value]),
    );
    const recorded = { headers, search, body: await request.text() };
    received.set(route, [...(received.get(route) ?? []), recorded]);
    const { status, bodyFor } = answers.get(route) ?? {
      status: 404,
      bodyFor: () => ({ message: `The test has no ${route}`, code: "not_found" }),
    };
    const answer = await bodyFor(recorded);
    return new Response(typeof answer === "string" ? answer : JSON.stringify(answer), {
      status,
      headers: { "Content-Type": "application/json" },
    });
  });
  onTestFinished(() => {
    stop();
  });

  return {
    url,
    /** Answers `route` (`GET /api/stats`) with `body`: text unchanged, anything else as JSON. */
    answer: (route: string, body: unknown, status = 200) =>
      answers.set(route, { status, bodyFor: () => body }),
    /** Answers `route` with the result of `bodyFor` for each request. */
    answerBy: (route: string, bodyFor: Answer["bodyFor"]) =>
      answers.set(route, { status: 200, bodyFor }),
    /** Rejects `route` with an error body of the contract. */
    refuse: (route: string, status: number, body: ErrorBody) =>
      answers.set(route, { status, bodyFor: () => body }),
    /** The requests to `route` so far, oldest first. */
    requests: (route: string) => received.get(route) ?? [],
    /** Stops answering. */
    stop,
  };
}

export type FakeApi = Awaited<ReturnType<typeof startFakeApi>>;
