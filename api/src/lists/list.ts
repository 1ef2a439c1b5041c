import { and, eq, getTableName, gt, inArray, max } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import pLimit from "p-limit";
import type { Database } from "#db/client.ts";
import { type ReadRows, readInSlices, sliceLength } from "#db/read-in-slices.ts";
import { changedRows } from "#db/schema.ts";
import { createYieldToEventLoop } from "../lib/yield-to-event-loop.ts";
import { createListIndex, type Listed, type ListIndex, type Question } from "./list-index.ts";

/** The table of a list, how its rows are read (oldest first) and what the list knows of each. */
type Source<Row, Sort extends string> = {
  table: SQLiteTable & { id: SQLiteColumn; createdAt: SQLiteColumn };
  read: ReadRows<Row>;
  sorts: readonly Sort[];
  toEntry: (row: Row) => Listed<Sort>;
};

/**
 * A list of the admin over a table. What it is sorted, filtered and searched by is in memory and
 * follows the table: triggers note each changed row in `changed_rows`.
 */
export const createList = <Row extends { id: string; createdAt: string }, Sort extends string>(
  db: Database,
  { table, read, sorts, toEntry }: Source<Row, Sort>,
) => {
  const name = getTableName(table);
  const oneAtATime = pLimit(1);
  let index: ListIndex<Sort> | undefined;
  /** The last change that the index knows. */
  let known = 0;

  const readAll = async () => {
    const breathe = createYieldToEventLoop();
    const slices: Listed<Sort>[][] = [];
    for await (const rows of readInSlices(table, read)) {
      slices.push(rows.map(toEntry));
      await breathe();
    }
    return slices;
  };

  const load = async () => {
    const [newest] = await db.read
      .select({ change: max(changedRows.change) })
      .from(changedRows)
      .where(eq(changedRows.list, name));
    known = newest?.change ?? 0;
    const loaded = createListIndex(sorts);
    await loaded.fill(await readAll());
    return loaded;
  };

  const catchUp = async (loaded: ListIndex<Sort>) => {
    const breathe = createYieldToEventLoop();
    const readChanges = () =>
      db.read
        .select()
        .from(changedRows)
        .where(and(eq(changedRows.list, name), gt(changedRows.change, known)))
        .orderBy(changedRows.change)
        .limit(sliceLength);
    let changes = await readChanges();
    for (let last = changes.at(-1); last; last = changes.at(-1)) {
      const ids = [...new Set(changes.map(({ row }) => row))];
      const rows = await read(inArray(table.id, ids), ids.length);
      for (const id of ids) {
        loaded.remove(id);
        await breathe();
      }
      for (const row of rows) {
        loaded.put(toEntry(row));
        await breathe();
      }
      known = last.change;
      changes = await readChanges();
    }
  };

  const open = async () => {
    index ??= await load();
    await catchUp(index);
    return index;
  };

  return {
    /** Reads the list into memory, so that nobody waits for that later. */
    warmUp: () => oneAtATime(open),

    /** How many rows there are, of these groups or in all. */
    count: (groups?: readonly string[]) => oneAtATime(async () => (await open()).count(groups)),

    /** One page of rows, and how many match in all. */
    page: (question: Question<Sort>) =>
      oneAtATime(async () => {
        const { ids, total } = await (await open()).find(question);
        const rows = await read(inArray(table.id, ids), ids.length);
        const byId = new Map(rows.map((row) => [row.id, row]));
        const { page, pageSize } = question;
        return { rows: ids.flatMap((id) => byId.get(id) ?? []), info: { total, page, pageSize } };
      }),
  };
};
