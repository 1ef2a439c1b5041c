import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { contactSubmitted } from "shared/contacts";
import { messageBody } from "shared/errors";
import { expect, test, vi } from "vitest";
import { newId } from "#db/row-id.ts";
import { contacts, idempotencyKeys, mails } from "#db/schema.ts";
import { createTestApp } from "#testing/create-test-app.ts";
import { createMessageIntake } from "./message-intake.ts";

const letter = { to: "ada@example.test", subject: "S", body: "B", html: "<p>B</p>" };
const answer = { message: contactSubmitted };

const openIntake = async () => {
  const { db, clock } = await createTestApp();
  const onStored = vi.fn();
  const write = vi.spyOn(db, "write");
  const takeIn = createMessageIntake({ db, now: clock.now, canSend: false, onStored })({
    route: "contact",
    table: contacts,
    answerSchema: messageBody,
  });
  const messageOf = (changes: { id?: string; key?: string | undefined; text?: string } = {}) => {
    const { id = newId(), key, text = "Hello" } = changes;
    const at = clock.now();
    const createdAt = at.toISOString();
    const row = { id, name: "Ada", email: "ada@example.test", message: text, createdAt };
    const writeLetters = () => [letter, { ...letter, replyTo: "owner@example.test" }];
    return { key, at, row, writeLetters, answer };
  };
  return { db, onStored, write, takeIn, messageOf };
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
  const { db, takeIn, messageOf } = await openIntake();
  const key = randomUUID();
  const first = { ...messageOf({ key }), answer: { message: "First." } };
  const again = { ...messageOf({ key }), answer: { message: "Second." } };
  const answers = [...(await Promise.all([takeIn(first), takeIn(again)])), await takeIn(again)];
  expect(answers).toEqual([first, first, first].map((one) => one.answer));
  expect(await db.read.$count(contacts)).toBe(1);
  expect(await db.read.$count(mails)).toBe(2);
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

test("any text is stored as it came", async () => {
  const { db, takeIn, messageOf } = await openIntake();
  const storable = fc
    .oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom("7", "7.0", "null", "true", '{"a":1}', "[1]", '"', "\\u0041", "\u2028", " x"),
    )
    .filter((text) => !text.includes("\0"));
  const texts = fc.sample(storable, 300);
  await Promise.all(texts.map((text, index) => takeIn(messageOf({ id: String(index), text }))));
  const rows = await db.read.select().from(contacts);
  const byId = new Map(rows.map(({ id, message }) => [id, message]));
  expect(texts.map((_, index) => byId.get(String(index)))).toEqual(texts);
});
