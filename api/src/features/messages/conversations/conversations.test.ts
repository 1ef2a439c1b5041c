import { eq, isNull } from "drizzle-orm";
import { expect, test } from "vitest";
import { insertMany } from "#db/insert-many.ts";
import { conversations as conversationRows } from "#db/schema/desk/conversations.ts";
import { mails } from "#db/schema/mails.ts";
import { contacts } from "#db/schema/messages.ts";
import { guest, onlyOf, openDesk } from "#testing/app/open-desk.ts";
import { product } from "../../../audit/actor.ts";

test("inquiries and messages of one e-mail are one conversation, whatever its case", async () => {
  const { ask, write, list, read } = await openDesk();
  await ask({ phone: "+250788123456" });
  await write({ message: "Is lunch included?" });
  const one = onlyOf(await list());
  expect(one).toMatchObject({
    name: "Ada Traveller",
    email: "Ada@Example.test",
    phone: "+250788123456",
    destination: "Napoleon Island",
    preview: "Is lunch included?",
    state: "new",
    box: "inbox",
  });
  const { timeline } = await read(one._id);
  expect(timeline.map(({ kind }) => kind)).toEqual(["inquiry", "contact"]);
});

test("dates are read where they can be, and what comes when is found", async () => {
  const { ask, list, clock } = await openDesk();
  const year = clock.now().getUTCFullYear() + 1;
  await ask({ checkinDate: `3 June ${year}`, checkoutDate: "5 June" });
  await ask({ email: "bea@example.test", checkinDate: "some day", checkoutDate: "later" });
  const [bea, ada] = await list();
  expect(ada).toMatchObject({ startsOn: `${year}-06-03`, endsOn: `${year}-06-05` });
  expect(bea).toMatchObject({ checkinDate: "some day", startsOn: null, endsOn: null });
  const coming = { from: `${year}-06-01`, until: `${year}-06-30`, sort: "startsOn", order: "asc" };
  expect((await list(coming)).map(({ email }) => email)).toEqual([guest]);
});

test("two e-mails with one phone number are one conversation", async () => {
  const { ask, list } = await openDesk();
  await ask({ phone: "+250788123456" });
  await ask({ phone: "+250 788 123 456", email: "ada.private@example.test" });
  await ask({ phone: "+250788000001", email: "bea@example.test" });
  expect((await list()).map(({ email }) => email)).toEqual(["bea@example.test", guest]);
});

test("whoever writes with a guest's phone number gets none of the guest's answers, unless the team says so", async () => {
  const { ask, list, call, read, db } = await openDesk();
  await ask({ phone: "+250788123456" });
  await ask({ phone: "+250788123456", email: "mallory@example.test" });
  const { _id } = onlyOf(await list());
  const answer = (json: object) => call(`POST /api/conversations/${_id}/answers`, json);
  await answer({ text: "To the guest." });
  expect((await answer({ text: "?", to: "eve@example.test" })).status).toBe(400);
  await answer({ text: "To the other address.", to: "mallory@example.test" });
  const { timeline } = await read(_id);
  const answers = timeline.flatMap((entry) => (entry.kind === "answer" ? [entry.to] : []));
  expect(answers).toEqual([guest, "mallory@example.test"]);
  const sent = await db.read.select({ to: mails.to, answers: mails.answers }).from(mails);
  expect(sent.filter((mail) => mail.answers).map(({ to }) => to)).toEqual(answers);
});

test.each(["spam", "trash"])(
  "a guest whose phone number lies under %s with somebody else's e-mail gets the answers",
  async (box) => {
    const { ask, list, change } = await openDesk();
    const phone = "+250788123456";
    await ask({ email: "mallory@example.test", name: "Mallory", phone, topic: "pills" });
    const { _id } = onlyOf(await list({ box: "spam" }));
    await change(_id, { box });
    await ask({ phone });
    expect(onlyOf(await list())).toMatchObject({ email: guest, name: "Ada" });
    await change(_id, { state: "quoted" });
    expect(onlyOf(await list())).toMatchObject({ email: guest, name: "Ada" });
  },
);

test("possible spam changes nothing of what a conversation says", async () => {
  const { ask, list, call, change } = await openDesk();
  await ask({ phone: "+250788123456" });
  const { _id } = onlyOf(await list());
  await call(`POST /api/conversations/${_id}/answers`, { text: "No." });
  await change(_id, { state: "lost", lostReason: "Too dear" });
  const before = onlyOf(await list());
  await ask({ topic: "cheap pills", email: guest, destination: "Buy now", name: "Spam" });
  const { latestAt: _before, ...rest } = before;
  expect(onlyOf(await list())).toMatchObject(rest);
});

test("a text with a character at its cut is shown like any other", async () => {
  const { ask, write, list } = await openDesk();
  await ask({ message: `${"a".repeat(199)}😀 and more` });
  await write({ message: `${"😀".repeat(250)}` });
  expect([...onlyOf(await list()).preview]).toHaveLength(200);
});

test("more messages of a guest than a search counts are found as one conversation, and answered at once", async () => {
  const { ask, list, call, db } = await openDesk();
  await ask();
  const { _id } = onlyOf(await list());
  await db.write(async (tx) => {
    await insertMany(
      tx,
      contacts,
      Array.from({ length: 10_001 }, (_, index) => ({
        ...{ id: `m${index}`, name: "Ada", email: guest, message: "Hello ".repeat(50) },
        ...{ conversationId: _id, createdAt: "2026-01-01T00:00:00.000Z" },
      })),
    );
  });
  await ask({ email: "bea@example.test", message: "Hello there" });
  expect((await list({ q: "hello" })).map(({ email }) => email)).toEqual([
    "bea@example.test",
    guest,
  ]);
  expect(await list({ q: "hello", waiting: "false" })).toEqual([]);
  const { status } = await call(`POST /api/conversations/${_id}/answers`, {
    text: "x".repeat(4_000),
  });
  expect(status).toBe(201);
  expect(await db.read.$count(contacts, isNull(contacts.respondedAt))).toBe(0);
});

test("every answer stays as it was given, and the message carries the last one", async () => {
  const { ask, list, read, call, services } = await openDesk();
  await ask();
  const { _id } = onlyOf(await list());
  const answer = (text: string) => call(`POST /api/conversations/${_id}/answers`, { text });
  expect(await answer("First answer")).toMatchObject({
    status: 201,
    body: { message: "Response sent successfully!", conversation: { state: "answered" } },
  });
  await answer("Second answer");
  const { conversation, timeline } = await read(_id);
  expect(conversation.waitingSince).toBeNull();
  expect(timeline.slice(1)).toMatchObject([
    { kind: "answer", text: "First answer", to: guest, mail: { status: "held" } },
    { kind: "answer", text: "Second answer", to: guest, mail: { status: "held" } },
  ]);
  const { inquiries } = await services.inquiries.list({
    ...{ page: 1, pageSize: 50, sort: "createdAt", order: "desc" },
  });
  expect(inquiries).toMatchObject([{ responseMessage: "Second answer" }]);
});

test("an answer under an inquiry is part of its conversation", async () => {
  const { ask, list, read, call } = await openDesk();
  await ask();
  const { _id } = onlyOf(await list());
  const { timeline } = await read(_id);
  const [first] = timeline;
  const id = first?.kind === "inquiry" ? first.inquiry._id : "";
  await call(`POST /api/inquiries/respond/${id}`, { responseMessage: "Karibu!" });
  expect((await read(_id)).timeline[1]).toMatchObject({ kind: "answer", text: "Karibu!" });
  expect(onlyOf(await list())).toMatchObject({ state: "answered", waitingSince: null });
});

test("an answer given elsewhere is recorded and not mailed", async () => {
  const { ask, list, call, db } = await openDesk();
  await ask();
  const { _id } = onlyOf(await list());
  const before = await db.read.$count(mails);
  const json = { text: "Called back, wants Tuesday.", channel: "phone" };
  expect((await call(`POST /api/conversations/${_id}/answers`, json)).body).toMatchObject({
    message: "Answer recorded. Nothing was mailed.",
    conversation: { state: "answered", waitingSince: null },
  });
  expect(await db.read.$count(mails)).toBe(before);
});

test("who answers what has moved on is told so, with what is there now", async () => {
  const { ask, write, list, call, read } = await openDesk();
  await ask();
  const { _id, latestAt } = onlyOf(await list());
  await write({ message: "One more thing" });
  const json = { text: "Yes", latestAt };
  expect(await call(`POST /api/conversations/${_id}/answers`, json)).toMatchObject({
    status: 409,
    body: { code: "edit_conflict", current: { conversation: { preview: "One more thing" } } },
  });
  expect((await read(_id)).timeline.map(({ kind }) => kind)).toEqual(["inquiry", "contact"]);
});

test("who answers what has moved on is told so, also where the clock was put back", async () => {
  const { ask, write, list, services, clock } = await openDesk();
  await ask();
  const { _id, latestAt } = onlyOf(await list());
  clock.advance(-3_600_000);
  await write({ message: "Please cancel." });
  const answer = { text: "Booked!", channel: "mail", latestAt } as const;
  await expect(services.conversations.answer(product, _id, answer, undefined)).rejects.toThrow(
    "Somebody else changed this in the meantime.",
  );
});

test("an answer that is sent again with its key is kept and mailed once", async () => {
  const { ask, list, read, send, token } = await openDesk();
  await ask();
  const { _id } = onlyOf(await list());
  const headers = { "Idempotency-Key": "0f3f8c4e-6f1e-4d5c-9c8e-1f2a3b4c5d6e" };
  const sent = { token, json: { text: "Karibu!" }, headers };
  for (let times = 0; times < 2; times += 1)
    expect((await send(`POST /api/conversations/${_id}/answers`, sent)).status).toBe(201);
  expect((await read(_id)).timeline).toHaveLength(2);
});

test("a guest who writes again after an answer waits anew", async () => {
  const { ask, write, list, call } = await openDesk();
  await ask();
  const { _id } = onlyOf(await list());
  await call(`POST /api/conversations/${_id}/answers`, { text: "Karibu!" });
  expect(await list({ waiting: "true" })).toEqual([]);
  await write({ message: "And in July?" });
  expect(onlyOf(await list({ waiting: "true" }))).toMatchObject({
    state: "new",
    preview: "And in July?",
  });
});

test("a quoted trip stays quoted when its guest writes, and waits", async () => {
  const { ask, write, list, call, change } = await openDesk();
  await ask();
  const { _id } = onlyOf(await list());
  await call(`POST /api/conversations/${_id}/answers`, { text: "500 euros." });
  await change(_id, { state: "quoted" });
  await write();
  expect(onlyOf(await list({ waiting: "true" })).state).toBe("quoted");
});

test("who decides about what has moved on is told so, and nothing is changed", async () => {
  const { ask, write, list, call } = await openDesk();
  await ask();
  const { _id: id, latestAt } = onlyOf(await list());
  await write({ message: "Wait!" });
  const changes = [{ id, change: { box: "trash" }, latestAt }];
  expect((await call("PATCH /api/conversations", { changes })).status).toBe(409);
  expect(onlyOf(await list()).preview).toBe("Wait!");
});

test("nobody is assigned who is not of the team", async () => {
  const { ask, list, change } = await openDesk();
  await ask();
  const { _id } = onlyOf(await list());
  expect((await change(_id, { assigneeId: "somebody" })).status).toBe(400);
});

test("state, reason, assignee and reminder are changed, kept in the timeline, and undone by what came before", async () => {
  const { ask, list, change, read, call, user } = await openDesk();
  await ask();
  const { _id } = onlyOf(await list());
  const remindAt = "2027-01-04T07:00:00.000Z";
  const fields = { state: "lost", lostReason: "Too dear", assigneeId: user._id, remindAt };
  const { body } = await change(_id, fields);
  expect(body).toMatchObject({
    message: "Conversation changed.",
    conversations: [
      { state: "lost", lostReason: "Too dear", assignee: { _id: user._id }, remindAt },
    ],
    before: [
      { id: _id, change: { state: "new", lostReason: null, assigneeId: null, remindAt: null } },
    ],
  });
  expect(await list({ waiting: "true" })).toEqual([]);
  expect(await list({ assignee: "me" })).toHaveLength(1);
  expect((await read(_id)).timeline.at(-1)).toMatchObject({ kind: "change", change: fields });
  const { before } = body as { before: object[] };
  await call("PATCH /api/conversations", { changes: before });
  expect(onlyOf(await list())).toMatchObject({ state: "new", lostReason: null, assignee: null });
  expect(await list({ waiting: "true" })).toHaveLength(1);
});

test("a reminder is due when its time has come", async () => {
  const { ask, list, change, clock, services, user } = await openDesk();
  await ask();
  const { _id } = onlyOf(await list());
  await change(_id, { remindAt: new Date(clock.now().getTime() + 3_600_000).toISOString() });
  expect(await list({ due: "true" })).toEqual([]);
  clock.advance(3_600_000);
  expect(await list({ due: "true" })).toHaveLength(1);
  expect((await services.conversations.count(user._id)).due).toBe(1);
});

test("what is thrown away is in no list, comes back by undo, and with its guest's next message", async () => {
  const { ask, write, list, change, send, token } = await openDesk();
  await ask();
  const { _id } = onlyOf(await list());
  const listed = async () => (await send("GET /api/inquiries", { token })).body;
  await change(_id, { box: "trash" });
  expect(await list()).toEqual([]);
  expect(onlyOf(await list({ box: "trash" })).trashedAt).not.toBeNull();
  expect(await listed()).toMatchObject({ inquiries: [], total: 0 });
  await change(_id, { box: "inbox" });
  expect(await listed()).toMatchObject({ total: 1 });
  await change(_id, { box: "trash" });
  await write();
  expect(onlyOf(await list())).toMatchObject({ box: "inbox", trashedAt: null });
  expect(await listed()).toMatchObject({ total: 1 });
});

test("what was thrown away is gone for good after thirty days, with its mails", async () => {
  const { ask, list, change, clock, services, db, call } = await openDesk();
  await ask();
  await ask({ email: "bea@example.test" });
  const [, first] = await list({ sort: "createdAt" });
  await call(`POST /api/conversations/${first!._id}/answers`, { text: "Karibu!" });
  await change(first!._id, { box: "trash" });
  const remove = () => services.removeTrash(new AbortController().signal);
  clock.advance(29 * 86_400_000);
  expect(await remove()).toEqual({ removed: 0 });
  clock.advance(2 * 86_400_000);
  expect(await remove()).toEqual({ removed: 1 });
  expect(await db.read.$count(conversationRows)).toBe(1);
  expect(
    (await services.outbox.list({ page: 1, pageSize: 50, sort: "to", order: "asc" })).mails,
  ).not.toContainEqual(expect.objectContaining({ subject: expect.stringMatching(/^Answer/) }));
});

test("spam is judged for all messages of a conversation, and back, with the receipt that was owed", async () => {
  const { ask, write, list, change, send, token } = await openDesk();
  await ask();
  await write();
  const { _id } = onlyOf(await list());
  await change(_id, { box: "spam" });
  expect(await list()).toEqual([]);
  expect((await send("GET /api/inquiries?spam=true", { token })).body).toMatchObject({ total: 1 });
  expect((await send("GET /api/contacts?spam=true", { token })).body).toMatchObject({ total: 1 });
  await change(_id, { box: "inbox" });
  expect((await send("GET /api/contacts", { token })).body).toMatchObject({ total: 1 });
  expect(onlyOf(await list()).waitingSince).not.toBeNull();
});

test("possible spam that is none gets the receipt that was owed, once", async () => {
  const { ask, list, change, db } = await openDesk();
  for (let times = 0; times < 3; times += 1) await ask({ topic: "pills" });
  const receipts = () => db.read.$count(mails, eq(mails.to, guest));
  const { _id } = onlyOf(await list({ box: "spam" }));
  expect(await receipts()).toBe(0);
  await change(_id, { box: "trash" });
  await change(_id, { box: "spam" });
  expect(await receipts()).toBe(0);
  await change(_id, { box: "inbox" });
  expect(await receipts()).toBe(1);
  expect(onlyOf(await list({ waiting: "true" })).state).toBe("new");
});

test("a conversation is found by what anybody wrote in it", async () => {
  const { ask, write, list, call } = await openDesk();
  await ask({ message: "We would love a lakeside breakfast." });
  await write({ email: "bea@example.test", message: "Quadbikes?" });
  const [, ada] = await list();
  await call(`POST /api/conversations/${ada!._id}/answers`, { text: "Pancakes included." });
  await call(`POST /api/conversations/${ada!._id}/notes`, { text: "Allergic to shellfish." });
  for (const q of ["LAKESIDE", "pancakes", "shellfish", "ada"])
    expect((await list({ q })).map(({ _id }) => _id)).toContain(ada!._id);
  expect(await list({ q: "quadbikes" })).toHaveLength(1);
  expect(await list({ q: "submarine" })).toEqual([]);
});

test("how many lie where is counted", async () => {
  const { ask, write, list, change, services, user } = await openDesk();
  await ask();
  await write({ email: "bea@example.test" });
  await write({ email: "cy@example.test" });
  const [cy] = await list();
  await change(cy!._id, { box: "trash" });
  expect(await services.conversations.count(user._id)).toMatchObject({
    boxes: [
      { name: "inbox", count: 2 },
      { name: "spam", count: 0 },
      { name: "trash", count: 1 },
    ],
    states: expect.arrayContaining([{ name: "new", count: 2 }]),
    waiting: 2,
    due: 0,
    mine: 0,
  });
});

test("a deleted inquiry takes its conversation along, unless the guest wrote more", async () => {
  const { ask, write, list, read, call } = await openDesk();
  await ask();
  await ask({ email: "bea@example.test" });
  await write();
  const ids = async (id: string) =>
    (await read(id)).timeline.flatMap((entry) =>
      entry.kind === "inquiry" ? [entry.inquiry._id] : [],
    );
  for (const { _id } of await list())
    for (const id of await ids(_id)) await call(`DELETE /api/inquiries/${id}`);
  expect(onlyOf(await list())).toMatchObject({ email: "Ada@Example.test", destination: null });
});

test("messages that were stored without a conversation are given one, with their answers", async () => {
  const { ask, write, list, read, call, services, db } = await openDesk();
  await ask();
  const { _id } = onlyOf(await list());
  await call(`POST /api/conversations/${_id}/answers`, { text: "Karibu!" });
  await write({ message: "Thank you!" });
  await db.write(async (tx) => {
    await tx.delete(conversationRows);
    for (const table of ["contacts", "inquiries"])
      await tx.run(`UPDATE ${table} SET conversation_id = NULL`);
  });
  expect(await services.adoptMessages(new AbortController().signal)).toEqual({ adopted: 2 });
  const one = onlyOf(await list());
  expect(one).toMatchObject({
    preview: "Thank you!",
    destination: "Napoleon Island",
    state: "new",
  });
  expect((await read(one._id)).timeline.map(({ kind }) => kind)).toEqual([
    "inquiry",
    "answer",
    "contact",
  ]);
});
