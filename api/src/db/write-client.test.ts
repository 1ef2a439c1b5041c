import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { makeFolder } from "#testing/make-folder.ts";
import { isOfRow } from "./sqlite-errors.ts";
import { openServerClient } from "./write-client.ts";

test("statements for a server are stored all or none, and their values stand in no error", async () => {
  const { client, runScript, close } = openServerClient({
    url: `file:${join(await makeFolder(), "server.db")}`,
  });
  onTestFinished(close);
  await client.execute("CREATE TABLE boats (name TEXT PRIMARY KEY)");
  const add = (name: string) => sql`INSERT INTO boats VALUES (${name})`;
  await runScript([add("it's"), add("two")]);
  const failure = await runScript([add("three"), add("it's")]).catch((error: Error) => error);
  expect(isOfRow(failure)).toBe(true);
  expect(failure).toMatchObject({ message: expect.not.stringContaining("it's") });
  const { rows } = await client.execute("SELECT name FROM boats ORDER BY name");
  expect(rows.map(({ name }) => name)).toEqual(["it's", "two"]);
});
