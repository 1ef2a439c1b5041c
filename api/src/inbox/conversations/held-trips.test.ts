import type { Conversation } from "shared/inbox/conversations";
import type { TimelineEntry } from "shared/inbox/timeline";
import { expect, test } from "vitest";
import { getOnly, guest, openDesk } from "#testing/app/open-desk.ts";
import { receiveReply } from "#testing/mail/receive-reply.ts";

const phone = "+250788333444";
const strangersPhone = "+250799666666";

const toSummary = ({
  name,
  email,
  phone: number,
  destination,
  paxNumber,
  ...one
}: Conversation) => ({
  ...{ name, email, phone: number, destination, paxNumber },
  ...{ state: one.state, startsOn: one.startsOn, endsOn: one.endsOn, datesSetAt: one.datesSetAt },
});

const stranger = {
  ...{ name: "Mallory", paxNumber: 1, phone: strangersPhone },
  ...{ checkinDate: "2027-06-01", checkoutDate: "2027-06-02", destination: "Lake Kivu by bike" },
};

/** A trip of four people whose days the team has set and which it has confirmed. */
const openConfirmed = async () => {
  const desk = await openDesk();
  const { ask, list, change, call, read } = desk;
  await ask({
    ...{ name: "Bea Guest", paxNumber: 4, phone },
    ...{ checkinDate: "2027-01-10", checkoutDate: "2027-01-14" },
  });
  const { _id } = getOnly(await list());
  await call(`POST /api/conversations/${_id}/answers`, { text: "Welcome!" });
  const dates = { startsOn: "2027-01-11", endsOn: "2027-01-15" };
  await change(_id, { dates, state: "confirmed" });
  const now = async () => (await read(_id)).conversation;
  const before = toSummary(await now());
  const asked = async () => (await now()).asksFor;
  const use = (id: string) => change(_id, { request: { id, used: true } });
  const undo = (body: unknown) =>
    call("PATCH /api/conversations", { changes: (body as { before: object[] }).before });
  return { ...desk, _id, dates, now, before, asked, use, undo };
};

test.each([
  ["the guest's email", { email: guest }],
  ["the guest's phone number", { email: "mallory@example.test", phone }],
])("an inquiry with %s leaves a confirmed trip as it is and stands beside it", async (_, known) => {
  const { ask, now, before, asked, call, _id } = await openConfirmed();
  await ask({ ...stranger, ...known });
  expect(toSummary(await now())).toEqual(before);
  expect(await asked()).toMatchObject({ ...stranger, ...known, startsOn: "2027-06-01" });
  const { body } = await call("GET /api/agenda?from=2027-01-01&until=2027-01-31");
  expect(body).toMatchObject({ trips: [{ _id, paxNumber: 4, startsOn: "2027-01-11" }] });
});

test("a contact message with the guest's email does not rename a confirmed trip", async () => {
  const { write, now, before, asked } = await openConfirmed();
  await write({ name: "Mallory" });
  expect(toSummary(await now())).toEqual(before);
  expect(await now()).toMatchObject({ preview: expect.any(String), asksFor: null });
  expect(await asked()).toBeNull();
});

test.each(["answered", "quoted", "confirmed", "done", "lost"])(
  "a newer inquiry leaves a trip that is %s as it is",
  async (state) => {
    const { ask, change, now, _id } = await openConfirmed();
    await change(_id, { state });
    const { state: _state, ...before } = toSummary(await now());
    await ask({ ...stranger, email: guest });
    expect(toSummary(await now())).toMatchObject(before);
  },
);

test("after an answer, a newer inquiry does not replace the trip, even while it waits", async () => {
  const { ask, list, call, read } = await openDesk();
  await ask({ paxNumber: 4, phone });
  const { _id } = getOnly(await list());
  await call(`POST /api/conversations/${_id}/answers`, { text: "Welcome!" });
  await ask(stranger);
  await ask({ ...stranger, paxNumber: 7 });
  const { conversation } = await read(_id);
  expect(conversation).toMatchObject({ state: "new", paxNumber: 4, phone });
  expect(conversation.asksFor).toMatchObject({ paxNumber: 7 });
});

test("before the first answer the newest inquiry is believed", async () => {
  const { ask, list } = await openDesk();
  await ask({ paxNumber: 4 });
  await ask({ paxNumber: 5 });
  expect(getOnly(await list())).toMatchObject({ paxNumber: 5, asksFor: null });
});

test("using what a guest asks for replaces trip, dates, name and phone, and can be undone", async () => {
  const { ask, now, before, asked, use, undo, read, _id } = await openConfirmed();
  await ask({ ...stranger, email: guest });
  const used = await use((await asked())!._id);
  expect(used.status).toBe(200);
  expect(await now()).toMatchObject({
    ...{ name: "Mallory", phone: strangersPhone, paxNumber: 1, state: "confirmed" },
    ...{ startsOn: "2027-06-01", endsOn: "2027-06-02", datesSetAt: null, asksFor: null },
  });
  expect((await read(_id)).timeline.at(-1)).toMatchObject({ change: { request: { used: true } } });
  expect(await undo(used.body)).toMatchObject({ status: 200 });
  expect((await read(_id)).timeline.at(-1)).not.toMatchObject({ change: { request: {} } });
  expect({ ...toSummary(await now()), datesSetAt: before.datesSetAt }).toEqual(before);
  expect(await asked()).toMatchObject({ name: "Mallory" });
});

test("a request of another conversation is refused", async () => {
  const { ask, list, read, use } = await openConfirmed();
  await ask({ email: "cleo@example.test" });
  const cleo = (await list()).find(({ email }) => email === "cleo@example.test");
  const [first] = (await read(cleo!._id)).timeline;
  const id = first?.kind === "inquiry" ? first.inquiry._id : "";
  expect(await use(id)).toMatchObject({ status: 400 });
});

test.each(["answered", "confirmed", "done", "lost"])(
  "splitting a stranger's inquiry off restores a trip that was %s",
  async (state) => {
    const { ask, change, now, asked, call, list, _id } = await openConfirmed();
    await change(_id, { state, ...(state === "lost" && { lostReason: "Too dear" }) });
    const before = await now();
    await ask({ ...stranger, email: guest });
    const messages = [(await asked())!._id];
    const { body } = await call(`POST /api/conversations/${_id}/split`, { messages });
    const { latestAt: _latestAt, waitingSince: _waiting, dueAt: _due, ...rest } = before;
    expect(await now()).toMatchObject({ ...rest, waitingSince: null });
    expect(body).toMatchObject({
      conversation: { name: "Mallory", paxNumber: 1, state: "new", asksFor: null },
    });
    expect(await list()).toHaveLength(2);
  },
);

test("splitting the guest's own inquiry off leaves the stranger's behind", async () => {
  const { ask, now, call, read, _id } = await openConfirmed();
  await ask({ ...stranger, email: "mallory@example.test", phone });
  const [first] = (await read(_id)).timeline;
  const messages = [first?.kind === "inquiry" ? first.inquiry._id : ""];
  await call(`POST /api/conversations/${_id}/split`, { messages });
  expect(await now()).toMatchObject({ name: "Mallory", paxNumber: 1 });
});

const requests = (timeline: TimelineEntry[]) =>
  timeline.flatMap((entry) => (entry.kind === "inquiry" ? [entry.inquiry.aside] : []));

test("the timeline distinguishes the guest's own messages from later ones by strangers", async () => {
  const { ask, read, _id } = await openConfirmed();
  await ask({ ...stranger, email: guest });
  expect(requests((await read(_id)).timeline)).toEqual([false, true]);
});

test("joining an open request to a confirmed trip leaves the trip as it is", async () => {
  const { ask, list, call, now, before, asked, _id } = await openConfirmed();
  await ask({ ...stranger, email: "bea.work@example.test", name: "Bea" });
  const other = (await list()).find((conversation) => conversation._id !== _id);
  await call(`POST /api/conversations/${_id}/join`, { ids: [other!._id] });
  expect(toSummary(await now())).toEqual(before);
  expect(await asked()).toMatchObject({ name: "Bea", paxNumber: 1 });
});

test("joining a confirmed trip to an open request keeps the trip and its state", async () => {
  const { ask, list, call, read, before, _id } = await openConfirmed();
  await ask({ ...stranger, email: "bea.work@example.test", name: "Bea" });
  const other = (await list()).find((conversation) => conversation._id !== _id);
  await call(`POST /api/conversations/${other!._id}/join`, { ids: [_id] });
  const { conversation } = await read(other!._id);
  const { email: _email, datesSetAt: _datesSetAt, ...trip } = before;
  expect(conversation).toMatchObject({ ...trip, asksFor: { name: "Bea" } });
});

test("joining a confirmed trip to a quoted one keeps the confirmed trip", async () => {
  const { ask, list, call, change, read, before, _id } = await openConfirmed();
  await ask({ ...stranger, email: "bea.work@example.test", name: "Bea" });
  const other = (await list()).find((conversation) => conversation._id !== _id);
  await change(other!._id, { state: "quoted" });
  await call(`POST /api/conversations/${other!._id}/join`, { ids: [_id] });
  const { state, startsOn, endsOn, paxNumber } = before;
  expect(state).toBe("confirmed");
  const { conversation } = await read(other!._id);
  expect(conversation).toMatchObject({ state, startsOn, endsOn, paxNumber });
});

test("an inquiry that is judged genuine later does not rewrite the trip either", async () => {
  const { ask, now, before, read, call, _id } = await openConfirmed();
  await ask({ ...stranger, email: guest, topic: "pills" });
  const last = (await read(_id)).timeline.at(-1);
  const id = last?.kind === "inquiry" ? last.inquiry._id : "";
  expect(await now()).toMatchObject({ asksFor: null });
  await call(`PATCH /api/inquiries/${id}/spam`, { spam: false });
  expect(toSummary(await now())).toEqual(before);
  expect((await now()).asksFor).toMatchObject({ name: "Mallory" });
});

test("a mail from the address of a form that borrowed the phone number is marked, until the form is used", async () => {
  const desk = await openConfirmed();
  const { ask, read, asked, use, now, before, _id } = desk;
  const from = "mallory@example.test";
  await ask({ ...stranger, email: from, phone });
  const receive = () => receiveReply(desk, _id, { from, name: "Mallory", isAnswer: false });
  const marks = async () =>
    (await read(_id)).timeline.flatMap((entry) =>
      entry.kind === "mail" ? [entry.mail.isFromElsewhere] : [],
    );
  await receive();
  expect(await marks()).toEqual([true]);
  expect(toSummary(await now())).toEqual(before);
  await use((await asked())!._id);
  await receive();
  expect(await marks()).toEqual([true, false]);
});

test("a guest's mail under another name does not rename the trip", async () => {
  const desk = await openConfirmed();
  await receiveReply(desk, desk._id, { from: guest, name: "B. G." });
  expect(toSummary(await desk.now())).toEqual(desk.before);
});
