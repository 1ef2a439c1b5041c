import { milestones } from "./schema/milestones.ts";
import type { Transaction } from "./transaction.ts";

/** Keeps when something happened for the first time. */
export const noteMilestone = (
  tx: Transaction,
  name: typeof milestones.$inferInsert.name,
  at: Date,
) => tx.insert(milestones).values({ name, reachedAt: at.toISOString() }).onConflictDoNothing();
