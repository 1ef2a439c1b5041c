import { useCallback, useEffect, useState } from "react";
import { getJson, messageOf } from "../../lib/api.ts";

/** What became of a question; `message` says why it failed, if anybody said, `status` if the server did. */
export type Answer<T> =
  | { kind: "loading" }
  | { kind: "loaded"; value: T }
  | { kind: "failed"; message: string | undefined; status?: number };

const isTimeout = (error: unknown) =>
  error instanceof DOMException && error.name === "TimeoutError";

async function request<T>(url: string, read: (body: unknown) => T): Promise<Answer<T>> {
  try {
    const reply = await getJson(url);
    if (!reply.ok) return { kind: "failed", message: messageOf(reply), status: reply.status };
    return { kind: "loaded", value: read(reply.body) };
  } catch (error) {
    const isTold = error instanceof Error && !isTimeout(error);
    return { kind: "failed", message: isTold ? error.message : undefined };
  }
}

/**
 * Asks for JSON, in the browser only, and reads it with `read`; again for each new `url` and each
 * `retry`. Without a `url` it waits.
 */
export function useAnswer<T>(url: string | undefined, read: (body: unknown) => T) {
  const [attempt, setAttempt] = useState(0);
  const [got, setGot] = useState<{ question: string; answer: Answer<T> }>();
  const question = `${attempt} ${url}`;

  useEffect(() => {
    if (!url) return;
    let wanted = true;
    request(url, read).then((answer) => wanted && setGot({ question, answer }));
    return () => {
      wanted = false;
    };
  }, [url, question, read]);

  const answer: Answer<T> = got?.question === question ? got.answer : { kind: "loading" };
  const retry = useCallback(() => setAttempt((last) => last + 1), []);
  return { answer, retry };
}
