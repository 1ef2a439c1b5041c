import { setTimeout as pause } from "node:timers/promises";
import { createClient } from "@libsql/client";
import { expect, onTestFinished, test, vi } from "vitest";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { newest, sampleContact } from "#testing/app/samples.ts";
import { allSent, createMailing } from "#testing/mail/create-mailing.ts";
import { startMailServer } from "#testing/mail/mail-server.ts";

const waitOptions = { timeout: 15_000, interval: 10 };

test("a message reaches the operator and its receipt the visitor, as soon as it is stored", async () => {
  const server = await startMailServer();
  const { services, send, signInAsAdmin } = await createTestApp({ smtpUrl: server.url });
  const { mailWorker, outbox, contacts } = services;
  onTestFinished(mailWorker.stop);
  mailWorker.start();
  await send("POST /api/contact", { json: sampleContact });
  await vi.waitFor(async () => {
    const { mails: listed } = await outbox.list(newest());
    expect(listed).toMatchObject([
      { status: "sent", attempts: 1, lastError: null },
      { status: "sent", attempts: 1, lastError: null },
    ]);
  }, waitOptions);
  expect(server.delivered.map(({ from, to }) => [from, to]).sort()).toEqual([
    ["tours@example.test", [sampleContact.email]],
    ["tours@example.test", ["operator@example.test"]],
  ]);

  const { token } = await signInAsAdmin();
  const contactId = (await contacts.list(newest())).contacts[0]!._id;
  const json = { contactId, responseMessage: "Karibu!" };
  await send("POST /api/respond", { token, json });
  await vi.waitFor(async () => {
    const [answered] = (await contacts.list(newest())).contacts;
    expect(answered!.responseMail).toMatchObject({ status: "sent" });
  }, waitOptions);
  expect(server.delivered).toHaveLength(3);
  expect(server.delivered[2]).toMatchObject({ to: [sampleContact.email] });
  expect(server.delivered[2]!.mail.text).toContain("Karibu!");
});

test("two processes share one outbox, and each mail goes out once", async () => {
  const { write, startWorker, openAnother, readAll, server, expectedIds } = await createMailing();
  await write(30);
  startWorker();
  startWorker({ database: await openAnother() });
  await vi.waitFor(async () => expect(allSent(await readAll())).toBe(true), waitOptions);
  expect(server.delivered).toHaveLength(60);
  expect(server.messageIds()).toEqual(await expectedIds());
});

test("sends the mails of a killed process once its lease has ended", async () => {
  const { write, queue, startWorker, openAnother, readAll, server, clock, expectedIds } =
    await createMailing();
  await write(2);
  const taken = await queue.lease(3, []);
  expect(taken).toHaveLength(3);

  const worker = startWorker({ database: await openAnother() });
  const sentIds = async () =>
    (await readAll()).flatMap(({ id, status }) => (status === "sent" ? [id] : []));
  await vi.waitFor(async () => expect(await sentIds()).toHaveLength(1), waitOptions);
  expect(taken.map(({ id }) => id)).not.toContain((await sentIds())[0]);

  clock.advance(61_000);
  worker.notify();
  await vi.waitFor(async () => expect(await sentIds()).toHaveLength(4), waitOptions);
  expect(server.messageIds()).toEqual(await expectedIds());
  expect((await readAll()).map(({ attempts }) => attempts).sort()).toEqual([1, 2, 2, 2]);
});

test("a stop waits for the mails on their way, and starts no others", async () => {
  const { write, startWorker, readAll, server } = await createMailing();
  const receipt = Promise.withResolvers<void>();
  server.state.beforeReceipt = () => receipt.promise;
  await write(5);
  const worker = startWorker();
  await vi.waitFor(() => expect(server.asked).toHaveLength(5), waitOptions);
  const stopped = worker.stop();
  receipt.resolve();
  await stopped;
  expect(server.delivered).toHaveLength(5);
  expect((await readAll()).map(({ status }) => status).sort()).toEqual([
    ...Array(5).fill("queued"),
    ...Array(5).fill("sent"),
  ]);
});

test.each(["connect", "mailFrom", "rcptTo", "data"] as const)(
  "a stop breaks off mails whose server hangs at %s; the next start sends each at once, and once",
  async (step) => {
    const { write, startWorker, readAll, server, clock, expectedIds } = await createMailing();
    server.state.trouble = { [step]: "silence" };
    await write(3);
    const worker = startWorker({ stopMilliseconds: 1 });
    await vi.waitFor(() => expect(server.unanswered).toEqual(Array(5).fill(step)), waitOptions);
    await worker.stop();
    const left = await readAll();
    expect(left.map(({ status, lease }) => [status, lease])).toEqual(
      Array(6).fill(["queued", null]),
    );
    expect(left.every(({ dueAt }) => dueAt! <= clock.now().toISOString())).toBe(true);
    expect(server.delivered).toEqual([]);

    server.state.trouble = {};
    startWorker();
    await vi.waitFor(async () => expect(allSent(await readAll())).toBe(true), waitOptions);
    expect(server.messageIds()).toEqual(await expectedIds());
  },
);

test("a mail that the server has is not sent again, however long the database refuses to note it", async () => {
  const { write, startWorker, readAll, server, url, expectedIds } = await createMailing({
    database: "file",
  });
  const blocker = createClient({ url });
  onTestFinished(() => blocker.close());
  await write();
  const locked = Promise.withResolvers<Awaited<ReturnType<typeof blocker.transaction>>>();
  let mailsInHand = 0;
  server.state.beforeReceipt = async () => {
    mailsInHand += 1;
    if (mailsInHand === 2) locked.resolve(await blocker.transaction("write"));
    await locked.promise;
  };
  startWorker();
  const lock = await locked.promise;
  await vi.waitFor(() => expect(server.delivered).toHaveLength(2), waitOptions);
  // Longer than a write is tried.
  await pause(2_500);
  expect((await readAll()).map(({ status }) => status)).toEqual(["queued", "queued"]);
  await lock.rollback();
  await vi.waitFor(async () => expect(allSent(await readAll())).toBe(true), waitOptions);
  expect(server.messageIds()).toEqual(await expectedIds());
});

test("a kept connection that the server no longer wants costs nothing", async () => {
  const { write, startWorker, readAll, server, expectedIds } = await createMailing();
  const worker = startWorker();
  await write();
  worker.notify();
  await vi.waitFor(async () => expect(allSent(await readAll())).toBe(true), waitOptions);
  server.state.trouble = {
    get mailFrom() {
      server.state.trouble = {};
      return 421;
    },
  };
  await write();
  worker.notify();
  await vi.waitFor(async () => expect(allSent(await readAll())).toBe(true), waitOptions);
  expect(server.state.trouble).toEqual({});
  expect((await readAll()).map(({ attempts }) => attempts)).toEqual([1, 1, 1, 1]);
  expect(server.messageIds()).toEqual(await expectedIds());
});
