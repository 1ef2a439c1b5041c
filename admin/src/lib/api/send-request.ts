import { NetworkError } from "./api-error.ts";

/** `fetch`, or a stand-in that reports progress. */
export type Transport = (url: string, init: RequestInit) => Promise<Response>;

type HttpRequest = {
  method: string;
  /** `FormData` goes out as multipart, a `Blob` as it is, anything else as JSON. */
  body?: object | undefined;
  headers?: Record<string, string> | undefined;
  signal?: AbortSignal | undefined;
  token: string | null;
  transport?: Transport | undefined;
};

/** Throws `NetworkError` without an answer; the signal's reason once it is aborted. */
export async function sendRequest(url: string, request: HttpRequest) {
  const { method, body, headers, signal, token, transport = fetch } = request;
  const sentHeaders = new Headers(headers);
  const asItIs = body instanceof FormData || body instanceof Blob ? body : undefined;
  const isJson = body !== undefined && !asItIs;
  if (token) sentHeaders.set("Authorization", `Bearer ${token}`);
  if (isJson) sentHeaders.set("Content-Type", "application/json");
  try {
    return await transport(url, {
      method,
      headers: sentHeaders,
      // The session's cookie, where the API has an origin of its own.
      credentials: "include",
      ...(signal && { signal }),
      ...(body && { body: asItIs ?? JSON.stringify(body) }),
    });
  } catch (cause) {
    signal?.throwIfAborted();
    throw new NetworkError("No answer from the server.", { cause });
  }
}
