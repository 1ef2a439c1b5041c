import { setTimeout as pause } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { createTestApp, type TestApp } from "#testing/app/create-test-app.ts";
import { nextAddress, sampleContact, sampleMailSettings } from "#testing/app/samples.ts";
import { product } from "../actor.ts";
import { createLog } from "../log.ts";
import { versions } from "./schema/processes.ts";
import { createVersionWatch } from "./version-watch.ts";

const patience = { timeout: 4_000 };

const readVersions = async ({ db }: Pick<TestApp, "db">) => {
  const [row] = await db.read.select().from(versions);
  return row!;
};

type Write = (app: TestApp, token: string) => Promise<unknown>;
const writes: [
  name: string,
  version: "content" | "builds" | "mails" | "mailSettings" | "inbox",
  Write,
][] = [
  ["a save", "content", ({ services }) => services.writeContent("Changed", async () => {})],
  ["a save", "builds", ({ services }) => services.writeContent("Changed", async () => {})],
  ["a request to publish", "builds", ({ services }) => services.builds.publish(product, "Now")],
  [
    "a message",
    "inbox",
    ({ send }) => send("POST /api/contact", { json: sampleContact, address: nextAddress() }),
  ],
  [
    "a message",
    "mails",
    ({ send }) => send("POST /api/contact", { json: sampleContact, address: nextAddress() }),
  ],
  [
    "another mail server",
    "mailSettings",
    ({ send }, token) =>
      send("PUT /api/mail-settings", { token, json: { ...sampleMailSettings, version: "" } }),
  ],
];

test.each(writes)("%s raises the version of %s", async (_name, version, write) => {
  const mail = version === "mails" ? { smtpUrl: "smtp://mail.example.test" } : {};
  const app = await createTestApp({ ...mail, trustedProxies: 1 });
  const { token } = await app.signInAsAdmin();
  const before = await readVersions(app);
  await write(app, token);
  expect((await readVersions(app))[version]).toBeGreaterThan(before[version]);
});

test("a write that is rolled back raises no version", async () => {
  const app = await createTestApp();
  const before = await readVersions(app);
  const failing = app.services.writeContent("Changed", async () => {
    throw new Error("Sample failure");
  });
  await expect(failing).rejects.toThrow("Sample failure");
  expect(await readVersions(app)).toEqual(before);
});

test("a follower is called at first and after each change, and again after it has failed", async () => {
  const { db, services } = await createTestApp();
  const watch = createVersionWatch({ db, log: createLog("silent") });
  let calls = 0;
  watch.follow("content", () => {
    calls += 1;
    if (calls === 2) throw new Error("Sample failure");
  });
  await expect.poll(() => calls, patience).toBe(1);
  await services.writeContent("Changed", async () => {});
  await expect.poll(() => calls, patience).toBe(3);
  await watch.stop();
});

test("a follower that fails keeps no other from being called", async () => {
  const { db } = await createTestApp();
  const watch = createVersionWatch({ db, log: createLog("silent") });
  const called = vi.fn();
  watch.follow("content", () => {
    throw new Error("Sample failure");
  });
  watch.follow("inbox", called);
  await expect.poll(() => called, patience).toHaveBeenCalledOnce();
  await watch.stop();
});

test("does not query the database without followers", async () => {
  const { db } = await createTestApp();
  const watch = createVersionWatch({ db, log: createLog("silent") });
  const select = vi.spyOn(db.read, "select");
  const unfollow = watch.follow("inbox", () => {});
  expect(select).toHaveBeenCalled();
  unfollow();
  select.mockClear();
  await pause(1_200);
  expect(select).not.toHaveBeenCalled();
});
