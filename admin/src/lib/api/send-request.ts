import { NetworkError } from "./api-error.ts";

/** Carries a request to the server, as `fetch` does. */
export type Transport = (url: string, init: RequestInit) => Promise<Response>;

type HttpRequest = {
  method: string;
  /** `FormData` goes out as multipart, anything else as JSON. */
  body?: object | undefined;
  headers?: Record<string, string> | undefined;
  signal?: AbortSignal | undefined;
  token: string | null;
  transport?: Transport | undefined;
};

/** Throws `NetworkError` when no answer comes; what `signal` was aborted with, once it is. */
export async function sendRequest(url: string, request: HttpRequest) {
  const { method, body, headers, signal, token, transport = fetch } = request;
  const sentHeaders = new Headers(headers);
  const isJson = body !== undefined && !(body instanceof FormData);
  if (token) sentHeaders.set("Authorization", `Bearer ${token}`);
  if (isJson) sentHeaders.set("Content-Type", "application/json");
  try {
    return await transport(url, {
      method,
      headers: sentHeaders,
      ...(signal && { signal }),
      ...(body && { body: isJson ? JSON.stringify(body) : body }),
    });
  } catch (cause) {
    signal?.throwIfAborted();
    throw new NetworkError("No answer from the server.", { cause });
  }
}
