import { eq } from "drizzle-orm";
import type { Database } from "./client.ts";
import { type InstallationFact, installation } from "./schema/processes.ts";

/** The value that the first process to ask has given. */
export const readOrSetFact = async (
  { read, write }: Pick<Database, "read" | "write">,
  name: InstallationFact,
  first: () => Promise<string>,
): Promise<string> => {
  const find = () => read.select().from(installation).where(eq(installation.name, name));
  const [known] = await find();
  if (known) return known.value;
  const value = await first();
  await write((tx) => tx.insert(installation).values({ name, value }).onConflictDoNothing());
  const [stored] = await find();
  return stored?.value ?? value;
};
