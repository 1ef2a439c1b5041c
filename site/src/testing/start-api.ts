import { answerRequests } from "shared/testing/answer-requests";

type Call = { method: string; path: string; key: string | undefined; body: unknown };
/** A string `body` is sent unchanged. */
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

/** Receives the call, then breaks the connection. */
export const brokenOff: Answer = { status: 0, body: undefined };

/** A loopback server in place of the API. It records the calls and sends each the next answer. */
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

export const silentApi = "http://127.0.0.1:9";

export function heldAnswer(answer: Answer) {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  return { promise, release: () => resolve(answer) };
}
