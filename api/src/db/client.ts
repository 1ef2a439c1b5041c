import { setTimeout as pause } from "node:timers/promises";
import { createClient } from "@libsql/client";
import type { SQL } from "drizzle-orm";
import { drizzle, type LibSQLDatabase } from "drizzle-orm/libsql";
import * as schema from "./schema.ts";
import { LogBusyError } from "./sqlite-errors.ts";
import { openFileClient, openServerClient } from "./write-client.ts";
import { createWriteQueue } from "./write-queue.ts";

export type Reader = Pick<LibSQLDatabase<typeof schema>, "select" | "$count" | "batch">;
export type Transaction = Parameters<
  Parameters<LibSQLDatabase<typeof schema>["transaction"]>[0]
>[0];

/** Reads see the last commit; writes run one after another, each synced before its promise settles. */
export type Database = {
  read: Reader;
  /** Runs `job` in a transaction. It may await nothing but the database, and may be run again. */
  write: <T>(job: (tx: Transaction) => Promise<T>) => Promise<T>;
  /**
   * Runs the statements that `take` returns when their turn comes as one transaction. None hears of
   * another's outcome, so they cost one way to the database. Their values are text without NUL,
   * finite numbers or null, and no statement ends within a comment. `take` may be called again.
   */
  writeScript: (take: () => SQL[]) => Promise<void>;
  /**
   * Moves all that was written into the file: what was deleted is then nowhere any more. Throws
   * {@link LogBusyError} when another process keeps it from that.
   */
  emptyLog: () => Promise<void>;
  /** For migrations before the first write; it has a connection of its own. */
  writer: LibSQLDatabase<typeof schema>;
  close: () => void;
};

export type DatabaseAddress = { url: string; authToken?: string | undefined };

const mostTries = 20;
const tryAgainMilliseconds = 100;

/** The client blocks the event loop while SQLite waits for a lock, so it may wait this long only. */
const busyMilliseconds = 50;

/** Opens `file:…` (WAL, full sync) or a libSQL server. Throws when it cannot be opened. */
export const openDatabase = async ({ url, authToken }: DatabaseAddress): Promise<Database> => {
  const isFile = url.startsWith("file:");
  const config = { url, ...(authToken && { authToken }), timeout: busyMilliseconds };
  const { client, runScript, reconnect, close } = isFile
    ? await openFileClient(config)
    : openServerClient(config);
  const readClient = createClient(config);
  const writer = drizzle(client, { schema });
  const queue = createWriteQueue(writer, reconnect);
  /** Whether nothing is left in the log. */
  const tryEmptyLog = () =>
    queue.runAlone(async () => {
      const { rows } = await client.execute("PRAGMA wal_checkpoint(TRUNCATE)");
      return rows[0]?.busy === 0;
    });

  return {
    read: drizzle(readClient, { schema }),
    write: queue.write,
    writeScript: (take) =>
      queue.runAlone(async () => {
        const statements = take();
        if (statements.length > 0) await runScript(statements);
      }),
    emptyLog: async () => {
      if (!isFile) return;
      for (let tries = 1; !(await tryEmptyLog()); tries += 1) {
        if (tries === mostTries) throw new LogBusyError("Another process reads the database.");
        await pause(tryAgainMilliseconds);
      }
    },
    writer,
    close: () => {
      readClient.close();
      close();
    },
  };
};
