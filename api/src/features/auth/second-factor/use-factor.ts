import type { Transaction } from "#db/transaction.ts";

/** Uses up what was given, in a transaction; whether it was right and is used for the first time. */
export type UseFactor = (tx: Transaction) => Promise<boolean>;
