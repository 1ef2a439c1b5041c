import type { MailboxSettings, MailboxTrial } from "shared/inbox/mailbox/mailbox-settings";
import { expect, onTestFinished, test } from "vitest";
import { mailboxSettings } from "#tables/mailboxes.ts";
import { openDesk } from "#testing/app/open-desk.ts";
import { findFreePort } from "#testing/find-free-port.ts";
import { startImapServer } from "#testing/mail/mailbox/imap-server.ts";
import { writeMail } from "#testing/mail/mailbox/write-mail.ts";

const open = async (options?: Parameters<typeof openDesk>[0]) => {
  const server = await startImapServer();
  const desk = await openDesk(options);
  const { send, token } = desk;
  const { port, host } = server;
  const input = { host, port, user: "guest-answers", password: "secret", folder: "INBOX" };
  const call = (route: string, json?: object) => send(route, { token, ...(json && { json }) });
  const read = async () => (await call("GET /api/mailbox-settings")).body as MailboxSettings;
  const save = (changes: object = {}) =>
    call("PUT /api/mailbox-settings", { ...input, version: "", ...changes });
  const tryIt = async (changes: object = {}) =>
    (await call("POST /api/mailbox-settings/test", { ...input, ...changes })).body as MailboxTrial;
  return { ...desk, server, input, call, read, save, tryIt };
};

const patience = { timeout: 15_000 };

test("replies come in as soon as an admin has set the mailbox, until it is taken away", async () => {
  const { server, ask, list, services, save, call, read, clock } = await open();
  await ask();
  services.mailboxWorker.start();
  onTestFinished(services.mailboxWorker.stop);
  expect(await read()).toMatchObject({ source: "none", server: null });
  expect(await save()).toMatchObject({ status: 200 });
  await server.append(writeMail({ body: "Hello again." }), clock.now());
  const preview = async () => (await list())[0]?.preview;
  await expect.poll(preview, patience).toBe("Hello again.");
  expect(await call("DELETE /api/mailbox-settings")).toMatchObject({
    status: 200,
    body: { settings: { source: "none", server: null } },
  });
});

test("the mailbox's password is stored encrypted, never shown, and goes to no other server", async () => {
  const { save, read, tryIt, call, db, input } = await open();
  await save();
  const [row] = await db.read.select().from(mailboxSettings);
  expect(JSON.stringify([row, (await call("GET /api/mailbox-settings")).text])).not.toContain(
    "secret",
  );
  const { version } = await read();
  const { password: _password, ...shown } = input;
  expect(await save({ ...shown, password: undefined, folder: "Replies", version })).toMatchObject({
    status: 200,
    body: { settings: { server: { folder: "Replies", hasPassword: true } } },
  });
  expect((await tryIt({ password: undefined })).isReadable).toBe(true);
  const elsewhere = await save({ password: undefined, host: "evil.example.test" });
  expect(elsewhere).toMatchObject({
    status: 400,
    text: expect.stringContaining("Enter the password"),
  });
  expect(await save({ version: "old" })).toMatchObject({
    status: 409,
    body: { code: "edit_conflict" },
  });
});

test("a trial says in words what went wrong", async () => {
  const { tryIt, server } = await open();
  expect(await tryIt()).toEqual({
    isReadable: true,
    message: "The mailbox can be read. It holds 0 emails.",
  });
  const refused = await tryIt({ password: "wr0ng" });
  expect(refused.message).toMatch(/^The mail server refused the user name or password: “Refused/);
  expect(refused.message).not.toContain("wr0ng");
  expect((await tryIt({ host: "no.such.example.test" })).message).toMatch(
    /no mail server with this name|didn.t answer/,
  );
  expect((await tryIt({ port: await findFreePort() })).message).toMatch(
    /^The mail server cannot be reached/,
  );
  server.state.refusesFolder = true;
  expect((await tryIt()).message).toBe(
    "The mail server refused access to the folder: “There is no such folder”",
  );
});

test("reports an unreadable mailbox until it can be read again", async () => {
  const { server, services, save, read, clock } = await open();
  server.state.refusesFolder = true;
  await save();
  services.mailboxWorker.start();
  onTestFinished(services.mailboxWorker.stop);
  const readReason = async () => (await services.stats.read()).mails.mailbox?.reason;
  await expect.poll(async () => (await read()).trouble?.reason, patience).toMatch(/no such folder/);
  expect(await readReason()).toBeUndefined();
  clock.advance(20 * 60_000);
  expect(await readReason()).toMatch(/no such folder/);
  server.state.refusesFolder = false;
  services.mailboxWorker.changed();
  await expect.poll(readReason, patience).toBeUndefined();
});

test("a password that the mail server repeats while mails are read is not stored", async () => {
  const { server, services, save, read, ask } = await open();
  await ask();
  await save();
  server.unreadable.add(1);
  await server.append(writeMail());
  services.mailboxWorker.start();
  onTestFinished(services.mailboxWorker.stop);
  const reason = async () => (await read()).trouble?.reason;
  await expect.poll(reason, patience).toMatch(/It is broken for …/);
});

test("settings from the environment are shown without the password and read-only", async () => {
  const { read, save, call } = await open({
    imapUrl: "imaps://tours:geheim@imap.example.test/Replies",
  });
  expect(await read()).toMatchObject({
    source: "environment",
    server: { host: "imap.example.test", port: 993, user: "tours", folder: "Replies" },
  });
  expect((await call("GET /api/mailbox-settings")).text).not.toContain("geheim");
  expect((await save()).status).toBe(409);
});
