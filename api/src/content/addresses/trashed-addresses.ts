import { eq } from "drizzle-orm";
import type { Transaction } from "#platform/db/transaction.ts";
import { conflict } from "#platform/errors.ts";
import { trash } from "#tables/records.ts";

type Read = Pick<Transaction, "select">;

/** Names of deleted tours by their ids and by the last parts of their addresses, which stay taken. */
export const readTrashedTours = async (read: Read): Promise<ReadonlyMap<string, string>> => {
  const rows = await read
    .select({ id: trash.recordId, path: trash.path, name: trash.name })
    .from(trash)
    .where(eq(trash.kind, "tour"));
  return new Map(
    rows.flatMap(({ id, path, name }): [string, string][] => [
      [id, name],
      [path?.split("/").at(-1) ?? id, name],
    ]),
  );
};

/** 409 naming the deleted tour that has this id. */
export const refuseTrashed = (tours: ReadonlyMap<string, string>, id: string) => {
  const name = tours.get(id);
  if (name === undefined) return;
  throw conflict(`“${name}” is in the trash. Restore it or delete it for good first.`);
};

/** The name of the deleted record whose address this path is. */
export const readTrashedName = async (read: Read, path: string): Promise<string | undefined> => {
  const isAt = eq(trash.path, path.toLowerCase());
  const [row] = await read.select({ name: trash.name }).from(trash).where(isAt);
  return row?.name;
};
