import { EventEmitter, on } from "node:events";
import { createWorkLoop } from "#platform/async/work-loop.ts";
import { redactValues } from "#platform/db/sqlite-errors.ts";
import type { VersionWatch } from "#platform/db/version-watch.ts";
import type { Log } from "#platform/log.ts";

/** Interval between checks of the followers' sessions (ms). */
const everyMilliseconds = 1_000;
/** Proxies close a stream after a minute of silence. */
const beatMilliseconds = 25_000;

/** A stream ends after this time (ms): another role is noticed when the browser opens the next one. */
const usualMilliseconds = 5 * 60_000;

type Deps = {
  versions: Pick<VersionWatch, "follow">;
  /** Finds the sessions and API keys that may still read the inbox. */
  sessions: { filterOpen: (ids: string[]) => Promise<Set<string>> };
  log: Log;
  streamMilliseconds?: number | undefined;
};

/**
 * Sends an event when conversations change, and one to keep the stream alive. The database is polled while
 * somebody follows.
 */
export const createChangeStream = ({
  versions,
  sessions,
  log,
  streamMilliseconds = usualMilliseconds,
}: Deps) => {
  const emitter = new EventEmitter().setMaxListeners(0);
  const stopping = new AbortController();
  let loop: ReturnType<typeof createWorkLoop> | undefined;
  let unfollow = () => {};
  let beatAt = 0;
  const streams = new Map<AbortController, string>();

  const look = async () => {
    const followed = [...streams];
    const open = await sessions.filterOpen([...new Set(streams.values())]);
    for (const [ended, sessionId] of followed) if (!open.has(sessionId)) ended.abort();
    if (performance.now() >= beatAt) {
      beatAt = performance.now() + beatMilliseconds;
      emitter.emit("event", "beat");
    }
    return everyMilliseconds;
  };

  const begin = () => {
    unfollow = versions.follow("inbox", () => void emitter.emit("event", "changed"));
    loop = createWorkLoop({
      run: look,
      onError: (error) =>
        log.warn(
          { event: "conversation_changes.retry", err: redactValues(error) },
          "Could not read sessions; retrying.",
        ),
      backoff: { first: everyMilliseconds, longest: 5_000 },
    });
    loop.start();
  };

  return {
    /** In all, or those of one session. */
    followers: (sessionId?: string) =>
      sessionId === undefined
        ? streams.size
        : [...streams.values()].filter((id) => id === sessionId).length,

    /** `changed` and `beat`, until the signal is aborted, the session or the product ends, or it was long enough. */
    follow: async function* (
      sessionId: string,
      signal: AbortSignal,
    ): AsyncGenerator<"changed" | "beat"> {
      const ended = new AbortController();
      const tooLong = AbortSignal.timeout(streamMilliseconds);
      const ending = AbortSignal.any([signal, ended.signal, stopping.signal, tooLong]);
      if (ending.aborted) return;
      streams.set(ended, sessionId);
      const events = on(emitter, "event", { signal: ending });
      if (!loop) begin();
      try {
        for await (const [event] of events) yield event;
      } catch (error) {
        if (!ending.aborted) throw error;
      } finally {
        streams.delete(ended);
        if (emitter.listenerCount("event") === 0) {
          unfollow();
          void loop?.stop();
          loop = undefined;
        }
      }
    },

    stop: async () => {
      stopping.abort();
      unfollow();
      await loop?.stop();
    },
  };
};
export type ChangeStream = ReturnType<typeof createChangeStream>;
