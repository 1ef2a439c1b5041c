import { errorBody } from "shared/errors";
import type { ZodType } from "zod";
import { ApiError, NetworkError, UnexpectedResponse } from "./api-error.ts";

/** Carries a request to the server, as `fetch` does. */
export type Transport = (url: string, init: RequestInit) => Promise<Response>;

export type ApiRequest = {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** `FormData` goes out as multipart, anything else as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** `fetch`, if not told otherwise. */
  transport?: Transport;
};

export type Api = {
  /**
   * Asks the server and checks its answer against the contract. Throws `ApiError`, `NetworkError`
   * or `UnexpectedAnswer`; once `signal` is aborted, what it was aborted with.
   */
  request<Answer>(path: string, request: ApiRequest, answer: ZodType<Answer>): Promise<Answer>;
  /** Fetches a file and tells how many bytes have come. Throws as `request` does. */
  download(path: string, request: DownloadRequest): Promise<Blob>;
};
type DownloadRequest = { signal: AbortSignal; onProgress: (bytes: number) => void };

type ApiDeps = {
  /** Origin of the API; empty for this site's own. */
  baseUrl?: string;
  readToken: () => string | null;
  /** The server does not accept this token. */
  onRefusedToken: (token: string | null) => void;
};

const readJson = async (response: Response): Promise<unknown> => {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
};

const send = async (
  url: string,
  { body, headers, transport = fetch, ...rest }: ApiRequest,
  token: string | null,
) => {
  const isJson = body !== undefined && !(body instanceof FormData);
  const sent = new Headers(headers);
  if (token) sent.set("Authorization", `Bearer ${token}`);
  if (isJson) sent.set("Content-Type", "application/json");
  const payload = body instanceof FormData ? body : JSON.stringify(body);
  try {
    return await transport(url, {
      ...rest,
      headers: sent,
      ...(body === undefined ? {} : { body: payload }),
    });
  } catch (cause) {
    rest.signal?.throwIfAborted();
    throw new NetworkError("No answer from the server.", { cause });
  }
};

const readBlob = async (
  { headers, body }: Response,
  { signal, onProgress }: DownloadRequest,
): Promise<Blob> => {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = body?.getReader();
  try {
    let bytes = 0;
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
      chunks.push(part.value);
      bytes += part.value.length;
      onProgress(bytes);
    }
  } catch (cause) {
    signal.throwIfAborted();
    throw new NetworkError("The file broke off.", { cause });
  }
  return new Blob(chunks, { type: headers.get("Content-Type") ?? "" });
};

/** The one way in which the admin talks to the API. */
export function createApi({ baseUrl = "", readToken, onRefusedToken }: ApiDeps): Api {
  const ask = async (path: string, request: ApiRequest) => {
    const token = readToken();
    const response = await send(baseUrl + path, request, token);
    if (response.status === 401) onRefusedToken(token);
    if (response.ok) return response;
    throw new ApiError(response.status, errorBody.safeParse(await readJson(response)).data);
  };

  return {
    async request(path, request, answer) {
      const parsed = answer.safeParse(await readJson(await ask(path, request)));
      if (!parsed.success) throw new UnexpectedResponse(path, { cause: parsed.error });
      return parsed.data;
    },
    async download(path, request) {
      return readBlob(await ask(path, { signal: request.signal }), request);
    },
  };
}
