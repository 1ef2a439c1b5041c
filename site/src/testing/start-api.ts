import { answerRequests } from "shared/testing/answer-requests";

type Call = { method: string; path: string; key: string | undefined; body: unknown };
/** An answer; a `body` that is a string is sent as it is. */
type Answer = { status: number; headers?: Record<string, string>; body: unknown };

const readCall = async (request: Request): Promise<Call> => {
  const { pathname, search } = new URL(request.url);
  const sent = await request.text();
  return {
    method: request.method,
    path: pathname + search,
    key: request.headers.get("Idempotency-Key") ?? undefined,
    body: sent === "" ? undefined : JSON.parse(sent),
  };
};

/** In place of an answer: the call arrives, and its connection ends. */
export const brokenOff: Answer = { status: 0, body: undefined };

/** A server on loopback in place of the API. It keeps the calls and gives each the next answer. */
export async function startApi(...answers: (Answer | Promise<Answer>)[]) {
  const calls: Call[] = [];
  const { url, stop } = answerRequests(async (request) => {
    calls.push(await readCall(request));
    const answer = await answers[Math.min(calls.length, answers.length) - 1];
    if (answer === brokenOff) throw new DOMException("The connection broke off.", "NetworkError");
    const { body = {} } = answer ?? {};
    return new Response(typeof body === "string" ? body : JSON.stringify(body), {
      status: answer?.status ?? 500,
      headers: { "Content-Type": "application/json", ...answer?.headers },
    });
  });

  return {
    url,
    calls,
    [Symbol.asyncDispose]: async () => {
      stop();
    },
  };
}

/** An address where nobody answers. */
export const silentApi = "http://127.0.0.1:9";

/** An answer that comes when the test says so. */
export function heldAnswer(answer: Answer) {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  return { promise, release: () => resolve(answer) };
}
