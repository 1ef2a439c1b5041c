import type { FieldIssue } from "shared/errors";
import { isListOf, isShape, isString } from "./guards.ts";

/** How long an answer may take (ms); after that it counts as none. */
export const requestTimeout = 20_000;

/** An answer of the API, its body not parsed yet; `retryAfter` in seconds, 0 if it says nothing. */
export type ApiResponse = { ok: boolean; status: number; retryAfter: number; body: unknown };

async function readResponse(response: Response): Promise<ApiResponse> {
  const body: unknown = await response.json().catch(() => undefined);
  const { ok, status, headers } = response;
  return { ok, status, retryAfter: Number(headers.get("Retry-After")) || 0, body };
}

/** Rejects when no answer came. */
export async function getJson(url: string): Promise<ApiResponse> {
  return readResponse(
    await fetch(url, {
      headers: { Accept: "application/json" },
      signal: AbortSignal.timeout(requestTimeout),
    }),
  );
}

/** Sends JSON; rejects when no answer came. `options` replace the time limit and the end with the page. */
export async function postJson(
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
  options: Pick<RequestInit, "signal" | "keepalive"> = {},
): Promise<ApiResponse> {
  return readResponse(
    await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json", ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(requestTimeout),
      ...options,
    }),
  );
}

const hasMessage = isShape<{ message: string }>({ message: isString });

const hasIssues = isShape<{ issues: FieldIssue[] }>({
  issues: isListOf(isShape<FieldIssue>({ path: isString, message: isString })),
});

/** The server's sentence for a person, if there is one. */
export const responseMessage = ({ body }: Pick<ApiResponse, "body">): string | undefined =>
  hasMessage(body) && body.message !== "" ? body.message : undefined;

/** Why each refused field was refused, by the field's name; the first reason counts. */
export const responseIssues = ({ body }: Pick<ApiResponse, "body">): Record<string, string> =>
  hasIssues(body)
    ? Object.fromEntries(body.issues.map(({ path, message }) => [path, message]).toReversed())
    : {};
