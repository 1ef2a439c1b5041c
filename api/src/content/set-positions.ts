import { isNotNull, sql } from "drizzle-orm";
import type { Transaction } from "#platform/db/transaction.ts";
import type { galleryItems, reviews, teamMembers, tourServices } from "#tables/content.ts";

/** Numbers these rows from 1 and clears the position of all others. Skips deleted rows. */
export const setPositions = async (
  tx: Transaction,
  table: typeof galleryItems | typeof reviews | typeof teamMembers | typeof tourServices,
  ids: string[],
) => {
  await tx.update(table).set({ position: null }).where(isNotNull(table.position));
  await tx.run(
    sql`UPDATE ${table} SET position = place.key + 1 FROM json_each(${JSON.stringify(ids)}) AS place WHERE ${table.id} = place.value`,
  );
};
