import { setImmediate } from "node:timers";

type Handler = (request: Request) => Promise<Response>;

const handlers = new Map<string, Handler>();
let origins = 0;

const unreachable = () => new DOMException("No server answers here.", "NetworkError");

const answer = async ({ request }: { request: Request }) => {
  const { origin, protocol } = new URL(request.url);
  if (protocol === "data:") return undefined;
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  request.signal.throwIfAborted();
  request.signal.addEventListener("abort", () => reject(request.signal.reason), { once: true });
  const respond = async () => {
    // Answers in a later task, as a real server does.
    await new Promise<void>((resolve) => setImmediate(resolve));
    const handler = handlers.get(origin);
    if (!handler) throw unreachable();
    return handler(request);
  };
  return Promise.race([aborted, respond()]);
};

type Settings = { fetch: { interceptor: { beforeAsyncRequest: typeof answer } | null } };

/** Routes all requests of happy-dom's page to handlers in this process; without a handler, the network is down. */
export function interceptRequests() {
  const { settings } = (window as unknown as { happyDOM: { settings: Settings } }).happyDOM;
  settings.fetch.interceptor = { beforeAsyncRequest: answer };
}

/** Answers the requests to a new origin until it is stopped; a handler that throws breaks the connection. */
export function answerRequests(handler: Handler) {
  origins += 1;
  const url = `http://api-${origins}.test`;
  interceptRequests();
  handlers.set(url, handler);
  return { url, stop: () => handlers.delete(url) };
}
