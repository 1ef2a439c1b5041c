import type { DBSchema } from "idb";
import { deskDatabases } from "shared/inbox/forget-desk";
import type { AnswerInput } from "shared/inbox/timeline";
import { createDeskDatabase } from "./desk-database.ts";

type Content = { kind: "answer"; body: AnswerInput } | { kind: "note"; body: { text: string } };

/** An answer or a note that could not be sent. */
export type WaitingText = Content & {
  /** The request's `Idempotency-Key`. */
  key: string;
  account: string;
  conversationId: string;
  guest: string;
  /** When it was written (ISO). */
  at: string;
  /** Why it was refused: it is sent no more by itself. */
  problem: string | null;
};

interface Schema extends DBSchema {
  texts: { key: string; value: WaitingText };
}

const channelName = deskDatabases.waiting;

/** Without locks, as on plain http from afar, two tabs could send the same. */
export const canWait = () => "indexedDB" in globalThis && "locks" in navigator;

/** One tab at a time sends. */
export const alone = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks.request(channelName, work);

/** Held while a text is sent or taken back. */
const lockOf = (key: string) => `${channelName} ${key}`;

const inDatabase = createDeskDatabase<Schema>(deskDatabases.waiting, (db) => {
  db.createObjectStore("texts", { keyPath: "key" });
});

const tellAll = () => {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage("changed");
  channel.close();
};

/** Calls `onChanged` for what this tab and others do. Returns the function that ends it. */
export const followWaiting = (onChanged: () => void) => {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = onChanged;
  return () => channel.close();
};

/** Of one account, in the order in which they were written. */
export const listWaiting = async (account: string): Promise<WaitingText[]> => {
  const all = await inDatabase((db) => db.getAll("texts"));
  return all
    .filter((text) => text.account === account)
    .toSorted((one, other) => one.at.localeCompare(other.at));
};

export const storeWaiting = async (text: WaitingText) => {
  await inDatabase((db) => db.put("texts", text));
  tellAll();
};

/** Unless it was discarded meanwhile. */
export const refuseWaiting = async (key: string, problem: string) => {
  await inDatabase(async (db) => {
    const { store, done } = db.transaction("texts", "readwrite");
    const text = await store.get(key);
    if (text) await store.put({ ...text, problem });
    await done;
  });
  tellAll();
};

export const removeWaiting = async (key: string) => {
  await inDatabase((db) => db.delete("texts", key));
  tellAll();
};

/** Those of other accounts stay: whoever wrote them was not asked. */
export const discardWaiting = async (account: string) => {
  const texts = await listWaiting(account);
  await inDatabase((db) => Promise.all(texts.map(({ key }) => db.delete("texts", key))));
  tellAll();
};

const find = (key: string) => inDatabase((db) => db.get("texts", key));

/** Nobody takes it back meanwhile; who has done so already gets `whenGone`. */
export const holdWaiting = <T>(
  key: string,
  work: (text: WaitingText) => Promise<T>,
  whenGone: T,
): Promise<T> =>
  navigator.locks.request(lockOf(key), async () => {
    const text = await find(key);
    return text ? work(text) : whenGone;
  });

/** `"sending"` while it is on its way, `undefined` where it was sent meanwhile. */
export const takeBack = (key: string): Promise<WaitingText | "sending" | undefined> =>
  navigator.locks.request(lockOf(key), { ifAvailable: true }, async (lock) => {
    if (!lock) return "sending";
    const text = await find(key);
    if (text) await removeWaiting(key);
    return text;
  });

/** Resolves once it is not on its way any more. */
export const untilTried = (key: string): Promise<void> =>
  navigator.locks.request(lockOf(key), async () => undefined);
