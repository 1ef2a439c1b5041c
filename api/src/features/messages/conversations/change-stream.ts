import { EventEmitter, on } from "node:events";
import { sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { conversationEntries } from "#db/schema/desk/conversations.ts";
import { guestMailFiles, guestMails } from "#db/schema/desk/guest-mails.ts";
import { contacts, inquiries } from "#db/schema/messages.ts";
import { redactValues } from "#db/sqlite-errors.ts";
import { createWorkLoop } from "../../../lib/async/work-loop.ts";
import type { Log } from "../../../lib/log.ts";

/** Another text after whatever a guest writes and the team does, in this process or another. */
const mark = sql<string>`concat((SELECT max(${contacts.seq}) FROM ${contacts}), ' ', (SELECT max(${inquiries.seq}) FROM ${inquiries}), ' ', (SELECT max(${conversationEntries.seq}) FROM ${conversationEntries}), ' ', (SELECT max(${guestMails.seq}) FROM ${guestMails}), ' ', (SELECT count(*) FROM ${guestMailFiles} WHERE arriving))`;

const everyMilliseconds = 500;
/** Proxies close a line on which nothing comes for a minute. */
const beatMilliseconds = 25_000;

/** A stream ends after this time (ms): another role is noticed when the browser opens the next one. */
const usualLine = 5 * 60_000;

type Deps = {
  db: Pick<Database, "read">;
  sessions: { filterOpen: (ids: string[]) => Promise<Set<string>> };
  log: Log;
  longestLine?: number | undefined;
};

/** Sends an event when conversations change, and one to keep the stream alive. The database is polled while somebody follows. */
export const createChangeStream = ({ db, sessions, log, longestLine = usualLine }: Deps) => {
  const emitter = new EventEmitter().setMaxListeners(0);
  const stopping = new AbortController();
  let loop: ReturnType<typeof createWorkLoop> | undefined;
  let seen: string | undefined;
  let beatAt = 0;
  const streams = new Map<AbortController, string>();

  const look = async () => {
    const followed = [...streams];
    const [open, [row]] = await Promise.all([
      sessions.filterOpen([...new Set(streams.values())]),
      db.read.select({ mark }).from(sql`(SELECT 1)`),
    ]);
    for (const [ended, sessionId] of followed) if (!open.has(sessionId)) ended.abort();
    // At first as well: what was written before this look is told by none.
    if (row?.mark !== seen) emitter.emit("event", "changed");
    seen = row?.mark;
    if (performance.now() >= beatAt) {
      beatAt = performance.now() + beatMilliseconds;
      emitter.emit("event", "beat");
    }
    return everyMilliseconds;
  };

  const begin = () => {
    seen = undefined;
    loop = createWorkLoop({
      run: look,
      onError: (error) =>
        log.warn(
          { event: "conversation_changes.retry", err: redactValues(error) },
          "Changes of conversations are looked for again.",
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
      const tooLong = AbortSignal.timeout(longestLine);
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
          void loop?.stop();
          loop = undefined;
        }
      }
    },

    stop: async () => {
      stopping.abort();
      await loop?.stop();
    },
  };
};
export type ChangeStream = ReturnType<typeof createChangeStream>;
