import type { DBSchema } from "idb";
import { deskDatabases } from "shared/inbox/forget-desk";
import type { AnswerInput } from "shared/inbox/timeline";
import { createDeskDatabase } from "./desk-database.ts";

type Content = { kind: "answer"; body: AnswerInput } | { kind: "note"; body: { text: string } };

/** An unsent answer or note. */
export type WaitingText = Content & {
  /** The request's `Idempotency-Key`. */
  key: string;
  account: string;
  conversationId: string;
  guest: string;
  /** When it was written (ISO). */
  at: string;
  /** The server's reason for refusing it; a refused text isn't retried. */
  problem: string | null;
};

interface Schema extends DBSchema {
  texts: { key: string; value: WaitingText };
}

const channelName = deskDatabases.waiting;

/** Without locks, as on remote plain HTTP, two tabs could send the same text. */
export const canWait = () => "indexedDB" in globalThis && "locks" in navigator;

/** Runs `work` in one tab at a time. */
export const alone = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks.request(channelName, work);

/** Locked while a text is sent or taken back. */
const lockName = (key: string) => `${channelName} ${key}`;

const inDatabase = createDeskDatabase<Schema>(deskDatabases.waiting, (db) => {
  db.createObjectStore("texts", { keyPath: "key" });
});

const notifyTabs = () => {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage("changed");
  channel.close();
};

/** Calls `onChanged` for changes in this and other tabs. Returns a function that unsubscribes. */
export const followWaiting = (onChanged: () => void) => {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = onChanged;
  return () => channel.close();
};

/** Lists an account's texts in the order they were written. */
export const listWaiting = async (account: string): Promise<WaitingText[]> => {
  const texts = await inDatabase((db) => db.getAll("texts"));
  return texts
    .filter((text) => text.account === account)
    .toSorted((a, b) => a.at.localeCompare(b.at));
};

export const storeWaiting = async (text: WaitingText) => {
  await inDatabase((db) => db.put("texts", text));
  notifyTabs();
};

/** Does nothing when the text was discarded. */
export const refuseWaiting = async (key: string, problem: string) => {
  await inDatabase(async (db) => {
    const { store, done } = db.transaction("texts", "readwrite");
    const text = await store.get(key);
    if (text) await store.put({ ...text, problem });
    await done;
  });
  notifyTabs();
};

export const removeWaiting = async (key: string) => {
  await inDatabase((db) => db.delete("texts", key));
  notifyTabs();
};

/** Keeps the texts of other accounts, because only this user agreed to discard. */
export const discardWaiting = async (account: string) => {
  const texts = await listWaiting(account);
  await inDatabase((db) => Promise.all(texts.map(({ key }) => db.delete("texts", key))));
  notifyTabs();
};

const find = (key: string) => inDatabase((db) => db.get("texts", key));

/** Locks the text so that nobody takes it back; returns `whenGone` if somebody already has. */
export const holdWaiting = <T>(
  key: string,
  work: (text: WaitingText) => Promise<T>,
  whenGone: T,
): Promise<T> =>
  navigator.locks.request(lockName(key), async () => {
    const text = await find(key);
    return text ? work(text) : whenGone;
  });

/** Returns `"sending"` during an attempt, and `undefined` for a text that was sent. */
export const takeBack = (key: string): Promise<WaitingText | "sending" | undefined> =>
  navigator.locks.request(lockName(key), { ifAvailable: true }, async (lock) => {
    if (!lock) return "sending";
    const text = await find(key);
    if (text) await removeWaiting(key);
    return text;
  });

/** Resolves when no attempt is running. */
export const untilTried = (key: string): Promise<void> =>
  navigator.locks.request(lockName(key), async () => undefined);
