import type { Database } from "./db/client.ts";
import type { Log } from "./log.ts";

/** Every domain needs these. */
export type DomainDeps = { db: Database; log: Log; now: () => Date };
