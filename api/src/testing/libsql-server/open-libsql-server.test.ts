import { chmod, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#platform/db/client.ts";
import { users } from "#tables/accounts.ts";
import { makeFolder } from "../make-folder.ts";
import { startSqld } from "./open-libsql-server.ts";

/** Takes the options of sqld that the tests give. */
const standIn = (server: string) => `#!${process.execPath}
import { mkdirSync } from "node:fs";
import { parseArgs } from "node:util";
import { startHranaServer } from ${JSON.stringify(server)};
const text = { type: "string" };
const options = { "no-welcome": { type: "boolean" }, "db-path": text, "http-listen-addr": text };
const { values } = parseArgs({ options });
mkdirSync(values["db-path"]);
const [, port] = values["http-listen-addr"].split(":");
await startHranaServer({ path: values["db-path"] + "/data", port: Number(port) });
`;

test("the binary that SQLD_PATH names is started with a migrated database, and ended", async () => {
  const folder = await makeFolder();
  const binary = join(folder, "sqld.mjs");
  await writeFile(
    binary,
    standIn(pathToFileURL(join(import.meta.dirname, "hrana-server.ts")).href),
  );
  await chmod(binary, 0o755);
  const { url, stop } = await startSqld(binary, folder);
  const db = await openDatabase({ url });
  onTestFinished(db.close);
  expect(await db.read.$count(users)).toBe(0);
  await stop();
  await expect(fetch(`${url}/health`)).rejects.toThrow();
});
