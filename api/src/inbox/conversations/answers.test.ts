import { expect, test } from "vitest";
import { getOnly, guest, openDesk } from "#testing/app/open-desk.ts";

test("every answer stays as it was given, and the message carries the last one", async () => {
  const { ask, list, read, call, listInquiries } = await openDesk();
  await ask();
  const { _id } = getOnly(await list());
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
  expect(await listInquiries()).toMatchObject([{ responseMessage: "Second answer" }]);
});

test("an answer under an inquiry is part of its conversation", async () => {
  const { ask, list, read, call } = await openDesk();
  await ask();
  const { _id } = getOnly(await list());
  const { timeline } = await read(_id);
  const [first] = timeline;
  const id = first?.kind === "inquiry" ? first.inquiry._id : "";
  await call(`POST /api/inquiries/respond/${id}`, { responseMessage: "Karibu!" });
  expect((await read(_id)).timeline[1]).toMatchObject({ kind: "answer", text: "Karibu!" });
  expect(getOnly(await list())).toMatchObject({ state: "answered", waitingSince: null });
});

test("an answer given elsewhere is recorded and not mailed", async () => {
  const { ask, list, call, readOutbox } = await openDesk();
  await ask();
  const { _id } = getOnly(await list());
  const before = await readOutbox();
  const json = { text: "Called back, wants Tuesday.", channel: "phone" };
  expect((await call(`POST /api/conversations/${_id}/answers`, json)).body).toMatchObject({
    message: "Reply recorded. No email was sent.",
    conversation: { state: "answered", waitingSince: null },
  });
  expect(await readOutbox()).toEqual(before);
});

test("an answer to an outdated conversation gets a conflict with the current state", async () => {
  const { ask, write, list, call, read } = await openDesk();
  await ask();
  const { _id, latestAt } = getOnly(await list());
  await write({ message: "One more thing" });
  const json = { text: "Yes", latestAt };
  expect(await call(`POST /api/conversations/${_id}/answers`, json)).toMatchObject({
    status: 409,
    body: { code: "edit_conflict", current: { conversation: { preview: "One more thing" } } },
  });
  expect((await read(_id)).timeline.map(({ kind }) => kind)).toEqual(["inquiry", "contact"]);
});

test("an answer to an outdated conversation gets a conflict after the clock was set back", async () => {
  const { ask, write, list, call, clock } = await openDesk();
  await ask();
  const { _id, latestAt } = getOnly(await list());
  clock.advance(-3_600_000);
  await write({ message: "Please cancel." });
  const json = { text: "Booked!", channel: "mail", latestAt };
  expect(await call(`POST /api/conversations/${_id}/answers`, json)).toMatchObject({
    status: 409,
    body: { code: "edit_conflict", message: "Someone else changed this in the meantime." },
  });
});

test("an answer that is sent again with its key is kept and mailed once", async () => {
  const { ask, list, read, send, token, readOutbox } = await openDesk();
  await ask();
  const { _id } = getOnly(await list());
  const headers = { "Idempotency-Key": "0f3f8c4e-6f1e-4d5c-9c8e-1f2a3b4c5d6e" };
  const sent = { token, json: { text: "Karibu!" }, headers };
  for (let times = 0; times < 2; times += 1)
    expect((await send(`POST /api/conversations/${_id}/answers`, sent)).status).toBe(201);
  expect((await read(_id)).timeline).toHaveLength(2);
  expect((await readOutbox()).filter(({ subject }) => subject.startsWith("Re: "))).toHaveLength(1);
});

test("a guest who writes after an answer is waiting again", async () => {
  const { ask, write, list, call } = await openDesk();
  await ask();
  const { _id } = getOnly(await list());
  await call(`POST /api/conversations/${_id}/answers`, { text: "Karibu!" });
  expect(await list({ waiting: "true" })).toEqual([]);
  await write({ message: "And in July?" });
  expect(getOnly(await list({ waiting: "true" }))).toMatchObject({
    state: "new",
    preview: "And in July?",
  });
});

test("a quoted trip stays quoted when its guest writes, and waits", async () => {
  const { ask, write, list, call, change } = await openDesk();
  await ask();
  const { _id } = getOnly(await list());
  await call(`POST /api/conversations/${_id}/answers`, { text: "500 euros." });
  await change(_id, { state: "quoted" });
  await write();
  expect(getOnly(await list({ waiting: "true" })).state).toBe("quoted");
});

test("a retry from a phone days later is stored once, also after a join", async () => {
  const { ask, list, read, send, signIn, user, clock, call, services } = await openDesk();
  await ask();
  const { _id, latestAt } = getOnly(await list());
  const sendBoth = async () => {
    const token = await signIn(user);
    const sendOne = (part: string, key: string, json: object) =>
      send(`POST /api/conversations/${_id}/${part}`, {
        token,
        json,
        headers: { "Idempotency-Key": key },
      });
    const answer = { text: "Karibu!", latestAt };
    return [
      await sendOne("answers", "0f3f8c4e-6f1e-4d5c-9c8e-1f2a3b4c5d6e", answer),
      await sendOne("notes", "0f3f8c4e-6f1e-4d5c-9c8e-1f2a3b4c5d6f", { text: "Likes birds." }),
    ];
  };
  const statuses = async () => (await sendBoth()).map(({ status }) => status);
  expect(await statuses()).toEqual([201, 201]);
  await ask({ email: "bo@example.test", phone: "+250788000001" });
  const other = (await list()).find((conversation) => conversation._id !== _id)?._id ?? "";
  await call(`POST /api/conversations/${other}/join`, { ids: [_id] });
  clock.advance(2 * 24 * 3_600_000);
  await services.sessions.removeOld();
  expect(await statuses()).toEqual([201, 201]);
  const written = (await read(other)).timeline.filter(
    ({ kind }) => kind === "answer" || kind === "note",
  );
  expect(written).toMatchObject([{ text: "Karibu!" }, { text: "Likes birds." }]);
});

test("rejects a key that was used with another text", async () => {
  const { ask, list, send, token } = await openDesk();
  await ask();
  const { _id } = getOnly(await list());
  const headers = { "Idempotency-Key": "0f3f8c4e-6f1e-4d5c-9c8e-1f2a3b4c5d6e" };
  const note = (text: string) =>
    send(`POST /api/conversations/${_id}/notes`, { token, json: { text }, headers });
  expect((await note("Likes birds.")).status).toBe(201);
  expect((await note("Likes boats.")).status).toBe(409);
});

test("a key that came with another conversation, or another address, is refused: nothing counts as sent that was not", async () => {
  const { ask, list, read, send, token } = await openDesk();
  await ask();
  await ask({ email: "bo@example.test", phone: "+250788000001" });
  const [second, first] = (await list()).map(({ _id }) => _id);
  const answer = async (id: string | undefined, more: object = {}) => {
    const json = { text: "Karibu!", ...more };
    const headers = { "Idempotency-Key": "0f3f8c4e-6f1e-4d5c-9c8e-1f2a3b4c5d6e" };
    return (await send(`POST /api/conversations/${id}/answers`, { token, json, headers })).status;
  };
  expect(await answer(first)).toBe(201);
  expect(await answer(second)).toBe(409);
  expect((await read(second ?? "")).timeline).toHaveLength(1);
  expect(await answer(first, { to: "bo@example.test" })).toBe(409);
  expect(await answer(first, { to: guest.toUpperCase() })).toBe(201);
});

test("a retry after a split is stored once", async () => {
  const { ask, write, list, read, call, send, token } = await openDesk();
  await ask();
  await write({ message: "For my sister" });
  const { _id } = getOnly(await list());
  const note = async () => {
    const headers = { "Idempotency-Key": "0f3f8c4e-6f1e-4d5c-9c8e-1f2a3b4c5d6e" };
    const json = { text: "Likes birds." };
    return (await send(`POST /api/conversations/${_id}/notes`, { token, json, headers })).status;
  };
  expect(await note()).toBe(201);
  const message = (await read(_id)).timeline.flatMap((entry) =>
    entry.kind === "contact" ? [entry.contact._id] : [],
  );
  await call(`POST /api/conversations/${_id}/split`, { messages: message });
  expect(await note()).toBe(201);
  const entries = await Promise.all(
    (await list()).map(async (conversation) => (await read(conversation._id)).timeline),
  );
  expect(entries.flat().filter(({ kind }) => kind === "note")).toHaveLength(1);
});
