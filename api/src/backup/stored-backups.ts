import type { Log } from "../lib/log.ts";
import { type BackupHistory, type BackupRow, historyStart } from "./backup-history.ts";
import type { Destination } from "./destination.ts";

type Deps = { history: BackupHistory; destination: Destination; log: Log };
type StoredRow = BackupRow & { file: string };

const hasFile = (row: BackupRow): row is StoredRow => row.file !== null;

/** The backups that are really there: people move files away, and disks come loose. */
export const createStoredBackups = ({ history, destination, log }: Deps) => {
  const listHere = async () =>
    (await history.listKept()).filter(hasFile).filter(({ place }) => place === destination.name);

  const remove = async ({ id, file }: StoredRow) => {
    await destination.remove(file);
    await history.noteRemoved(id);
    log.debug({ event: "backup.removed", file });
  };

  return {
    /** All but the newest, the oldest first. */
    listOld: async () => {
      const found: StoredRow[] = [];
      for (const row of await listHere()) if (await destination.holds(row.file)) found.push(row);
      const old = found.slice(1).reverse();
      return old.map((row) => ({ bytes: row.bytes ?? 0, remove: () => remove(row) }));
    },
    /** Removes what is older than the newest `kept` files; what was moved away is looked for as long as the history lasts. */
    removeBeyond: async (kept: number, at: Date) => {
      const before = historyStart(at.toISOString());
      let found = 0;
      for (const row of await listHere()) {
        if (found >= kept) await remove(row);
        else if (await destination.holds(row.file)) found += 1;
        else if (row.startedAt < before) await history.noteRemoved(row.id);
      }
    },
    /** The newest good one whose file is still there; of another place nobody can tell. */
    findLastGood: async (before: Date) => {
      const rows = (await history.listKept()).filter(hasFile);
      for (const row of rows.filter(({ startedAt }) => startedAt <= before.toISOString())) {
        if (row.place !== destination.name || (await destination.holds(row.file))) return row;
      }
      return undefined;
    },
  };
};
export type StoredBackups = ReturnType<typeof createStoredBackups>;
