import type { DBSchema, IDBPDatabase } from "idb";
import { deskDatabases } from "shared/inbox/forget-desk";
import { readSession } from "../session/session.ts";
import { createDeskDatabase } from "./desk-database.ts";

export type Reading = {
  key: string;
  kind: "list" | "conversation" | "proposals" | "settings";
  account: string;
  data: unknown;
  /** When it was read (ms). */
  at: number;
};

interface Schema extends DBSchema {
  readings: { key: string; value: Reading; indexes: { at: number } };
}

/** Number of most recent readings kept per kind. */
const mostOfKind = { list: 10, conversation: 50, proposals: 50, settings: 1 };

const inDatabase = createDeskDatabase<Schema>(deskDatabases.readings, (db) => {
  db.createObjectStore("readings", { keyPath: "key" }).createIndex("at", "at");
});

const toKey = (account: string, name: string) => `${account}\n${name}`;

/** Removes surplus readings and all of other accounts. */
const removeOld = async (db: IDBPDatabase<Schema>, account: string) => {
  const { store, done } = db.transaction("readings", "readwrite");
  const remaining = { ...mostOfKind };
  for (let at = await store.index("at").openCursor(null, "prev"); at; at = await at.continue()) {
    remaining[at.value.kind] -= 1;
    if (at.value.account !== account || remaining[at.value.kind] < 0) await at.delete();
  }
  await done;
};

type NewReading = Omit<Reading, "key" | "at"> & { name: string };

/** Stores a reading unless the account's session has ended. */
export const storeReading = ({ name, ...reading }: NewReading, isRefused: () => boolean) =>
  inDatabase(async (db) => {
    const { account } = reading;
    if (isRefused() || readSession()?.user._id !== account) return;
    await db.put("readings", { key: toKey(account, name), ...reading, at: Date.now() });
    await removeOld(db, account);
  });

export const findReading = (name: string, account: string): Promise<Reading | undefined> =>
  inDatabase((db) => db.get("readings", toKey(account, name)));
