import { chmod } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { type Client, createClient } from "@libsql/client";
import { drizzle, type LibSQLDatabase } from "drizzle-orm/libsql";
import type { BaseSQLiteDatabase } from "drizzle-orm/sqlite-core";
import { openFileConnection } from "./file/file-connection.ts";
import { createWriteQueue } from "./file/write-queue.ts";
import { openServerDatabase } from "./server/server-database.ts";
import { WalBusyError } from "./sqlite-errors.ts";
import type { Transaction } from "./transaction.ts";

export type Reader = Pick<BaseSQLiteDatabase<"async", unknown>, "select" | "$count"> &
  Pick<LibSQLDatabase, "batch">;

/** Reads see the last commit; writes run one after another, each synced before its promise settles. */
export type Database = {
  read: Reader;
  /** Runs `job` in a transaction. It may await nothing but the database, and may be run again. */
  write: <T>(job: (tx: Transaction) => Promise<T>) => Promise<T>;
  /**
   * Moves the write-ahead log into the file: what was deleted is then nowhere any more. Throws
   * {@link WalBusyError} when another process keeps it from that.
   */
  truncateWal: () => Promise<void>;
  close: () => void;
};

export type DatabaseAddress = {
  url: string;
  authToken?: string | undefined;
  /** True if the product may have the file open: it makes the checkpoints then. */
  isBesideProduct?: boolean;
};

/** The client blocks the event loop while SQLite waits for a lock, so it may wait this long only. */
const timeout = 50;

export const clientConfig = ({ url, authToken }: DatabaseAddress) => ({
  url,
  ...(authToken && { authToken }),
  timeout,
});

export const isFile = (url: string) => url.startsWith("file:");

/** Returns the path of a `file:…` URL. */
export const toPath = (url: string) => url.replace(/^file:/, "");

/** The path as SQLite names it: reads and writes must use the same file. */
const readPath = async (client: Client) => {
  const { rows } = await client.execute(
    "SELECT file FROM pragma_database_list WHERE name = 'main'",
  );
  return String(rows[0]?.file);
};

const makePrivate = (path: string) =>
  Promise.allSettled(["", "-wal", "-shm"].map((ending) => chmod(path + ending, 0o600)));

const mostTries = 20;
const retryMilliseconds = 100;

const openFileDatabase = async (address: DatabaseAddress): Promise<Database> => {
  const readClient = createClient(clientConfig(address));
  const path = await readPath(readClient);
  const connection = await openFileConnection({ ...address, path, timeout });
  await makePrivate(path);

  return {
    read: drizzle(readClient),
    write: createWriteQueue(connection),
    truncateWal: async () => {
      for (let tries = 1; !(await connection.truncateWal()); tries += 1) {
        if (tries === mostTries) throw new WalBusyError("Another process reads the database.");
        await pause(retryMilliseconds);
      }
    },
    close: () => {
      readClient.close();
      connection.close();
    },
  };
};

/** Opens `file:…` (WAL, full sync) or a libSQL server. Throws when a file cannot be opened. */
export const openDatabase = async (address: DatabaseAddress): Promise<Database> =>
  isFile(address.url) ? openFileDatabase(address) : openServerDatabase(address);
