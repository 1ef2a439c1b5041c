import { type AddressInfo, createServer } from "node:net";
import type { MailSettings, MailTrial } from "shared/mail/mail-settings";
import { expect, onTestFinished, test } from "vitest";
import { mailSettings, mails } from "#tables/mails.ts";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { nextAddress, sampleContact, sampleMailSettings } from "#testing/app/samples.ts";
import { startMailServer } from "#testing/mail/mail-server.ts";
import { createIsMailPort } from "./mail-ports.ts";

const open = async (options: Parameters<typeof createTestApp>[0] = {}) => {
  const testApp = await createTestApp(options);
  const { token, user } = await testApp.signInAsAdmin();
  const read = async () =>
    (await testApp.send("GET /api/mail-settings", { token })).body as MailSettings;
  const save = (json: object) => testApp.send("PUT /api/mail-settings", { token, json });
  const test = async (json: object) =>
    (await testApp.send("POST /api/mail-settings/test", { token, json })).body as MailTrial;
  return { ...testApp, token, user, read, save, test };
};

const on = ({ url }: { url: string }, changes: object = {}) => ({
  ...sampleMailSettings,
  port: Number(new URL(url).port),
  ...changes,
});

test("held mails are sent once the owner sets a server", async () => {
  const server = await startMailServer();
  const { save, read, send, services, db } = await open();
  expect(await read()).toMatchObject({ source: "none", server: null });
  await send("POST /api/contact", { json: sampleContact, address: nextAddress() });
  services.mailWorker.start();
  expect(await save({ ...on(server), version: "" })).toMatchObject({ status: 200 });
  await expect
    .poll(async () => (await db.read.select().from(mails)).map(({ status }) => status), {
      timeout: 15_000,
    })
    .toEqual(["sent", "sent"]);
  await services.mailWorker.stop();
  const notice = server.delivered.find(({ to }) => to.includes("inbox@example.test"))!;
  expect(notice.raw).toMatch(/^From: Sample Tours <tours@example.test>/m);
  expect(await read()).toMatchObject({ source: "admin", server: { hasPassword: false } });
});

test("the password is stored encrypted, never shown, and never sent to another server", async () => {
  const { save, read, send, token, test, db } = await open();
  const withPassword = { ...sampleMailSettings, user: "owner", password: "geheim & safe" };
  await save({ ...withPassword, version: "" });
  const [row] = await db.read.select().from(mailSettings);
  expect(JSON.stringify(row)).not.toContain("geheim");
  const { text } = await send("GET /api/mail-settings", { token });
  expect(text).not.toContain("geheim");
  const { version } = await read();
  const { password: _, ...withoutPassword } = withPassword;
  expect(await save({ ...withoutPassword, inbox: "new@example.test", version })).toMatchObject({
    status: 200,
  });
  expect(await read()).toMatchObject({ server: { hasPassword: true }, inbox: "new@example.test" });
  const elsewhere = { ...withoutPassword, host: "evil.example.test" };
  const refusal = { message: expect.stringContaining("Enter the password") };
  expect(await test(elsewhere)).toMatchObject(refusal);
  expect(await save({ ...elsewhere, version: (await read()).version })).toMatchObject({
    status: 400,
    body: refusal,
  });
});

test("a test mail reports the server's answer in words", async () => {
  const server = await startMailServer();
  const { test } = await open();
  expect(await test(on(server))).toMatchObject({
    isSent: true,
    message: expect.stringContaining("accepted a test email to inbox@example.test"),
  });
  expect(server.delivered).toHaveLength(1);
  expect(await test(sampleMailSettings)).toMatchObject({
    isSent: false,
    message: expect.stringContaining("The mail server cannot be reached"),
  });
});

test("prefers the server of the environment and says so", async () => {
  const { read, save } = await open({ smtpUrl: "smtp://me:secret@mail.example.test:2525" });
  expect(await read()).toMatchObject({
    source: "environment",
    server: { host: "mail.example.test", port: 2525, user: "me", hasPassword: true },
  });
  expect(await save({ ...sampleMailSettings, version: "" })).toMatchObject({ status: 409 });
});

test("rejects a save over another admin's change", async () => {
  const { save } = await open();
  await save({ ...sampleMailSettings, version: "" });
  expect(await save({ ...sampleMailSettings, port: 2, version: "" })).toMatchObject({
    status: 409,
    body: { code: "edit_conflict", current: { server: { port: 1 } } },
  });
});

test.each([
  [{ host: "smtp.example.com/path" }, "Mail server must be a name"],
  [{ port: 0 }, "Port must be a whole number"],
  [{ inbox: "nobody" }, "Your email must be a valid address."],
])("%o is refused with a reason", async (changes, message) => {
  const { save, read } = await open();
  const answer = await save({ ...sampleMailSettings, ...changes, version: "" });
  expect(answer.status).toBe(400);
  expect(JSON.stringify(answer.body)).toContain(message);
  expect((await read()).source).toBe("none");
});

test("holds mails and requires the password again after the key is lost", async () => {
  const { save, test, services, db, read } = await open();
  const server = { ...sampleMailSettings, user: "owner" };
  await save({ ...server, password: "geheim", version: "" });
  await db.write((tx) => tx.update(mailSettings).set({ password: "eyJ.made.with.another.key" }));
  await services.mailServer.reload();
  expect(services.mailServer.canSend).toBe(false);
  expect(await read()).toMatchObject({ server: { user: "owner", hasPassword: false } });
  expect(await test(server)).toMatchObject({
    message: expect.stringContaining("Enter the password"),
  });
  const { version } = await read();
  expect((await save({ ...server, password: "geheim", version })).status).toBe(200);
  expect(services.mailServer.canSend).toBe(true);
});

test("a server that replaces a dead one is used at once, also for the inbox that was mistyped", async () => {
  const server = await startMailServer();
  const { save, read, send, services, db, user } = await open();
  await save({ ...sampleMailSettings, inbox: "mistyped@example.test", version: "" });
  services.mailWorker.start();
  await send("POST /api/contact", { json: sampleContact, address: nextAddress() });
  const states = () => db.read.select().from(mails);
  await expect
    .poll(async () => (await states()).every(({ attempts }) => attempts > 0), { timeout: 15_000 })
    .toBe(true);
  await save({ ...on(server), version: (await read()).version });
  await expect
    .poll(async () => (await states()).map(({ status }) => status), { timeout: 15_000 })
    .toEqual(["sent", "sent", "sent"]);
  await services.mailWorker.stop();
  const readers = server.delivered.flatMap(({ to }) => to);
  const { inbox } = sampleMailSettings;
  // The admin receives a notice about the new server.
  expect(readers.toSorted()).toEqual([sampleContact.email, inbox, user.email].toSorted());
});

test("deletes the password when the login is removed", async () => {
  const { save, read } = await open();
  const login = { user: "owner", password: "geheim" };
  await save({ ...sampleMailSettings, ...login, version: "" });
  await save({
    ...sampleMailSettings,
    host: "other.example.test",
    version: (await read()).version,
  });
  expect(await read()).toMatchObject({ server: { user: null, hasPassword: false } });
});

test.each([
  [{ port: 22 }, "port", "Use port 587"],
  [{ port: 6379 }, "port", "Use port 587"],
  [{ port: 25, host: "169.254.169.254" }, "host", "link-local"],
  [{ port: 25, host: "2852039166" }, "host", "link-local"],
])("%o is asked for nothing: it is no mail server", async (changes, path, message) => {
  const { save, send, token } = await open({ isMailPort: createIsMailPort([]) });
  const json = { ...sampleMailSettings, ...changes };
  const refusal = {
    status: 400,
    body: { issues: [{ path, message: expect.stringContaining(message) }] },
  };
  expect(await save({ ...json, version: "" })).toMatchObject(refusal);
  expect(await send("POST /api/mail-settings/test", { token, json })).toMatchObject(refusal);
});

test("a mail server on this machine is asked at usual ports, and at those that the environment names", async () => {
  const server = await startMailServer();
  const { port } = on(server);
  const { test } = await open({ isMailPort: createIsMailPort([port]) });
  expect(await test(on(server))).toMatchObject({ isSent: true });
  expect([25, 465, 587, 2525, 8080].map(createIsMailPort([]))).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
});

test("does not quote a service that is not a mail server", async () => {
  const listener = createServer((socket) => socket.end("SSH-2.0-OpenSSH_9.6\r\n"));
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    listener.close();
  });
  const { port } = listener.address() as AddressInfo;
  const { test } = await open();
  const { isSent, message } = await test({ ...sampleMailSettings, port });
  expect(isSent).toBe(false);
  expect(message).toMatch(/^The mail server /);
  expect(message).not.toContain("SSH");
});

test("an admin who sends one test mail after the other is asked to wait", async () => {
  const { send, token, clock } = await open();
  const ask = async () =>
    (await send("POST /api/mail-settings/test", { token, json: sampleMailSettings })).status;
  for (let count = 0; count < 5; count++) expect(await ask()).toBe(200);
  expect(await ask()).toBe(429);
  clock.advance(60_000);
  expect(await ask()).toBe(200);
});
