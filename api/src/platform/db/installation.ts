import { eq } from "drizzle-orm";
import type { Database } from "./client.ts";
import { type InstallationFact, installation } from "./schema/processes.ts";
import type { Transaction } from "./transaction.ts";

export const readFact = async (
  { read }: Pick<Database, "read">,
  name: InstallationFact,
): Promise<string | undefined> => {
  const [row] = await read.select().from(installation).where(eq(installation.name, name));
  return row?.value;
};

export const setFact = (tx: Transaction, name: InstallationFact, value: string) =>
  tx
    .insert(installation)
    .values({ name, value })
    .onConflictDoUpdate({ target: installation.name, set: { value } });

/** The value that the first process to ask has given. */
export const readOrSetFact = async (
  db: Pick<Database, "read" | "write">,
  name: InstallationFact,
  first: () => Promise<string>,
): Promise<string> => {
  const known = await readFact(db, name);
  if (known !== undefined) return known;
  const value = await first();
  await db.write((tx) => tx.insert(installation).values({ name, value }).onConflictDoNothing());
  return (await readFact(db, name)) ?? value;
};
