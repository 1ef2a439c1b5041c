import { expect, test } from "vitest";
import { getOnly, guest, openDesk } from "#testing/app/open-desk.ts";
import { countUnanswered, insertContacts } from "#testing/stored-messages.ts";

test("inquiries and messages of one e-mail are one conversation, whatever its case", async () => {
  const { ask, write, list, read } = await openDesk();
  await ask({ phone: "+250788123456" });
  await write({ message: "Is lunch included?" });
  const conversation = getOnly(await list());
  expect(conversation).toMatchObject({
    name: "Ada Traveller",
    email: "Ada@Example.test",
    phone: "+250788123456",
    destination: "Napoleon Island",
    preview: "Is lunch included?",
    state: "new",
    box: "inbox",
  });
  const { timeline } = await read(conversation._id);
  expect(timeline.map(({ kind }) => kind)).toEqual(["inquiry", "contact"]);
});

test("reads dates where possible and finds conversations by date", async () => {
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

test("a stranger with a guest's phone number gets none of the guest's answers unless the team agrees", async () => {
  const { ask, list, call, read, readMailContent } = await openDesk();
  await ask({ phone: "+250788123456" });
  await ask({ phone: "+250788123456", email: "mallory@example.test" });
  const { _id } = getOnly(await list());
  const answer = (json: object) => call(`POST /api/conversations/${_id}/answers`, json);
  await answer({ text: "To the guest." });
  expect((await answer({ text: "?", to: "eve@example.test" })).status).toBe(400);
  await answer({ text: "To the other address.", to: "mallory@example.test" });
  const { timeline } = await read(_id);
  const answers = timeline.filter((entry) => entry.kind === "answer");
  expect(answers.map(({ to }) => to)).toEqual([guest, "mallory@example.test"]);
  const mails = await Promise.all(answers.map(({ mail }) => readMailContent(mail!._id)));
  expect(mails.map(({ to }) => to)).toEqual([guest, "mallory@example.test"]);
  expect(mails[0]!.text).toContain("To the guest.");
});

test("possible spam does not change a conversation's summary", async () => {
  const { ask, list, call, change } = await openDesk();
  await ask({ phone: "+250788123456" });
  const { _id } = getOnly(await list());
  await call(`POST /api/conversations/${_id}/answers`, { text: "No." });
  await change(_id, { state: "lost", lostReason: "Too dear" });
  const before = getOnly(await list());
  await ask({ topic: "cheap pills", email: guest, destination: "Buy now", name: "Spam" });
  const { latestAt: _before, ...rest } = before;
  expect(getOnly(await list())).toMatchObject(rest);
});

test("a text with a character at its cut is shown like any other", async () => {
  const { ask, write, list } = await openDesk();
  await ask({ message: `${"a".repeat(199)}😀 and more` });
  await write({ message: `${"😀".repeat(250)}` });
  expect([...getOnly(await list()).preview]).toHaveLength(200);
});

test("more messages of a guest than a search counts are found as one conversation, and answered at once", async () => {
  const { ask, list, call, db } = await openDesk();
  await ask();
  const { _id } = getOnly(await list());
  const many = Array.from({ length: 10_001 }, (_, index) => ({
    ...{ id: `m${index}`, name: "Ada", email: guest, message: "Hello ".repeat(50) },
    createdAt: "2026-01-01T00:00:00.000Z",
  }));
  await insertContacts(db, many, _id);
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
  expect(await countUnanswered(db)).toBe(0);
});

test("finds a conversation by any text in it", async () => {
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

test("counts the conversations of each box", async () => {
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
    upcoming: 0,
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
  expect(getOnly(await list())).toMatchObject({ email: "Ada@Example.test", destination: null });
});
