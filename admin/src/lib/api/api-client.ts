import { backgroundHeader } from "shared/accounts/sessions";
import { type Endpoint, fillPath } from "shared/http/endpoint";
import { ApiError, isReauthenticationNeeded, UnexpectedResponse } from "./api-error.ts";
import { formatQuery } from "./format-query.ts";
import { type DownloadOptions, readBlob } from "./read-blob.ts";
import { repeatSignal } from "./repeat-signal.ts";
import type { Answer, AnyRequestOptions, JsonEndpoint, RequestOptions } from "./request-options.ts";
import { sendRequest } from "./send-request.ts";
import { saveTimeout } from "./timeouts.ts";

export type Api = {
  /**
   * Calls an endpoint and parses its answer. Throws `ApiError`, `NetworkError`, `UnexpectedResponse`, or the abort
   * reason of `signal`.
   */
  request<E extends JsonEndpoint>(endpoint: E, options: RequestOptions<E>): Promise<Answer<E>>;
  /** Downloads a file. Throws the same errors as `request`. */
  download(
    endpoint: Endpoint & { answer: "csv" | "zip" | "file" },
    options: DownloadOptions,
  ): Promise<Blob>;
  /** Opens an event stream, which doesn't extend the session. Throws the same errors as `request`. */
  follow(endpoint: Endpoint & { answer: "events" }, signal: AbortSignal): Promise<Response>;
  /** True after the server rejected the stored token. */
  isRefused(): boolean;
  /** Requests made after this call stay pending until the page unloads. */
  stop(): void;
};

type ApiDeps = {
  /** Origin of the API; empty for the same origin. */
  baseUrl?: string;
  readToken: () => string | null;
  /** False for requests that must not extend the session because nobody is using the page. */
  isAttended?: () => boolean;
  /** Called with the server's reason when it rejects the stored token. */
  onRefusedToken: (reason: string) => void;
  /** Called when the server requires this token's user to set up a second factor first. */
  onMissingFactor?: (token: string | null) => void;
  /** Called when the server refuses something to an admin with access to content. */
  onMissingAccess?: () => void;
  /** Asks the user to re-authenticate; resolves with true on success. */
  askToReauthenticate?: () => Promise<boolean>;
};

const readJson = async (response: Response): Promise<unknown> => {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
};

const toFormData = (parts: object) => {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) if (part !== null) form.set(name, part);
  return form;
};

const formatUrl = (endpoint: Endpoint, { params = {}, query }: AnyRequestOptions) =>
  fillPath(endpoint, params) + (endpoint.query && query ? formatQuery(endpoint.query, query) : "");

const formatBody = (endpoint: Endpoint, { body }: AnyRequestOptions) =>
  body && endpoint.body?.type === "multipart" ? toFormData(body) : body;

const reauthenticationCancelled = () =>
  new ApiError(403, {
    code: "proof_required",
    message: "Not done: you didn't confirm it's you.",
  });

const fileBodies = ["multipart", "stream"];

/** A file transfer may take longer than any timeout. */
const getTimeout = ({ answer, body }: Endpoint) =>
  typeof answer === "string" || fileBodies.includes(body?.type ?? "") ? undefined : saveTimeout;

const background = { [backgroundHeader]: "1" };

export function createApi(deps: ApiDeps): Api {
  const { baseUrl = "", readToken, isAttended = () => true, onRefusedToken } = deps;
  const { askToReauthenticate = async () => false, onMissingFactor, onMissingAccess } = deps;
  let isStopped = false;
  let refused: string | null = null;
  const callOnce = async (endpoint: Endpoint, options: AnyRequestOptions) => {
    if (isStopped) return new Promise<never>(() => undefined);
    const token = readToken();
    const { headers, signal, transport } = options;
    const response = await sendRequest(baseUrl + formatUrl(endpoint, options), {
      method: endpoint.method,
      body: formatBody(endpoint, options),
      headers: { ...headers, ...(isAttended() ? {} : background) },
      signal,
      token,
      transport,
    });
    if (response.ok) return response;
    const error = new ApiError(response.status, await readJson(response));
    // A late rejection of an older token doesn't affect the new one.
    if (response.status === 401 && token !== null && token === readToken()) {
      refused = token;
      onRefusedToken(error.message);
    }
    if (error.code === "second_factor_missing") onMissingFactor?.(token);
    if (error.code === "access_missing") onMissingAccess?.();
    throw error;
  };

  const call = async (endpoint: Endpoint, options: AnyRequestOptions) => {
    try {
      return await callOnce(endpoint, options);
    } catch (error) {
      if (!isReauthenticationNeeded(error)) throw error;
      if (!(await askToReauthenticate())) throw reauthenticationCancelled();
      const signal = repeatSignal(options.signal, getTimeout(endpoint));
      return callOnce(endpoint, { ...options, signal });
    }
  };

  async function request<E extends JsonEndpoint>(
    endpoint: E,
    options: RequestOptions<E>,
  ): Promise<Answer<E>>;
  async function request(endpoint: JsonEndpoint, options: AnyRequestOptions) {
    const parsed = endpoint.answer.safeParse(await readJson(await call(endpoint, options)));
    if (!parsed.success) throw new UnexpectedResponse(endpoint.path, { cause: parsed.error });
    return parsed.data;
  }

  return {
    request,
    isRefused: () => refused !== null && refused === readToken(),
    stop: () => {
      isStopped = true;
    },
    follow: (endpoint, signal) => callOnce(endpoint, { signal, headers: background }),
    download: async (endpoint, options) =>
      readBlob(
        await call(endpoint, {
          params: options.params ?? {},
          query: options.query ?? {},
          signal: options.signal,
        }),
        options,
      ),
  };
}
