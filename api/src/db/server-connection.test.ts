import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { makeFolder } from "#testing/make-folder.ts";
import { createServerConnection } from "./server-connection.ts";
import { isRowError, redactValues } from "./sqlite-errors.ts";

test("what is written to a server is stored all or none, and its values stand in no logged error", async () => {
  const { transaction, close } = createServerConnection({
    url: `file:${join(await makeFolder(), "server.db")}`,
  });
  onTestFinished(close);
  await transaction(
    async (tx) => void (await tx.run("CREATE TABLE boats (name TEXT PRIMARY KEY)")),
  );
  const add = (...names: string[]) =>
    transaction(async (tx) => {
      for (const name of names) await tx.run(sql`INSERT INTO boats VALUES (${name})`);
    });
  await add("it's", "two");
  const failure = await add("three", "it's").catch((error: Error) => error);
  expect(isRowError(failure)).toBe(true);
  expect(redactValues(failure)).toMatchObject({ message: expect.not.stringContaining("it's") });
  const names = await transaction((tx) =>
    tx.select({ name: sql`name` }).from(sql`boats`).orderBy(sql`name`),
  );
  expect(names).toEqual([{ name: "it's" }, { name: "two" }]);
});
