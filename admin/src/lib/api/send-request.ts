import { NetworkError } from "./api-error.ts";

/** `fetch` or a replacement that reports progress. */
export type Transport = (url: string, init: RequestInit) => Promise<Response>;

type HttpRequest = {
  method: string;
  /** Sends `FormData` as multipart, a `Blob` unchanged, and anything else as JSON. */
  body?: object | undefined;
  headers?: Record<string, string> | undefined;
  signal?: AbortSignal | undefined;
  token: string | null;
  transport?: Transport | undefined;
};

/** Throws `NetworkError` without a response, or the signal's reason after an abort. */
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
      // Sends the session cookie when the API has a different origin.
      credentials: "include",
      ...(signal && { signal }),
      ...(body && { body: asItIs ?? JSON.stringify(body) }),
    });
  } catch (cause) {
    signal?.throwIfAborted();
    throw new NetworkError("No answer from the server.", { cause });
  }
}
