import { type Config, createClient } from "@libsql/client";
import { drizzle } from "drizzle-orm/libsql";
import type { WriteConnection } from "./write-connection.ts";

export const createServerConnection = (config: Config): WriteConnection => {
  const client = createClient({ ...config, concurrency: 1 });
  const db = drizzle(client);
  return {
    transaction: (job) => db.transaction(job),
    reconnect: async () => client.reconnect(),
    truncateWal: async () => true,
    close: () => client.close(),
  };
};
