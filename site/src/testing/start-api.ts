import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";

type Call = { method: string; path: string; key: string | undefined; body: unknown };
/** An answer; a `body` that is a string is sent as it is. */
type Answer = { status: number; headers?: Record<string, string>; body: unknown };

const readCall = async (request: IncomingMessage): Promise<Call> => {
  const key = request.headers["idempotency-key"];
  const sent = await text(request);
  return {
    method: request.method ?? "",
    path: request.url ?? "",
    key: typeof key === "string" ? key : undefined,
    body: sent === "" ? undefined : JSON.parse(sent),
  };
};

/** In place of an answer: the call arrives, and its connection ends. */
export const brokenOff: Answer = { status: 0, body: undefined };

/** A server on loopback in place of the API. It keeps the calls and gives each the next answer, and gives out tokens of forms. */
export async function startApi(...answers: (Answer | Promise<Answer>)[]) {
  const calls: Call[] = [];
  let tokens = 0;
  let tokenAnswer: Promise<Answer> | undefined;
  const server = createServer(async (request, response) => {
    response.setHeader("Access-Control-Allow-Origin", "*");
    response.setHeader("Access-Control-Allow-Headers", "*");
    if (request.method === "OPTIONS") return response.end();
    if (request.url === "/api/forms/token") {
      tokens += 1;
      const answer = await (tokenAnswer ?? { body: { token: `token ${tokens}` } });
      return response.end(JSON.stringify(answer.body));
    }
    calls.push(await readCall(request));
    const answer = await answers[Math.min(calls.length, answers.length) - 1];
    if (answer === brokenOff) return request.socket.destroy();
    response.setHeader("Access-Control-Expose-Headers", "Retry-After");
    response.writeHead(answer?.status ?? 500, {
      "Content-Type": "application/json",
      ...answer?.headers,
    });
    const { body = {} } = answer ?? {};
    return response.end(typeof body === "string" ? body : JSON.stringify(body));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;

  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    tokens: () => tokens,
    answerTokens: (answer: Promise<Answer>) => {
      tokenAnswer = answer;
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
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
