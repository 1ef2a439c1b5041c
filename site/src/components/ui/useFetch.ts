import { useCallback, useEffect, useState } from "react";
import { getJson, responseMessage } from "../../lib/api.ts";

/** `message` and `status` as the server gave them. */
export type FetchState<T> =
  | { kind: "loading" }
  | { kind: "loaded"; value: T }
  | { kind: "failed"; message: string | undefined; status?: number };

const isTimeout = (error: unknown) =>
  error instanceof DOMException && error.name === "TimeoutError";

type Parse<Body, T> = (body: Body) => T;

async function request<Body, T>(url: string, parse: Parse<Body, T>): Promise<FetchState<T>> {
  try {
    const response = await getJson<Body>(url);
    if (response.ok) return { kind: "loaded", value: parse(response.body) };
    return { kind: "failed", message: responseMessage(response), status: response.status };
  } catch (error) {
    const hasReason = error instanceof Error && !isTimeout(error);
    return { kind: "failed", message: hasReason ? error.message : undefined };
  }
}

/** Fetches in the browser only, again for each `url` and each `retry`; without a `url` not at all. */
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
