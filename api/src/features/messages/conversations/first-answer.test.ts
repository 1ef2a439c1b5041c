import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { conversationEntries, conversations } from "#db/schema/desk/conversations.ts";
import { contacts, inquiries } from "#db/schema/messages.ts";
import { onlyOf, openDesk } from "#testing/app/open-desk.ts";

const day = 86_400_000;

/** A guest who had an answer to each of two messages, a month and a half apart. */
const open = async (options?: Parameters<typeof openDesk>[0]) => {
  const desk = await openDesk(options);
  const { ask, write, list, call, db, clock, user } = desk;
  await ask();
  const { _id } = onlyOf(await list());
  const answer = (to?: string) =>
    call(`POST /api/conversations/${_id}/answers`, { text: "Karibu!", ...(to && { to }) });
  await answer();
  const row = async () => {
    const { createdAt, firstAnswerAt } = onlyOf(
      await db.read.select().from(conversations).where(eq(conversations.id, _id)),
    );
    return { createdAt, firstAnswerAt };
  };
  const first = await row();
  expect(first.firstAnswerAt).not.toBeNull();
  const goOn = async () => {
    clock.advance(45 * day);
    const { token } = await desk.signInAsAdmin();
    await write();
    const { status } = await desk.send(`POST /api/conversations/${_id}/answers`, {
      token,
      json: { text: "Karibu tena!" },
    });
    expect(status).toBe(201);
  };
  return { ...desk, id: _id, first, row, goOn, user };
};

test("how soon a guest was first answered stays when the first message and its answer grow old", async () => {
  const { first, row, goOn, services, db } = await open({ retentionDays: 30 });
  await goOn();
  await services.removeOld(new AbortController().signal);
  expect(await db.read.$count(inquiries)).toBe(0);
  expect(await db.read.$count(conversationEntries, eq(conversationEntries.kind, "answer"))).toBe(1);
  expect(await row()).toEqual(first);
});

test("it stays where an older version kept no entry of the answer", async () => {
  const { first, row, goOn, db } = await open();
  await db.write((tx) => tx.delete(conversationEntries));
  await goOn();
  expect(await row()).toEqual(first);
});

test("whoever is split off has the first answer of one's own", async () => {
  const { id, first, row, write, read, call, db } = await open();
  await write();
  const asked = (await db.read.select().from(inquiries))[0]!;
  const { status, body } = await call(`POST /api/conversations/${id}/split`, {
    messages: [asked.id],
  });
  expect({ status, body }).toMatchObject({ status: 201 });
  const [written] = await db.read.select().from(contacts);
  expect(await row()).toEqual({ createdAt: written!.createdAt, firstAnswerAt: null });
  const begun = onlyOf((await db.read.select().from(conversations)).filter((one) => one.id !== id));
  expect(begun).toMatchObject(first);
  expect((await read(begun.id)).timeline).toHaveLength(2);
});
