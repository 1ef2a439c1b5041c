import { recentAnswerTimes } from "shared/inbox/reports/answer-times";
import { report } from "shared/inbox/reports/reports";
import { expect, test } from "vitest";
import { findInTables } from "#testing/app/find-in-tables.ts";
import { getOnly, openDesk } from "#testing/app/open-desk.ts";
import { sampleAdded } from "#testing/app/samples.ts";

const person = "Grace@Example.test";

test("erasing a guest with every kind of data leaves nothing in any table", async () => {
  const { call, ask, url, list } = await openDesk({ database: "file" });
  const added = { ...sampleAdded, name: "Gracious", phone: "+250788555444", message: "Quokkas" };
  await call("POST /api/conversations", { ...added, email: person });
  await call("POST /api/conversations", { ...added, message: "Quokkas again" });
  const { _id } = getOnly(await list());
  const path = `/api/conversations/${_id}`;
  await call(`POST ${path}/answers`, { text: "Dear Gracious, from 45 USD." });
  await call(`POST ${path}/answers`, { text: "Dear Gracious!", channel: "phone" });
  await call(`POST ${path}/notes`, { text: "Gracious eats no fish." });
  await call("PATCH /api/conversations", {
    changes: [{ id: _id, change: { state: "lost", lostReason: "Gracious is ill" } }],
  });
  await ask({ email: person, message: "Quokkas once more" });
  const traces = ["Gracious", "Quokkas", person, "788555444"];
  for (const word of traces) expect(await findInTables(url, word)).not.toEqual([]);
  const erased = await call("POST /api/personal-data/erase", { email: person });
  expect(erased.status).toBe(200);
  for (const word of traces) expect(await findInTables(url, word)).toEqual([]);
});

test("erasing a guest removes conversations, notes and addresses and keeps others' messages in a joined one", async () => {
  const { write, list, read, call, url } = await openDesk({ database: "file" });
  await write({ email: person });
  await write({ email: "friend@example.test" });
  const [friend, own] = await list();
  await call(`POST /api/conversations/${own!._id}/answers`, { text: "Karibu!" });
  await call(`POST /api/conversations/${own!._id}/notes`, { text: "Likes birds." });
  await call(`POST /api/conversations/${friend!._id}/join`, { ids: [own!._id] });
  const erase = (email: string) => call("POST /api/personal-data/erase", { email });
  await erase(person);
  const { conversation, timeline } = await read(friend!._id);
  expect(conversation.email).toBe("friend@example.test");
  expect(timeline.map(({ kind }) => kind)).toEqual(["contact"]);
  expect(await findInTables(url, "friend@example.test")).not.toEqual([]);
  await erase("friend@example.test");
  expect(await list({ box: "any" })).toEqual([]);
  for (const word of ["Karibu!", "Likes birds.", person, "friend@example.test"])
    expect(await findInTables(url, word)).toEqual([]);
});

test("erasing a guest removes the recorded replies by phone to their messages alone", async () => {
  const { write, list, call, url } = await openDesk({ database: "file" });
  for (const [email, name] of [
    [person, "Gracious"],
    ["friend@example.test", "Thomas"],
  ] as const) {
    await write({ email });
    const [newest] = await list();
    const reply = { text: `Called ${name}.`, channel: "phone" };
    await call(`POST /api/conversations/${newest!._id}/answers`, reply);
  }
  const [friend, own] = await list();
  await call(`POST /api/conversations/${friend!._id}/join`, { ids: [own!._id] });
  await call("POST /api/personal-data/erase", { email: person });
  expect(await findInTables(url, "Called Gracious.")).toEqual([]);
  expect(await findInTables(url, "Called Thomas.")).not.toEqual([]);
});

test("a receipt to another spelling of an erased address does not store the address", async () => {
  const { write, call, url } = await openDesk({ database: "file" });
  await write({ email: "grace+lake@example.test" });
  await write({ email: "grace@example.test" });
  await call("POST /api/personal-data/erase", { email: "grace@example.test" });
  expect(await findInTables(url, "grace@example.test")).toEqual([]);
});

const phone = "+250788555444";
const mallory = "mallory@example.test";

/** Adds a confirmed guest and a stranger's newer form with the same phone number. */
const openBorrowed = async (guest: object = {}) => {
  const desk = await openDesk();
  const { call, ask, list, change } = desk;
  await call("POST /api/conversations", { ...sampleAdded, name: "Gracious", phone, ...guest });
  const { _id } = getOnly(await list());
  const path = `/api/conversations/${_id}`;
  await call(`POST ${path}/answers`, { text: "Dear Gracious!", channel: "phone" });
  await call(`POST ${path}/notes`, { text: "Gracious eats no fish." });
  const dates = { startsOn: "2027-01-11", endsOn: "2027-01-15" };
  await change(_id, { state: "confirmed", dates, remindAt: "2027-01-04T07:00:00.000Z" });
  await ask({ email: mallory, name: "Mallory", phone });
  const erase = (input: object) => call("POST /api/personal-data/erase", input);
  const find = (input: object) => call("POST /api/personal-data/find", input);
  return { ...desk, _id, path, erase, find };
};

test("erasing a stranger who used a guest's phone number keeps the guest's confirmed inquiry", async () => {
  const { erase, find, read, _id } = await openBorrowed();
  const { timeline } = await read(_id);
  expect(await find({ email: mallory })).toMatchObject({ body: { found: { inquiries: 1 } } });
  expect(await erase({ email: mallory })).toMatchObject({ body: { erased: { inquiries: 1 } } });
  const after = await read(_id);
  expect(after.conversation).toMatchObject({ name: "Gracious", state: "confirmed", asksFor: null });
  expect(after.timeline).toEqual(timeline.slice(0, -1));
});

test("erasing a guest by email includes the guest's inquiry by phone, once the form is used", async () => {
  const { erase, read, change, list, _id } = await openBorrowed();
  const request = { id: (await read(_id)).conversation.asksFor!._id, used: true };
  await change(_id, { request });
  expect(await erase({ email: mallory })).toMatchObject({ body: { erased: { inquiries: 2 } } });
  expect(await list()).toEqual([]);
});

test("a stranger's form that remains after erasing the guest inherits nothing", async () => {
  const { erase, read, path, call, get, _id } = await openBorrowed({ email: person });
  // It is stored with the newest message, which is the stranger's.
  await call(`POST ${path}/answers`, { text: "Gracious, see you at six.", to: person });
  await erase({ email: person });
  const { conversation, timeline } = await read(_id);
  expect(conversation).toMatchObject({
    ...{ name: "Mallory", email: mallory, state: "new", lostReason: null, asksFor: null },
    ...{
      startsOn: "2027-06-03",
      datesSetAt: null,
      remindAt: null,
      waitingSince: expect.any(String),
    },
  });
  const [only, ...furtherItems] = timeline;
  expect(only).toMatchObject({ inquiry: { aside: false, responseMessage: null } });
  expect(furtherItems).toEqual([]);
  const { answered, waiting } = await get("/api/stats/answer-times", recentAnswerTimes);
  expect({ answered, waiting }).toEqual({ answered: 0, waiting: 1 });
  const { total } = await get("/api/numbers", report);
  expect(total).toMatchObject({ asked: 1, quoted: 0, confirmed: 0 });
});

test("a conversation keeps its state while one of the guest's own messages remains", async () => {
  const { erase, read, write, change, _id } = await openBorrowed({ email: person });
  await write({ email: person, message: "Me again" });
  await erase({ email: mallory });
  expect((await read(_id)).conversation).toMatchObject({ name: "Gracious", state: "confirmed" });
  await change(_id, { state: "done" });
  await erase({ phone });
  expect((await read(_id)).conversation.state).toBe("new");
});

test("conversations come as a file with answers and notes, all of them or those that are chosen", async () => {
  const { ask, write, list, call, clock } = await openDesk();
  await ask({ message: "Two of us." });
  const { _id } = getOnly(await list());
  await call(`POST /api/conversations/${_id}/answers`, { text: "=Karibu!" });
  await call(`POST /api/conversations/${_id}/notes`, { text: "Vegetarian." });
  await write({ email: "bea@example.test", message: "Quadbikes?" });
  const read = async (query = "") => {
    clock.advance(1_000);
    const { text } = await call(`GET /api/personal-data/conversations${query}`);
    return text.split("\r\n").slice(1, -1);
  };
  const all = await read();
  expect(all.map((line) => line.split(",").slice(-5).join(","))).toEqual([
    "guest,ada@example.test,,,Two of us.",
    expect.stringMatching(/^answer,.+,mail,ada@example.test,'=Karibu!$/),
    expect.stringMatching(/^note,.+,,,Vegetarian\.$/),
    "guest,bea@example.test,,,Quadbikes?",
  ]);
  expect(all[0]).toContain(`${_id},Ada,ada@example.test,,Napoleon Island,2,3 June,5 June,answered`);
  expect(await read(`?ids=${_id}`)).toEqual(all.slice(0, 3));
});
