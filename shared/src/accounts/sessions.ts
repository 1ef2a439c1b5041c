import { z } from "zod";
import { timestamp } from "../text/text.ts";

/** Where somebody is signed in. */
export const openSession = z.object({
  _id: z.string(),
  /** Such as `Firefox on Android`. */
  device: z.string(),
  /** From where it was started: `192.0.2.0/24` or `2001:db8:0:0::/64`. */
  network: z.string(),
  createdAt: timestamp,
  lastUsedAt: timestamp,
  /** Whether this is the session that asks. */
  isCurrent: z.boolean(),
});
export type OpenSession = z.infer<typeof openSession>;

export const openSessions = z.object({ sessions: z.array(openSession) });

/** What is told where sessions are ended in the running process alone: the database cannot be written. */
export const endedUntilRestart =
  "Signed out until this server restarts, and for good once the database can be written again.";

/** `isStored`: `false` where it holds until a restart alone. */
export const signedOut = z.object({ message: z.string(), isStored: z.boolean() });

/** Set by requests that nobody asked for: they keep no session alive. */
export const backgroundHeader = "X-Background";
