import { type Client, type Config, createClient } from "@libsql/client";
import type { SQL } from "drizzle-orm";
import { drizzle } from "drizzle-orm/libsql";
import { createWriteConnection } from "./write-connection.ts";

/** A client for writes, and how to make its connections anew after a failure. */
export type WriteClient = {
  client: Client;
  /** Runs statements as one transaction. */
  runScript: (statements: SQL[]) => Promise<void>;
  reconnect: () => Promise<void>;
  close: () => void;
};

/** What each connection to a file is set to. */
const settings = [
  "PRAGMA journal_mode = WAL",
  "PRAGMA synchronous = FULL",
  "PRAGMA foreign_keys = ON",
  // What is erased must not stay readable in the file.
  "PRAGMA secure_delete = ON",
];

/** The file as SQLite itself names it: reads and writes must never have two. */
const pathOf = async (client: Client) => {
  const { rows } = await client.execute(
    "SELECT file FROM pragma_database_list WHERE name = 'main'",
  );
  return String(rows[0]?.file);
};

/** To a file. Its transactions have a connection of their own. */
export const openFileClient = async (
  config: Config & { timeout: number },
): Promise<WriteClient> => {
  const client = createClient({ ...config, concurrency: 1 });
  const { begin, runScript, drop, close } = createWriteConnection({
    path: await pathOf(client),
    setUp: settings.join(";"),
    timeout: config.timeout,
  });
  const setUp = async () => {
    for (const setting of settings) await client.execute(setting);
  };
  await setUp();
  let isClosed = false;
  return {
    client: Object.assign(client, { transaction: begin }),
    runScript,
    reconnect: async () => {
      if (isClosed) return;
      await drop();
      await client.reconnect();
      await setUp();
    },
    close: () => {
      isClosed = true;
      close();
      client.close();
    },
  };
};

/** To a libSQL server. */
export const openServerClient = (config: Config): WriteClient => {
  const client = createClient({ ...config, concurrency: 1 });
  const db = drizzle(client);
  return {
    client,
    runScript: async (statements) => {
      const [first, ...others] = statements.map((statement) => db.run(statement));
      if (first) await db.batch([first, ...others]);
    },
    reconnect: async () => client.reconnect(),
    close: () => client.close(),
  };
};
