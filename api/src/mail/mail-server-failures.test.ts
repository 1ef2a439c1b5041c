import { setTimeout as pause } from "node:timers/promises";
import { pino } from "pino";
import PostalMime from "postal-mime";
import { expect, test, vi } from "vitest";
import { newest } from "#testing/app/samples.ts";
import { allSent, createMailing, type Mailing } from "#testing/mail/create-mailing.ts";

const waitOptions = { timeout: 15_000, interval: 10 };
const shortTimeouts = { greeting: 300, transfer: 600, acknowledgement: 2_000 };

const troubles: [string, (server: Mailing["server"]) => unknown][] = [
  ["refuses connections", (server) => server.goAway()],
  ["never greets", ({ state }) => Object.assign(state.trouble, { connect: "silence" })],
  [
    "hangs before the recipient",
    ({ state }) => Object.assign(state.trouble, { rcptTo: "silence" }),
  ],
  ["sends visitors away with 421", ({ state }) => Object.assign(state.trouble, { connect: 421 })],
  ["greets with 554", ({ state }) => Object.assign(state.trouble, { connect: 554 })],
  ["puts the sender off", ({ state }) => Object.assign(state.trouble, { mailFrom: 451 })],
  ["refuses the sender", ({ state }) => Object.assign(state.trouble, { mailFrom: 550 })],
  ["puts the mail off", ({ state }) => Object.assign(state.trouble, { data: 451 })],
  [
    "never says that it has the mail",
    ({ state }) => Object.assign(state.trouble, { data: "silence" }),
  ],
  ["closes in the middle", ({ state }) => Object.assign(state.trouble, { data: 421 })],
];

test.each(troubles)(
  "while the server %s messages are taken; then all mails arrive once",
  async (_, begin) => {
    const mailing = await createMailing();
    const { server, write, startWorker, readAll, until, expectedIds } = mailing;
    await begin(server);
    const worker = startWorker({ timeouts: shortTimeouts });
    await write(6);
    await until((rows) => rows.some(({ lastError }) => lastError !== null), worker);
    await write(2);
    const waiting = await readAll();
    expect(new Set(waiting.map(({ status }) => status))).toEqual(new Set(["queued"]));
    expect(server.delivered).toEqual([]);

    server.state.trouble = {};
    if (begin === troubles[0]![1]) await server.comeBack();
    const sent = await until(allSent, worker);
    expect(sent).toHaveLength(16);
    expect(server.messageIds()).toEqual(await expectedIds());
  },
);

test("answers that drip in too slowly are not waited for; then all mails arrive once", async () => {
  const { server, write, startWorker, until, expectedIds } = await createMailing({
    isDripping: true,
  });
  server.state.drip = 60;
  const worker = startWorker({ timeouts: shortTimeouts });
  await write(3);
  await until((rows) => rows.some(({ lastError }) => lastError !== null), worker);
  server.state.drip = 0;
  await until(allSent, worker);
  expect(server.messageIds()).toEqual(await expectedIds());
});

test("answers that drip in are waited for as long as mails get on", async () => {
  const { server, write, startWorker, expectedIds, readAll } = await createMailing({
    isDripping: true,
  });
  server.state.drip = 1;
  await write();
  startWorker();
  await vi.waitFor(async () => expect(allSent(await readAll())).toBe(true), waitOptions);
  expect(server.messageIds()).toEqual(await expectedIds());
  expect((await readAll()).map(({ attempts }) => attempts)).toEqual([1, 1]);
});

test.each([
  ["rcptTo", "The mail server refused the recipient: “550 Trouble at rcptTo”"],
  ["data", "The mail server refused the email: “550 Trouble at data”"],
] as const)(
  "a refusal at %s is final, told in a sentence, and can be tried again by hand",
  async (step, sentence) => {
    const { server, write, startWorker, until, services, send, signInAsAdmin, expectedIds } =
      await createMailing();
    server.state.trouble = { [step]: 550 };
    const worker = startWorker();
    await write();
    await until((rows) => rows.every(({ status }) => status === "failed"), worker);
    const { mails: listed } = await services.outbox.list({ ...newest(), status: "failed" });
    expect(listed).toMatchObject([
      { attempts: 1, lastError: expect.stringContaining(sentence) },
      { attempts: 1, lastError: expect.stringContaining(sentence) },
    ]);

    server.state.trouble = {};
    const { token } = await signInAsAdmin();
    for (const { _id } of listed) {
      expect(await send(`POST /api/outbox/${_id}/retry`, { token })).toMatchObject({
        status: 202,
        body: { mail: { _id, status: "queued", attempts: 1 } },
      });
    }
    await until(allSent, worker);
    expect(server.messageIds()).toEqual(await expectedIds());
  },
);

test("a login that the server refuses fails no mail", async () => {
  const { server, write, startWorker, until } = await createMailing();
  server.state.trouble = { auth: 535 };
  const worker = startWorker({ mailUrl: server.url.replace("//", "//owner:hunter2@") });
  await write();
  const rows = await until((all) => all.some(({ lastError }) => lastError !== null), worker);
  const tried = rows.find(({ lastError }) => lastError !== null);
  expect(tried?.status).toBe("queued");
  expect(tried?.lastError).toContain("refused the user name or password");
  expect(tried?.lastError).not.toContain("hunter2");
  server.state.trouble = {};
  worker.retryNow();
  await until(allSent, worker);
  expect(server.delivered).toHaveLength(2);
});

test("keeps the Message-ID of a queued mail after a restart", async () => {
  const { server, write, startWorker, readAll, until, expectedIds } = await createMailing();
  const offered = new Set<string>();
  server.state.beforeReceipt = async (raw) => {
    offered.add((await PostalMime.parse(raw)).messageId!);
  };
  server.state.trouble = { data: 451 };
  await write();
  const first = startWorker();
  await until((rows) => rows.every(({ lastError }) => lastError !== null), first);
  await first.stop();
  const ids = await expectedIds();
  expect([...offered].sort()).toEqual(ids);

  server.state.trouble = {};
  await until(allSent, startWorker({ sender: "desk@other.test" }));
  expect(new Set(server.delivered.map(({ from }) => from))).toEqual(new Set(["desk@other.test"]));
  expect(server.messageIds()).toEqual(ids);
  expect((await readAll()).every(({ attempts }) => attempts > 1)).toBe(true);
});

test("a mail that is put off for two days is given up, and says so", async () => {
  const { server, write, startWorker, until, clock } = await createMailing();
  server.state.trouble = { data: 451 };
  await write();
  const worker = startWorker();
  await until((rows) => rows.every(({ attempts }) => attempts > 4), worker);
  clock.advance(2 * 24 * 3_600_000);
  const rows = await until((all) => all.every(({ status }) => status === "failed"), worker);
  for (const { lastError, settledAt } of rows) {
    expect(lastError).toMatch(
      /^Gave up after two days\. The mail server postponed the email: “451 Trouble/,
    );
    expect(settledAt).not.toBeNull();
  }
});

test("mails that wait for their receipt do not keep others from a server that is well again", async () => {
  const { server, write, startWorker, until, readAll, expectedIds } = await createMailing();
  const receipt = Promise.withResolvers<void>();
  let mailsInHand = 0;
  server.state.beforeReceipt = () => {
    mailsInHand += 1;
    return receipt.promise;
  };
  const worker = startWorker();
  await write();
  worker.notify();
  await vi.waitFor(() => expect(mailsInHand).toBe(2), waitOptions);

  server.state.beforeReceipt = async () => {};
  server.state.trouble = { connect: 421 };
  await write(2);
  await until((rows) => rows.some(({ lastError }) => lastError !== null), worker);
  server.state.trouble = {};
  await until((rows) => rows.filter(({ status }) => status === "sent").length === 4, worker);
  expect((await readAll()).filter(({ status }) => status === "queued")).toHaveLength(2);
  receipt.resolve();
  await until(allSent, worker);
  expect(server.messageIds()).toEqual(await expectedIds());
});

test("a server that takes its time to say that it has a mail is waited for", async () => {
  const { write, startWorker, readAll, server, expectedIds } = await createMailing();
  server.state.beforeReceipt = () => pause(1_000);
  await write();
  startWorker({ timeouts: { greeting: 600, transfer: 600, acknowledgement: 60_000 } });
  await vi.waitFor(async () => expect(allSent(await readAll())).toBe(true), waitOptions);
  expect((await readAll()).map(({ attempts }) => attempts)).toEqual([1, 1]);
  expect(server.messageIds()).toEqual(await expectedIds());
});

const loseSettings = async ({ db, services }: Mailing) => {
  await db.write((tx) => tx.run("ALTER TABLE site_settings RENAME TO site_settings_lost"));
  services.content.forget();
};

test("mails of a sender who has a name go out while the company's name cannot be read", async () => {
  const mailing = await createMailing();
  await mailing.write();
  await loseSettings(mailing);
  await mailing.until(allSent, mailing.startWorker({ senderName: "Sample Tours" }));
  expect(mailing.server.delivered).toHaveLength(2);
});

test("a company's name that cannot be read is no failure of a mail or its server", async () => {
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => lines.push(line) });
  const mailing = await createMailing({ log });
  const { db, write, readAll, startWorker, until } = mailing;
  await write();
  await loseSettings(mailing);
  const worker = startWorker();
  await vi.waitFor(() => expect(lines.join("")).toContain('"outbox.retry"'), waitOptions);
  expect(await readAll()).toMatchObject([
    { status: "queued", attempts: 0, lastError: null },
    { status: "queued", attempts: 0, lastError: null },
  ]);
  await db.write((tx) => tx.run("ALTER TABLE site_settings_lost RENAME TO site_settings"));
  worker.retryNow();
  await until(allSent, worker);
});

test("a password that the server repeats is neither stored nor logged", async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const { server, write, startWorker, until } = await createMailing({ log });
  server.state.trouble = { auth: 535 };
  const mailUrl = server.url.replace("//", "//owner:geheim%20%26%20safe@");
  const worker = startWorker({ mailUrl });
  await write(1);
  const rows = await until((all) => all.some(({ lastError }) => lastError !== null), worker);
  const output = rows.map(({ lastError }) => lastError).join() + lines.join();
  expect(output).toContain("535 Trouble at auth: owner … …");
  expect(output).not.toContain("geheim");
});
