import { eq, isNotNull } from "drizzle-orm";
import { toRedirectKey } from "shared/content/addresses/redirect-key";
import type { Reader } from "#platform/db/client.ts";
import { invalidField } from "#platform/errors.ts";
import { trash } from "#tables/records.ts";

type Read = Pick<Reader, "select">;

/** Names of deleted records by the paths that stay taken, as redirects are compared. */
export type TrashedPaths = ReadonlyMap<string, string>;

export const readTrashedPaths = async (read: Read): Promise<TrashedPaths> => {
  const { path, name } = trash;
  const rows = await read.select({ path, name }).from(trash).where(isNotNull(path));
  return new Map(rows.map((row) => [toRedirectKey(row.path ?? ""), row.name]));
};

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

export const describeTrashed = (name: string) =>
  `“${name}” in the trash has this address. Restore it or delete it for good first.`;

/** 400 naming the deleted record that has the address. */
export const refuseTrashed = (name: string | undefined) => {
  if (name !== undefined) throw invalidField("slug", describeTrashed(name));
};
