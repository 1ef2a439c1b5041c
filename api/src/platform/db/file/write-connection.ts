import type { Transaction } from "../transaction.ts";

export type WriteConnection = {
  /** Runs `job` between `BEGIN IMMEDIATE` and `COMMIT`. */
  transaction: <T>(job: (tx: Transaction) => Promise<T>) => Promise<T>;
  /** Replaces the connection by a new one. */
  reconnect: () => Promise<void>;
  /** Moves the write-ahead log into the file. Returns whether no other process kept it from that. */
  truncateWal: () => Promise<boolean>;
  close: () => void;
};
