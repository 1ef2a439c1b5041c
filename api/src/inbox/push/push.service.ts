import { isIP } from "node:net";
import { and, desc, eq, inArray, ne } from "drizzle-orm";
import type {
  PushPreferences,
  PushState,
  PushSubscriptionInput,
} from "shared/inbox/notifications/push";
import { addEntry } from "#audit/add-entries.ts";
import type { Actor } from "#platform/actor.ts";
import type { Database } from "#platform/db/client.ts";
import { newId } from "#platform/db/new-id.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { invalidField, notFound } from "#platform/errors.ts";
import { isPublicAddress } from "#platform/web/ip-address.ts";
import type { SessionRow } from "#tables/accounts.ts";
import { pushPreferences, pushSubscriptions } from "#tables/notifications.ts";
import type { VapidKeys } from "./vapid-keys.ts";

const isPrivate = (host: string) =>
  host === "localhost" || host.endsWith(".localhost") || (isIP(host) > 0 && !isPublicAddress(host));

/** 400 for an address that cannot be a push service. Host names are resolved, and refused, when a notification is sent. */
const checkEndpoint = (endpoint: string, allowPrivate: boolean) => {
  const url = URL.parse(endpoint);
  // A name with a trailing dot is the same host.
  const host = url?.hostname.replace(/^\[|\]$|\.+$/g, "") ?? "";
  const isPublic = url?.protocol === "https:" && !isPrivate(host);
  if (!url || url.username || url.password || !(isPublic || allowPrivate))
    throw invalidField("endpoint", "endpoint must be the https address of a push service.");
};

export const usualPreferences: PushPreferences = {
  messages: "all",
  reminders: true,
  hidesNames: false,
};

const mostDevices = 10;

type Deps = { db: Database; now: () => Date; keys: VapidKeys; allowPrivate: boolean };

const removeOldest = async (tx: Transaction, userId: string) => {
  const all = await tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.seq));
  const ids = all.slice(mostDevices).map(({ id }) => id);
  if (ids.length > 0) await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, ids));
};

/** Stores the devices and notification preferences of each account. */
export const createPushService = ({ db, now, keys, allowPrivate }: Deps) => ({
  read: async (userId: string): Promise<PushState> => {
    const [[preferences], devices] = await Promise.all([
      db.read
        .select({
          messages: pushPreferences.messages,
          reminders: pushPreferences.reminders,
          hidesNames: pushPreferences.hidesNames,
        })
        .from(pushPreferences)
        .where(eq(pushPreferences.userId, userId)),
      db.read
        .select({
          _id: pushSubscriptions.id,
          device: pushSubscriptions.device,
          createdAt: pushSubscriptions.createdAt,
          failures: pushSubscriptions.failures,
        })
        .from(pushSubscriptions)
        .where(eq(pushSubscriptions.userId, userId))
        .orderBy(pushSubscriptions.createdAt),
    ]);
    return {
      publicKey: keys.publicKey,
      preferences: preferences ?? usualPreferences,
      devices: devices.map(({ failures, ...device }) => ({ ...device, isReached: failures === 0 })),
    };
  },

  setPreferences: (userId: string, preferences: PushPreferences): Promise<void> =>
    db.write(async (tx) => {
      await tx
        .insert(pushPreferences)
        .values({ userId, ...preferences })
        .onConflictDoUpdate({ target: pushPreferences.userId, set: preferences });
    }),

  /** Subscribes the browser of this session; 400 for an address outside the push services. */
  subscribe: (
    by: Actor,
    { id: sessionId, userId, device }: SessionRow,
    { endpoint, keys: { p256dh, auth } }: PushSubscriptionInput,
  ): Promise<void> => {
    checkEndpoint(endpoint, allowPrivate);
    const subscribed = { userId, sessionId, p256dh, auth, device, failures: 0, retryAt: null };
    return db.write(async (tx) => {
      await tx
        .insert(pushSubscriptions)
        .values({ ...subscribed, id: newId(), endpoint, createdAt: now().toISOString() })
        .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: subscribed });
      // A browser has one subscription, so its former one is dead.
      await tx
        .delete(pushSubscriptions)
        .where(
          and(eq(pushSubscriptions.sessionId, sessionId), ne(pushSubscriptions.endpoint, endpoint)),
        );
      await removeOldest(tx, userId);
      const subject = { kind: "account", id: userId } as const;
      await addEntry(tx, { action: "push_device.added", subject, by, at: now() });
    });
  },

  /**
   * Links a browser's device to the current session and returns its id. Removes it if it belongs to another
   * account.
   */
  note: ({ id: sessionId, userId }: SessionRow, endpoint: string): Promise<string | null> =>
    db.write(async (tx) => {
      const isThis = eq(pushSubscriptions.endpoint, endpoint);
      const [row] = await tx.select().from(pushSubscriptions).where(isThis);
      if (!row) return null;
      if (row.userId !== userId) {
        await tx.delete(pushSubscriptions).where(isThis);
        return null;
      }
      await tx.update(pushSubscriptions).set({ sessionId }).where(isThis);
      return row.id;
    }),

  /** 404 for a device that is none of the account's. */
  remove: async (userId: string, id: string): Promise<void> => {
    const isTheirs = and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.userId, userId));
    const removed = await db.write((tx) =>
      tx.delete(pushSubscriptions).where(isTheirs).returning({ id: pushSubscriptions.id }),
    );
    if (removed.length === 0) throw notFound("Device");
  },
});
export type PushService = ReturnType<typeof createPushService>;
