import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { type ContactInput, contactSubmitted } from "shared/contacts";
import { messageBody } from "shared/errors";
import { blankSettings } from "shared/site-settings";
import { expect, onTestFinished, test, vi } from "vitest";
import { type Database, openDatabase } from "#db/client.ts";
import { insertMany } from "#db/insert-many.ts";
import { createSharedLimiter } from "#db/limits/shared-limiter.ts";
import { newId } from "#db/new-id.ts";
import { idempotencyKeys } from "#db/schema/idempotency-keys.ts";
import { mails } from "#db/schema/mails.ts";
import { contacts } from "#db/schema/messages.ts";
import { codePoint } from "#testing/app/code-point.ts";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { lockDatabase } from "#testing/lock-database.ts";
import { ofContact } from "../../conversations/guest-message.ts";
import { createMessageIntake } from "./message-intake.ts";
import type { IntakeFields } from "./message-kind.ts";

const letter = { to: "ada@example.test", subject: "S", parts: [{ text: "B" }] };
const answer = { message: contactSubmitted };

const readMailContext = async () => ({
  operator: "owner@example.test",
  publicUrl: "http://public.test",
  settings: blankSettings,
});

const intakeOn = (db: Database, now: () => Date, onStored = () => {}) =>
  createMessageIntake({ db, now, mailServer: { canSend: false }, readMailContext, onStored })({
    route: "contact",
    insert: (tx, rows: (ContactInput & IntakeFields)[]) => insertMany(tx, contacts, rows),
    toGuestMessage: ofContact,
    answerSchema: messageBody,
    visitors: createSharedLimiter({ name: "contact", seconds: 600, now, secret: "" }),
  });

const openIntake = async (options?: Parameters<typeof createTestApp>[0]) => {
  const { db, clock, url } = await createTestApp(options);
  const onStored = vi.fn();
  const write = vi.spyOn(db, "write");
  const messageOf = (changes: { id?: string; key?: string | undefined; text?: string } = {}) => {
    const { id = newId(), key, text = "Hello" } = changes;
    const at = clock.now();
    const createdAt = at.toISOString();
    const typed = { name: "Ada", email: "ada@example.test", message: text };
    const row = { id, ...typed, createdAt, promisedAt: null, source: null };
    const hashes = { address: newId(), request: newId(), wording: newId() };
    const trace = { id, ...hashes, proof: undefined, points: 0, origin: "unknown" } as const;
    const notice = () => ({ ...letter, replyTo: "owner@example.test" });
    const keyed = key === undefined ? undefined : { key, bodyHash: text };
    return { keyed, at, row, trace, notice, receipt: () => letter, answer };
  };
  return { db, clock, url, onStored, write, takeIn: intakeOn(db, clock.now, onStored), messageOf };
};

test("messages that come together are stored together, each with its mails", async () => {
  const { db, onStored, write, takeIn, messageOf } = await openIntake();
  const messages = Array.from({ length: 150 }, () => messageOf({ key: randomUUID() }));
  const answers = await Promise.all(messages.map(takeIn));
  expect(answers).toEqual(messages.map(() => answer));
  expect(await db.read.$count(contacts)).toBe(150);
  expect(await db.read.$count(mails)).toBe(300);
  expect(await db.read.$count(idempotencyKeys)).toBe(150);
  expect(write).toHaveBeenCalledTimes(3);
  expect(onStored).toHaveBeenCalledTimes(3);
});

test("the same key is one message, whether its repeats come with it or later", async () => {
  const { db, onStored, write, takeIn, messageOf } = await openIntake();
  const key = randomUUID();
  const first = { ...messageOf({ key }), answer: { message: "First." } };
  const again = { ...messageOf({ key }), answer: { message: "Second." } };
  const atOnce = [first, ...Array.from({ length: 20 }, () => again)];
  const answers = await Promise.all(atOnce.map(takeIn));
  expect(write).toHaveBeenCalledTimes(1);
  answers.push(await takeIn(again));
  expect(answers).toEqual(answers.map(() => first.answer));
  expect(await db.read.$count(contacts)).toBe(1);
  expect(await db.read.$count(mails)).toBe(2);
  await takeIn(messageOf());
  expect(onStored).toHaveBeenCalledTimes(2);
});

test("the same keys in two processes at once are one message each, with one answer", async () => {
  const { db, clock, url, messageOf } = await openIntake();
  const otherDb = await openDatabase({ url });
  onTestFinished(otherDb.close);
  const keys = Array.from({ length: 150 }, () => randomUUID());
  const [here, there] = await Promise.all(
    [db, otherDb].map((database, index) => {
      const takeIn = intakeOn(database, clock.now);
      const own = { message: `From process ${index}.` };
      return Promise.all(keys.map((key) => takeIn({ ...messageOf({ key }), answer: own })));
    }),
  );
  expect(there).toEqual(here);
  expect(await db.read.$count(contacts)).toBe(150);
  expect(await db.read.$count(mails)).toBe(300);
});

test("a key whose 24 hours end while it is looked at is no trouble", async () => {
  const { db, clock, messageOf } = await openIntake();
  const day = 24 * 3_600_000;
  for (let early = 0; early < 8; early += 1) {
    const used = messageOf({ key: randomUUID() });
    await intakeOn(db, clock.now)(used);
    let time = used.at.getTime() + day - early;
    const tick = () => {
      time += 1;
      return new Date(time);
    };
    const { keyed, at } = used;
    expect(await intakeOn(db, tick)({ ...messageOf(), keyed, at })).toEqual(answer);
  }
});

test("beside a key that was used before, new messages are stored, still together", async () => {
  const { db, write, takeIn, messageOf } = await openIntake();
  const used = messageOf({ key: randomUUID() });
  await takeIn({ ...used, answer: { message: "First." } });
  write.mockClear();
  const batch = [
    ...Array.from({ length: 30 }, () => messageOf({ key: randomUUID() })),
    messageOf(),
  ];
  const answers = await Promise.all([...batch, { ...used, row: messageOf().row }].map(takeIn));
  expect(answers).toEqual([...batch.map(() => answer), { message: "First." }]);
  expect(await db.read.$count(contacts)).toBe(32);
  expect(write).toHaveBeenCalledTimes(1);
});

test("beside a message that is refused, one whose key was used days ago is stored", async () => {
  const { db, clock, takeIn, messageOf } = await openIntake();
  const key = randomUUID();
  await takeIn({ ...messageOf({ key }), answer: { message: "Days ago." } });
  clock.advance(25 * 3_600_000);
  const id = newId();
  const batch = [messageOf({ key }), messageOf({ id }), messageOf({ id })];
  const [outcome] = await Promise.allSettled(batch.map(takeIn));
  expect(outcome).toMatchObject({ value: answer });
  expect(await db.read.$count(contacts)).toBe(3);
});

test("where an earlier answer cannot be read its own message alone is refused", async () => {
  const { db, takeIn, messageOf } = await openIntake();
  const key = randomUUID();
  const row = { route: "contact", key, answer: {}, createdAt: messageOf().row.createdAt };
  await db.write((tx) => tx.insert(idempotencyKeys).values(row));
  const messages = [messageOf(), messageOf({ key }), messageOf({ key: randomUUID() })];
  const outcomes = await Promise.allSettled(messages.map(takeIn));
  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(await db.read.$count(contacts)).toBe(2);
});

test("a message that cannot be stored takes no other with it", async () => {
  const { db, takeIn, messageOf } = await openIntake();
  const twice = newId();
  const messages = [messageOf(), messageOf({ id: twice }), messageOf({ id: twice }), messageOf()];
  const outcomes = await Promise.allSettled(messages.map(takeIn));
  expect(outcomes.map(({ status }) => status)).toEqual([
    "fulfilled",
    "fulfilled",
    "rejected",
    "fulfilled",
  ]);
  expect(await db.read.$count(contacts)).toBe(3);
  expect(await db.read.$count(mails)).toBe(6);
});

test("messages that are stored apart are refused together once the database is locked", async () => {
  const { db, url, write, takeIn, messageOf } = await openIntake({ database: "file" });
  const locked = Promise.withResolvers<() => Promise<void>>();
  write.mockImplementationOnce(async (job) => {
    try {
      return await db.write(job);
    } finally {
      locked.resolve(await lockDatabase(url));
    }
  });
  const twice = newId();
  const ids = [newId(), twice, twice, newId(), newId(), newId()];
  const began = performance.now();
  const outcomes = await Promise.allSettled(ids.map((id) => takeIn(messageOf({ id }))));
  const waited = performance.now() - began;
  const unlock = await locked.promise;
  await unlock();
  expect(outcomes.map(({ status }) => status)).toEqual(ids.map(() => "rejected"));
  // Each in its turn would have waited two seconds of its own.
  expect(waited).toBeLessThan(5_000);
  expect(await db.read.$count(contacts)).toBe(0);
  await takeIn(messageOf());
  expect(await db.read.$count(contacts)).toBe(1);
});

test("any text is stored as it came", async () => {
  const { db, takeIn, messageOf } = await openIntake();
  const storable = fc
    .oneof(
      fc.string({ unit: codePoint }),
      fc.constantFrom("7", "7.0", "null", "true", '{"a":1}', "[1]", '"', "\\u0041", "\u2028", " x"),
    )
    .filter((text) => !text.includes("\0"));
  const texts = fc.sample(storable, 300);
  await Promise.all(texts.map((text, index) => takeIn(messageOf({ id: String(index), text }))));
  const rows = await db.read.select().from(contacts);
  const byId = new Map(rows.map(({ id, message }) => [id, message]));
  expect(texts.map((_, index) => byId.get(String(index)))).toEqual(texts);
});
