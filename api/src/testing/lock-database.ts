import { createClient } from "@libsql/client";

/** Holds the write lock on a database, as another process would. Returns how to let it go. */
export const lockDatabase = async (url: string) => {
  const client = createClient({ url });
  const transaction = await client.transaction("write");
  return async () => {
    await transaction.rollback();
    client.close();
  };
};
