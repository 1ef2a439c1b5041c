import { holds } from "./has-keys.ts";

/** How long an answer may take (ms); after that it counts as none. */
export const patience = 20_000;

/** An answer of the API, its body unread by any schema; `retryAfter` in seconds, 0 if it says nothing. */
export type Reply = { ok: boolean; status: number; retryAfter: number; body: unknown };

async function readReply(response: Response): Promise<Reply> {
  const body: unknown = await response.json().catch(() => undefined);
  const { ok, status, headers } = response;
  return { ok, status, retryAfter: Number(headers.get("Retry-After")) || 0, body };
}

/** Asks the API; rejects when no answer came. */
export async function getJson(url: string): Promise<Reply> {
  return readReply(
    await fetch(url, {
      headers: { Accept: "application/json" },
      signal: AbortSignal.timeout(patience),
    }),
  );
}

/** How a request is sent, if not for as long as `patience` and the page last. */
type Sending = Pick<RequestInit, "signal" | "keepalive">;

/** Sends JSON to the API; rejects when no answer came. */
export async function postJson(
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
  sending: Sending = {},
): Promise<Reply> {
  return readReply(
    await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json", ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
      ...sending,
    }),
  );
}

/** The server's sentence for a person, if the answer holds one. */
export function messageOf({ body }: Pick<Reply, "body">): string | undefined {
  if (!holds(body, "message")) return undefined;
  return typeof body.message === "string" && body.message !== "" ? body.message : undefined;
}

/** Why each refused field was refused, by the field's name; the first reason counts. */
export function issuesOf({ body }: Pick<Reply, "body">): Record<string, string> {
  if (!holds(body, "issues") || !Array.isArray(body.issues)) return {};
  const named = body.issues.flatMap((issue) =>
    holds(issue, "path", "message") ? [[issue.path, `${issue.message}`]] : [],
  );
  return Object.fromEntries(named.toReversed());
}
