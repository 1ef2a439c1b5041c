import type { FieldIssue } from "shared/http/errors";
import { isBoolean, isListOf, isShape, isString, readKey } from "./guards.ts";

/** Milliseconds. */
export const requestTimeout = 20_000;

/** `retryAfter` in seconds, 0 if absent; `body` is `undefined` if the answer is not JSON. */
export type ApiResponse<Body = unknown> = {
  ok: boolean;
  status: number;
  retryAfter: number;
  body: Body | undefined;
};

/** Seconds, 0 if absent. */
export const readRetryAfter = ({ headers }: Response): number =>
  Number(headers.get("Retry-After")) || 0;

export async function readResponse<Body>(response: Response): Promise<ApiResponse<Body>> {
  const body: Body | undefined = await response.json().catch(() => undefined);
  const { ok, status } = response;
  return { ok, status, retryAfter: readRetryAfter(response), body };
}

/** Rejects without an answer. Trusts the shape of a success, because site and API share its type. */
export async function getJson<Body = unknown>(url: string): Promise<ApiResponse<Body>> {
  return readResponse(
    await fetch(url, {
      headers: { Accept: "application/json" },
      signal: AbortSignal.timeout(requestTimeout),
    }),
  );
}

/** Rejects without an answer. */
export async function postJson<Body = unknown>(
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
  options: Pick<RequestInit, "method" | "signal" | "keepalive"> = {},
): Promise<ApiResponse<Body>> {
  return readResponse(
    await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json", ...headers },
      body: JSON.stringify(body),
      // Sends the session cookie to an API at another origin.
      credentials: "include",
      signal: AbortSignal.timeout(requestTimeout),
      ...options,
    }),
  );
}

const hasMessage = isShape<{ message: string }>({ message: isString });

const hasIssues = isShape<{ issues: FieldIssue[] }>({
  issues: isListOf(isShape<FieldIssue>({ path: isString, message: isString })),
});

export const responseMessage = ({ body }: Pick<ApiResponse, "body">): string | undefined =>
  hasMessage(body) && body.message !== "" ? body.message : undefined;

/** Reasons by field name; the first reason for a field counts. */
export const responseIssues = ({ body }: Pick<ApiResponse, "body">): Record<string, string> =>
  hasIssues(body)
    ? Object.fromEntries(body.issues.map(({ path, message }) => [path, message]).toReversed())
    : {};

/** True if the API has a mail server; the answer is the same for every address. */
export const sendsMail = ({ body }: ApiResponse) => readKey(body, "sendsMail", isBoolean) === true;
