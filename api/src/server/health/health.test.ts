import { expect, test } from "vitest";
import { version } from "#platform/version.ts";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { addSampleRows } from "#testing/app/sample-rows.ts";

test("shows its health to every caller and details only to admins", async () => {
  const testApp = await createTestApp();
  const { url } = testApp;
  await addSampleRows(testApp);
  const client = await testApp.signInAs("user");
  const admin = await testApp.signInAsAdmin();
  for (const token of [undefined, client.token, "garbage"]) {
    expect(await testApp.send("GET /api/health", { token })).toMatchObject({ status: 200 });
    expect((await testApp.send("GET /api/health", { token })).body).toEqual({ status: "ok" });
  }
  expect((await testApp.send("GET /api/health", { token: admin.token })).body).toEqual({
    status: "ok",
    details: {
      version,
      engine: url.replace(/:.*/s, ""),
      revision: 5,
      queues: { builds: 1, mails: 5 },
    },
  });
});

test("a service without its database says so, and when to ask again", async () => {
  const { send, db } = await createTestApp();
  await db.write((tx) => tx.run("ALTER TABLE content_revision RENAME TO lost"));
  const answer = await send("GET /api/health");
  expect(answer).toMatchObject({ status: 503, body: { code: "unavailable" } });
  expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(answer.text).not.toMatch(/sql|table|file/i);
});

test("a process that may not be sent visitors says so, and is alive", async () => {
  let isServing = true;
  const { send } = await createTestApp({ isServing: () => isServing });
  const statuses = async () => [
    (await send("GET /api/health/live")).status,
    (await send("GET /api/health/ready")).status,
    (await send("GET /api/health")).status,
  ];
  expect(await statuses()).toEqual([200, 200, 200]);
  isServing = false;
  expect(await statuses()).toEqual([200, 503, 200]);
});

test("a process without its database is alive and not ready", async () => {
  const { send, db } = await createTestApp();
  await db.write((tx) => tx.run("ALTER TABLE content_revision RENAME TO lost"));
  expect((await send("GET /api/health/live")).body).toEqual({ status: "ok" });
  expect(await send("GET /api/health/ready")).toMatchObject({
    status: 503,
    body: { code: "unavailable" },
  });
});
