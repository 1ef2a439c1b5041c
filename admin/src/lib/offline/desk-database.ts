import { type DBSchema, type IDBPDatabase, openDB } from "idb";

/** Opens the database for each piece of work and closes it again, so that signing out can delete it. */
export const createDeskDatabase = <Schema extends DBSchema>(
  name: string,
  upgrade: (db: IDBPDatabase<Schema>) => void,
) => {
  const open = () =>
    openDB<Schema>(name, 1, {
      upgrade,
      blocking: (_current, _blocked, { target }) => {
        if (target instanceof IDBDatabase) target.close();
      },
    });
  return async <T>(work: (db: IDBPDatabase<Schema>) => Promise<T>): Promise<T> => {
    const db = await open();
    try {
      return await work(db);
    } finally {
      db.close();
    }
  };
};
