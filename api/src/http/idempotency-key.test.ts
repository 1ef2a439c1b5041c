import { expect, test } from "vitest";
import { openDesk } from "#testing/app/open-desk.ts";
import { sampleContact, sampleInquiry } from "#testing/app/samples.ts";

const withKey = (key: string) => ({ headers: { "Idempotency-Key": key } });

/** A desk, and how many messages of each kind are stored. */
const open = async () => {
  const desk = await openDesk();
  const { listInquiries, listContacts } = desk;
  const count = async (kind: "inquiries" | "contacts") =>
    (await (kind === "inquiries" ? listInquiries() : listContacts())).length;
  return { ...desk, count };
};

const routes: [string, object, "inquiries" | "contacts"][] = [
  ["POST /api/inquiries", sampleInquiry, "inquiries"],
  ["POST /api/contact", sampleContact, "contacts"],
];

test.each(routes)(
  "%s sent again with the same key gets the same answer and makes one row",
  async (route, json, kind) => {
    const { send, count } = await open();
    const key = crypto.randomUUID();
    const first = await send(route, { json, ...withKey(key) });
    expect(first.status).toBe(201);
    const retry = { json: { ...json, filledInMs: 9_000 }, ...withKey(key.toUpperCase()) };
    const again = await send(route, retry);
    expect(again).toMatchObject({ status: 201, body: first.body });
    expect(await count(kind)).toBe(1);
    const other = await send(route, { json, ...withKey(crypto.randomUUID()) });
    expect(other.status).toBe(201);
    expect(await count(kind)).toBe(2);
  },
);

test.each(routes)(
  "%s with a key that carried another text is a conflict, alone and among others, for a day",
  async (route, json, kind) => {
    const { send, count, clock } = await open();
    const key = withKey(crypto.randomUUID());
    const other = { ...json, email: "other@example.test" };
    const atOnce = await Promise.all(
      [json, other].map((each) => send(route, { json: each, ...key })),
    );
    expect(atOnce.map(({ status }) => status)).toEqual([201, 409]);
    expect(await send(route, { json: other, ...key })).toMatchObject({
      status: 409,
      body: { code: "conflict", message: expect.stringMatching(/Idempotency-Key/) },
    });
    expect(await send(route, { json, ...key })).toMatchObject({ body: atOnce[0]!.body });
    expect(await count(kind)).toBe(1);
    clock.advance(24 * 3_600_000 + 1_000);
    expect((await send(route, { json: other, ...key })).status).toBe(201);
  },
);

test.each(routes)(
  "%s sent 20 times at once with one key makes one row and mails once",
  async (route, json, kind) => {
    const { send, count, readOutbox } = await open();
    const key = crypto.randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send(route, { json, ...withKey(key) })),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 201 });
    expect(await count(kind)).toBe(1);
    expect(await readOutbox()).toHaveLength(2);
  },
);

test("the same key on the other route is another key", async () => {
  const { send, count } = await open();
  const key = withKey(crypto.randomUUID());
  const sendBoth = async () => {
    const inquiry = await send("POST /api/inquiries", { json: sampleInquiry, ...key });
    const contact = await send("POST /api/contact", { json: sampleContact, ...key });
    return [inquiry.body, contact.body];
  };
  const answers = await sendBoth();
  expect(await sendBoth()).toEqual(answers);
  expect(await count("inquiries")).toBe(1);
  expect(await count("contacts")).toBe(1);
});

test.each(routes)("%s when refused does not use its key up", async (route, json, kind) => {
  const { send, db, count } = await open();
  const key = withKey(crypto.randomUUID());
  expect((await send(route, { json: { ...json, email: "" }, ...key })).status).toBe(400);
  await db.write((tx) => tx.run("ALTER TABLE mails RENAME TO mails_lost"));
  expect((await send(route, { json, ...key })).status).toBe(500);
  await db.write((tx) => tx.run("ALTER TABLE mails_lost RENAME TO mails"));
  expect(await count(kind)).toBe(0);
  expect((await send(route, { json, ...key })).status).toBe(201);
  expect(await count(kind)).toBe(1);
});

test.each(routes)("%s remembers a key for 24 hours", async (route, json, kind) => {
  const { send, count, clock } = await open();
  const key = withKey(crypto.randomUUID());
  await send(route, { json, ...key });
  clock.advance(24 * 3_600_000 - 60_000);
  await send(route, { json, ...key });
  expect(await count(kind)).toBe(1);
  clock.advance(61_000);
  await send(route, { json, ...key });
  expect(await count(kind)).toBe(2);
});

test.each(routes)("%s with a key that is no UUID is refused by name", async (route, json, kind) => {
  const { send, count } = await open();
  const uuid = crypto.randomUUID();
  for (const key of ["", "1", `${uuid}x`, `${uuid}, ${uuid}`, uuid.replaceAll("-", ""), "'; --"]) {
    const answer = await send(route, { json, ...withKey(key) });
    expect(answer).toMatchObject({
      status: 400,
      body: { issues: [{ path: "Idempotency-Key" }] },
    });
  }
  expect(await count(kind)).toBe(0);
});
