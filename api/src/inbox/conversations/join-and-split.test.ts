import { expect, test } from "vitest";
import { getOnly, guest, openDesk } from "#testing/app/open-desk.ts";

test("joins conversations by hand; later messages of both guests arrive in the joined one", async () => {
  const { ask, write, list, call, change, read } = await openDesk();
  await ask();
  await write({ email: "bea@example.test" });
  const [newer, older] = await list();
  await change(older!._id, { state: "done" });
  const { status, body } = await call(`POST /api/conversations/${older!._id}/join`, {
    ids: [newer!._id],
  });
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { conversation: { email: guest, state: "new", box: "inbox" } },
  });
  expect(await list({ waiting: "true" })).toHaveLength(1);
  await write({ email: "bea@example.test" });
  await write();
  const conversation = getOnly(await list());
  const { timeline } = await read(conversation._id);
  expect(timeline.map(({ kind }) => kind)).toEqual([
    "inquiry",
    "contact",
    "change",
    "change",
    "contact",
    "contact",
  ]);
});

test("joining a guest's conversation from the trash brings one from spam to the inbox", async () => {
  const { ask, write, list, call, change } = await openDesk();
  await ask();
  const asked = getOnly(await list());
  await change(asked._id, { box: "trash" });
  await write({ email: "bea@example.test" });
  const target = getOnly(await list());
  await change(target._id, { box: "spam" });
  await call(`POST /api/conversations/${target._id}/join`, { ids: [asked._id] });
  expect(getOnly(await list())).toMatchObject({ _id: target._id, box: "inbox" });
});

test("splits off messages by hand; the next message arrives in the original conversation", async () => {
  const { ask, write, list, call, read } = await openDesk();
  await ask();
  await write();
  const { _id } = getOnly(await list());
  const [first] = (await read(_id)).timeline;
  const asked = first?.kind === "inquiry" ? first.inquiry._id : "";
  const split = (messages: string[]) => call(`POST /api/conversations/${_id}/split`, { messages });
  expect((await split(["unknown"])).status).toBe(400);
  expect(await split([asked])).toMatchObject({
    status: 201,
    body: { conversation: { destination: "Napoleon Island" } },
  });
  expect(await list()).toHaveLength(2);
  await write({ message: "Still there?" });
  expect((await read(_id)).conversation.preview).toBe("Still there?");
  const rest = (await read(_id)).timeline.flatMap((entry) =>
    entry.kind === "contact" ? [entry.contact._id] : [],
  );
  expect(await split(rest)).toMatchObject({
    status: 400,
    body: { issues: [{ message: "At least one message must stay in this conversation." }] },
  });
});

test("answers and notes move with the messages they belong to", async () => {
  const { ask, write, call, list, read } = await openDesk();
  const bea = "bea@example.test";
  await ask({ phone: "+250788123456" });
  const { _id } = getOnly(await list());
  const answer = (json: object) => call(`POST /api/conversations/${_id}/answers`, json);
  await answer({ text: "Welcome, Ada!" });
  await ask({ email: bea, phone: "+250788123456" });
  await answer({ text: "Called Bea.", channel: "phone" });
  await call(`POST /api/conversations/${_id}/notes`, { text: "Bea eats no fish." });
  await write({ message: "Thank you." });
  await answer({ text: "See you, Ada!", to: guest });
  const { timeline } = await read(_id);
  const beas = timeline.flatMap((entry) =>
    entry.kind === "inquiry" && entry.inquiry.email === bea ? [entry.inquiry._id] : [],
  );
  const { body } = await call(`POST /api/conversations/${_id}/split`, { messages: beas });
  expect(body).toMatchObject({
    conversation: { email: bea, state: "answered", waitingSince: null },
    timeline: [{ kind: "inquiry" }, { text: "Called Bea." }, { text: "Bea eats no fish." }],
  });
  expect((await read(_id)).timeline).toMatchObject([
    { kind: "inquiry" },
    { text: "Welcome, Ada!" },
    { kind: "contact" },
    { text: "See you, Ada!" },
    { kind: "change" },
  ]);
});

test("a reply moves with the message it answers", async () => {
  const { ask, write, call, list, read } = await openDesk();
  await ask();
  const { _id } = getOnly(await list());
  const [first] = (await read(_id)).timeline;
  const asked = first?.kind === "inquiry" ? first.inquiry._id : "";
  await write({ message: "One more thing." });
  await call(`POST /api/inquiries/respond/${asked}`, { responseMessage: "Karibu!" });
  const { body } = await call(`POST /api/conversations/${_id}/split`, { messages: [asked] });
  expect(body).toMatchObject({
    conversation: { state: "answered", waitingSince: null },
    timeline: [{ inquiry: { responseMessage: "Karibu!" } }, { kind: "answer", text: "Karibu!" }],
  });
  expect((await read(_id)).conversation).toMatchObject({ state: "new" });
});

test("a guest whose only answer went to another guest waits again after the split", async () => {
  const { ask, write, call, list, read } = await openDesk();
  const bea = "bea@example.test";
  await ask();
  await write({ email: bea });
  const [newer, older] = await list();
  await call(`POST /api/conversations/${older!._id}/join`, { ids: [newer!._id] });
  await call(`POST /api/conversations/${older!._id}/answers`, { text: "Hello Bea!", to: bea });
  expect(await list({ waiting: "true" })).toEqual([]);
  const beas = (await read(older!._id)).timeline.flatMap((entry) =>
    entry.kind === "contact" ? [entry.contact._id] : [],
  );
  await call(`POST /api/conversations/${older!._id}/split`, { messages: beas });
  expect(getOnly(await list({ waiting: "true" }))).toMatchObject({ email: guest, state: "new" });
  expect(getOnly(await list({ waiting: "false" }))).toMatchObject({
    email: bea,
    state: "answered",
  });
});

test("the newest entries of a long conversation are read, and the earlier ones counted", async () => {
  const { ask, call, list } = await openDesk();
  await ask();
  const { _id } = getOnly(await list());
  for (const text of ["one", "two", "three"])
    await call(`POST /api/conversations/${_id}/notes`, { text });
  expect((await call(`GET /api/conversations/${_id}?size=2`)).body).toMatchObject({
    timeline: [{ text: "two" }, { text: "three" }],
    earlier: 2,
  });
  expect((await call(`GET /api/conversations/${_id}`)).body).toMatchObject({ earlier: 0 });
  expect((await call(`GET /api/conversations/${_id}?size=0`)).status).toBe(400);
});
