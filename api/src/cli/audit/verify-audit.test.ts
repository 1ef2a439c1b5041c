import { createClient } from "@libsql/client";
import { expect, onTestFinished, test } from "vitest";
import { addEntries } from "#audit/add-entries.ts";
import { product } from "#platform/actor.ts";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { startLibsqlServer } from "#testing/libsql-server.ts";
import { verifyAudit } from "./verify-audit.ts";

/** The log is read in pages: more entries than one has, where the pages matter. */
const moreThanOnePage = 1_200;

/** A product with entries, and a way around its triggers, which anybody has who can write the file. */
const open = async (count = 120) => {
  const { db, url, clock, services } = await createTestApp();
  const events = Array.from({ length: count }, (_, index) => ({
    action: "limit.reached" as const,
    after: { index },
    by: product,
    at: clock.now(),
  }));
  await db.write((tx) => addEntries(tx, events));
  const client = createClient({ url });
  onTestFinished(() => client.close());
  const tamper = async (...statements: string[]) => {
    const { rows } = await client.execute(
      "SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND tbl_name = 'audit_entries'",
    );
    for (const { name } of rows) await client.execute(`DROP TRIGGER ${name}`);
    for (const statement of statements) await client.execute(statement);
    for (const { sql } of rows) await client.execute(String(sql));
  };
  const verify = async () => {
    const lines: string[] = [];
    const isWhole = await verifyAudit({ DATABASE_URL: url }, (line) => void lines.push(line));
    return { isWhole, text: lines.join("\n") };
  };
  return { db, url, clock, client, services, tamper, verify };
};

test("a whole chain is reported with its end, also while the product runs", async () => {
  const { verify, client } = await open(moreThanOnePage);
  const { rows } = await client.execute("SELECT hash FROM audit_entries WHERE seq = 1200");
  const { isWhole, text } = await verify();
  expect(isWhole).toBe(true);
  expect(text).toContain("1200 entries");
  expect(text).toContain(`The chain is complete. Its end: ${rows[0]?.hash}`);
});

test("the log of a database server is verified over the network", async () => {
  const { tamper, url } = await open(moreThanOnePage);
  const DATABASE_URL = await startLibsqlServer(url, "sample-token");
  const lines: string[] = [];
  const verify = (DATABASE_AUTH_TOKEN: string) =>
    verifyAudit({ DATABASE_URL, DATABASE_AUTH_TOKEN }, (line) => void lines.push(line));
  expect(await verify("sample-token")).toBe(true);
  await tamper("DELETE FROM audit_entries WHERE seq = 700");
  expect(await verify("sample-token")).toBe(false);
  expect(lines[0]).toContain("1200 entries");
  expect(lines.at(-1)).toContain("Entry 700 is missing");
  await expect(verify("another")).rejects.toThrow(/The activity log cannot be read: .*401/);
});

const copy =
  "SELECT created_at, actor_id, address, device, request_id, action, subject_kind, subject_id, subject_name, before, after, previous_hash, hash FROM audit_entries";

test.each([
  [
    "a changed value",
    [`UPDATE audit_entries SET after = '{"index":0}' WHERE seq = 70`],
    "Entry 70 was changed.",
  ],
  [
    "a forged hash",
    ["UPDATE audit_entries SET hash = 'forged' WHERE seq = 5"],
    "Entry 5 was changed.",
  ],
  ["a removed entry", ["DELETE FROM audit_entries WHERE seq = 70"], "Entry 70 is missing"],
  [
    "removal of the first entries",
    ["DELETE FROM audit_entries WHERE seq < 10"],
    "The entries before 10 are missing",
  ],
  [
    "removal of the last entries",
    ["DELETE FROM audit_entries WHERE seq > 110"],
    "The entries from 111 to 120 are missing.",
  ],
  [
    "removal of all entries",
    ["DELETE FROM audit_entries"],
    "The entries from 1 to 120 are missing.",
  ],
  [
    "a removed entry with later ones moved up",
    [
      "DELETE FROM audit_entries WHERE seq = 70",
      "UPDATE audit_entries SET seq = seq - 1 WHERE seq > 70",
    ],
    "Entry 70 does not follow entry 69.",
  ],
  [
    "two swapped entries",
    [
      "UPDATE audit_entries SET seq = -1 WHERE seq = 30",
      "UPDATE audit_entries SET seq = 30 WHERE seq = 31",
      "UPDATE audit_entries SET seq = 31 WHERE seq = -1",
    ],
    "Entry 30 does not follow entry 29.",
  ],
  [
    "an inserted entry",
    [
      "UPDATE audit_entries SET seq = -seq - 1 WHERE seq > 40",
      "UPDATE audit_entries SET seq = -seq WHERE seq < 0",
      `INSERT INTO audit_entries SELECT 41, ${copy.slice(7)} WHERE seq = 40`,
    ],
    "Entry 41 does not follow entry 40.",
  ],
])("verify finds %s", async (_name, statements, flaw) => {
  const { tamper, verify } = await open();
  await tamper(...statements);
  const { isWhole, text } = await verify();
  expect({ isWhole, text }).toEqual({ isWhole: false, text: expect.stringContaining(flaw) });
});

test.each([
  "UPDATE audit_entries SET address = NULL",
  "DELETE FROM audit_entries WHERE seq = 1",
  "DELETE FROM audit_entries WHERE seq = 60",
  `INSERT OR REPLACE INTO audit_entries SELECT 60, ${copy.slice(7)} WHERE seq = 120`,
  `INSERT INTO audit_entries SELECT 122, ${copy.slice(7)} WHERE seq = 119`,
])("the database refuses %s", async (statement) => {
  const { client, verify } = await open();
  await expect(client.execute(statement)).rejects.toThrow(/Entries are|Only the oldest/);
  expect((await verify()).isWhole).toBe(true);
});

test("entries are removed after a year, an entry records it, and the chain stays whole", async () => {
  const { services, clock, verify, client } = await open();
  const { signal } = new AbortController();
  expect(await services.keepAudit(signal)).toEqual({ entries: 0 });
  clock.advance(366 * 24 * 3_600_000);
  expect(await services.keepAudit(signal)).toEqual({ entries: 120 });
  const { rows } = await client.execute("SELECT seq, action, after FROM audit_entries");
  expect(rows).toMatchObject([{ seq: 121, action: "audit.trimmed" }]);
  expect(await verify()).toMatchObject({ isWhole: true });
});
