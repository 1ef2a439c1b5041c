import { useCallback, useEffect, useState } from "react";
import { getJson, responseMessage } from "../../lib/api.ts";

/** `message` and `status` from the server. */
export type FetchState<T> =
  | { kind: "loading" }
  | { kind: "loaded"; value: T }
  | { kind: "failed"; message: string | undefined; status?: number };

const isTimeout = (error: unknown) =>
  error instanceof DOMException && error.name === "TimeoutError";

type Parse<Body, T> = (body: Body | undefined) => T;

const failed = (error: unknown): FetchState<never> => ({
  kind: "failed",
  message: error instanceof Error && !isTimeout(error) ? error.message : undefined,
});

/** Visitors see the browser's reason for a failed request, but not a parser's error. */
function readAnswer<Body, T>(body: Body | undefined, parse: Parse<Body, T>): FetchState<T> {
  try {
    return { kind: "loaded", value: parse(body) };
  } catch {
    return failed(undefined);
  }
}

async function request<Body, T>(url: string, parse: Parse<Body, T>): Promise<FetchState<T>> {
  const response = await getJson<Body>(url).catch(failed);
  if ("kind" in response) return response;
  if (response.ok) return readAnswer(response.body, parse);
  return { kind: "failed", message: responseMessage(response), status: response.status };
}

/** Fetches in the browser only, again for each new `url` or `retry`; does nothing without a `url`. */
export function useFetch<Body, T>(url: string | undefined, parse: Parse<Body, T>) {
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<{ key: string; state: FetchState<T> }>();
  const key = `${attempt} ${url}`;

  useEffect(() => {
    if (!url) return;
    let isCurrent = true;
    request(url, parse).then((state) => isCurrent && setSettled({ key, state }));
    return () => {
      isCurrent = false;
    };
  }, [url, key, parse]);

  const state: FetchState<T> = settled?.key === key ? settled.state : { kind: "loading" };
  const retry = useCallback(() => setAttempt((last) => last + 1), []);
  return { state, retry };
}
