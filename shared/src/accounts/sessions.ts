import { z } from "zod";
import { timestamp } from "../text/text.ts";

export const openSession = z.object({
  _id: z.string(),
  device: z.string(),
  /** Network of the sign-in: `192.0.2.0/24` or `2001:db8:0:0::/64`. */
  network: z.string(),
  createdAt: timestamp,
  lastUsedAt: timestamp,
  isCurrent: z.boolean(),
});
export type OpenSession = z.infer<typeof openSession>;

export const openSessions = z.object({ sessions: z.array(openSession) });

/** Shown while the database cannot be written, so the process keeps the sign-out in memory only. */
export const endedUntilRestart =
  "Signed out until this server restarts, and for good once the database can be written again.";

/** `isStored` is `false` if the sign-out lasts only until a restart. */
export const signedOut = z.object({ message: z.string(), isStored: z.boolean() });

/** Marks requests that the page sends without a user action; they don't extend the session. */
export const backgroundHeader = "X-Background";
