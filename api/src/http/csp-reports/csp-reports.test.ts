import { pino } from "pino";
import { expect, test } from "vitest";
import { createTestApp } from "#testing/app/create-test-app.ts";

const violation = {
  "document-uri": "https://tours.test/contact?name=Ada#form",
  "effective-directive": "script-src-elem",
  "blocked-uri": "https://other.test/x.js?token=1",
  "source-file": "https://tours.test/contact",
  "line-number": 3,
};

const open = async () => {
  const lines: string[] = [];
  const log = pino({ level: "warn" }, { write: (line: string) => lines.push(line) });
  const { send } = await createTestApp({ log, trustedProxies: 1 });
  const report = (body: string, address = "192.0.2.1") =>
    send("POST /api/csp-reports", {
      body,
      address,
      headers: { "Content-Type": "application/csp-report" },
    });
  return { report, events: () => lines.map((line) => JSON.parse(line)) };
};

test("logs violations of the policy without private data", async () => {
  const { report, events } = await open();
  expect((await report(JSON.stringify({ "csp-report": violation }))).status).toBe(204);
  expect(events()).toMatchObject([
    {
      event: "csp.violation",
      page: "https://tours.test/contact",
      directive: "script-src-elem",
      blocked: "https://other.test/x.js",
    },
  ]);
});

test.each(["", "{", "[]", '{"csp-report":{}}'])("%j is refused", async (body) => {
  const { report, events } = await open();
  expect((await report(body)).status).toBe(400);
  expect(events()).toEqual([]);
});

test("the log does not grow by a flood of reports", async () => {
  const { report, events } = await open();
  const statuses = new Set<number>();
  for (let index = 0; index < 200; index += 1) {
    const long = { ...violation, "blocked-uri": "x".repeat(5_000) };
    const body = JSON.stringify({ "csp-report": long });
    statuses.add((await report(body, `192.0.2.${index}`)).status);
  }
  expect([...statuses]).toEqual([204]);
  expect(events()).toHaveLength(30);
  expect(JSON.stringify(events()).length).toBeLessThan(30 * 800);
});

test("one visitor's reports are taken twenty times", async () => {
  const { report } = await open();
  const body = JSON.stringify({ "csp-report": violation });
  for (let index = 0; index < 20; index += 1) expect((await report(body)).status).toBe(204);
  expect((await report(body)).status).toBe(429);
});
