import { Hono } from "hono";
import type { MailSettings } from "shared/mail/mail-settings";
import { expect, onTestFinished, test } from "vitest";
import type { AppEnv } from "#http/context.ts";
import { product } from "#platform/actor.ts";
import { findNewestBuild } from "#publishing/builds/build-requests.ts";
import { createTestApp, type TestApp } from "#testing/app/create-test-app.ts";
import { sampleMailSettings } from "#testing/app/samples.ts";
import { listen } from "#testing/listen.ts";
import { buildReport, signedReport } from "#testing/publishing/webhook.ts";
import { followOtherProcesses } from "./follow-other-processes.ts";

const patience = { timeout: 4_000 };

const follow = ({ services }: Pick<TestApp, "services">) => {
  followOtherProcesses(services);
  onTestFinished(services.versions.stop);
};

test("content that another process saved is read within two seconds", async () => {
  const testApp = await createTestApp();
  const { services, openProcess } = testApp;
  follow(testApp);
  const readRevision = async () => (await services.content.current()).content.revision;
  const before = await readRevision();
  await openProcess().services.writeContent("Changed", async () => {});
  await expect.poll(readRevision, { timeout: 2_000 }).toBe(before + 1);
});

test("a builder's report reaches the worker, whichever process received it", async () => {
  const asked = Promise.withResolvers<void>();
  const app = new Hono<AppEnv>().post("/", (c) => {
    asked.resolve();
    return c.body(null, 202);
  });
  const { url } = await listen({ app });
  const receiver = () => ({ url: `${url}/`, allowPrivate: true });
  const testApp = await createTestApp({ receiver });
  const { db, services, openProcess } = testApp;
  follow(testApp);

  await services.builds.publish(product, "Published manually");
  const build = await findNewestBuild(db.read);
  const outcome = services.builder.run(build!);
  await asked.promise;
  const { send } = openProcess();
  const failed = { status: "failed", message: "No page could be made." };
  for (const changes of [{}, failed]) {
    const report = signedReport(buildReport(build!.id, changes));
    expect((await send("POST /api/builds/callback", report)).status).toBe(204);
  }
  expect(await outcome).toMatchObject(failed);
});

test("a mail server that was saved at one process is used by the others", async () => {
  const testApp = await createTestApp();
  const { services, openProcess, signInAsAdmin } = testApp;
  follow(testApp);
  expect(services.mailServer.canSend).toBe(false);
  const { token } = await signInAsAdmin();
  const other = openProcess();
  const save = async (changes: object, version: string) => {
    const json = { ...sampleMailSettings, ...changes, version };
    const { body } = await other.send("PUT /api/mail-settings", { token, json });
    return (body as { settings: MailSettings }).settings.version;
  };
  const version = await save({}, "");
  await expect.poll(() => services.mailServer.canSend, patience).toBe(true);
  await save({ inbox: "new@example.test" }, version);
  await expect.poll(() => services.mailServer.inbox, patience).toBe("new@example.test");
});
