import { sql } from "drizzle-orm";
import type { Reader } from "#platform/db/client.ts";

export type TableShape = { name: string; columns: string[] };

/**
 * Not what SQLite, the migrations and the search indexes keep for themselves, nor what is of running
 * processes alone.
 */
const isOwn = sql`name NOT IN ('leases', 'versions') AND type = 'table' AND schema = 'main' AND name NOT LIKE 'sqlite!_%' ESCAPE '!' AND name NOT LIKE '!_%' ESCAPE '!'`;

const readReferences = async (read: Reader, name: string) => {
  const rows = await read
    .select({ to: sql<string>`"table"` })
    .from(sql`pragma_foreign_key_list(${name})`);
  return rows.map(({ to }) => to).filter((to) => to !== name);
};

/** Sorts each table after the tables that its rows refer to. */
const sortByReferences = (names: string[], references: Map<string, string[]>): string[] => {
  const sorted = new Set<string>();
  const add = (name: string) => {
    if (sorted.has(name)) return;
    for (const other of references.get(name) ?? []) add(other);
    sorted.add(name);
  };
  for (const name of names) add(name);
  return [...sorted];
};

/** The tables with the product's rows, those that others refer to first. */
export const listTables = async (read: Reader): Promise<TableShape[]> => {
  const tables = await read
    .select({ name: sql<string>`name` })
    .from(sql`pragma_table_list`)
    .where(isOwn);
  const names = tables.map(({ name }) => name).sort();
  const references = new Map<string, string[]>();
  for (const name of names) references.set(name, await readReferences(read, name));
  const shapes: TableShape[] = [];
  for (const name of sortByReferences(names, references)) {
    const columns = await read
      .select({ name: sql<string>`name` })
      .from(sql`pragma_table_info(${name})`);
    shapes.push({ name, columns: columns.map((column) => column.name) });
  }
  return shapes;
};
