import { conversationBody } from "shared/inbox/timeline";
import { expect, test } from "vitest";
import { openDesk } from "#testing/app/open-desk.ts";
import { sampleAdded, sampleInquiry } from "#testing/app/samples.ts";
import { noAddress } from "../messages/record-reply.ts";

const { phone } = sampleAdded;

const open = async () => {
  const desk = await openDesk();
  const { send, token, ask } = desk;
  const add = (changes: object = {}, headers: Record<string, string> = {}) =>
    send("POST /api/conversations", { token, json: { ...sampleAdded, ...changes }, headers });
  const added = async (changes: object = {}) => conversationBody.parse((await add(changes)).body);
  /** The same guest sends the form. */
  const askByForm = () => ask({ ...sampleInquiry, name: "Ada", phone });
  return { ...desk, add, added, askByForm };
};

test("an admin adds a guest from WhatsApp by hand; no mail is sent", async () => {
  const { added, readOutbox, listInquiries } = await open();
  const dates = { checkinDate: "2026-12-05", checkoutDate: null, message: "Two of us" };
  const { conversation, timeline } = await added(dates);
  expect(conversation).toMatchObject({
    ...{ name: "Chat Traveller", email: "", phone: "+250788123456", box: "inbox", state: "new" },
    ...{ destination: "Napoleon Island", paxNumber: 2, startsOn: "2026-12-05" },
  });
  expect(conversation.waitingSince).not.toBeNull();
  expect(timeline).toMatchObject([
    { kind: "inquiry", inquiry: { message: "Two of us", source: { channel: "whatsapp" } } },
  ]);
  expect(await readOutbox()).toEqual([]);
  expect(await listInquiries()).toHaveLength(1);
});

test("a guest known by phone gets no second conversation and keeps the email address", async () => {
  const { added, askByForm } = await open();
  await askByForm();
  const { conversation, timeline } = await added();
  expect(timeline).toHaveLength(2);
  expect(conversation).toMatchObject({ email: sampleInquiry.email, name: "Chat Traveller" });
});

test("a phone guest who writes by mail later gets answers by mail", async () => {
  const { added, askByForm, read } = await open();
  const { conversation } = await added();
  await askByForm();
  const now = await read(conversation._id);
  expect(now.conversation.email).toBe(sampleInquiry.email);
  expect(now.timeline).toHaveLength(2);
});

test("two guests without an address are two", async () => {
  const { added, list } = await open();
  const first = await added();
  const second = await added({ phone: "+250788123457" });
  expect(first.conversation._id).not.toBe(second.conversation._id);
  expect(await list()).toHaveLength(2);
});

test("rejects a mailed answer without an address and records one given elsewhere", async () => {
  const { added, send, token, readOutbox } = await open();
  const { conversation, timeline } = await added();
  const route = `POST /api/conversations/${conversation._id}/answers`;
  const answer = (channel: string) => send(route, { token, json: { text: "Karibu!", channel } });
  expect(await answer("mail")).toMatchObject({
    status: 400,
    body: { issues: [{ path: "channel", message: noAddress }] },
  });
  expect((await answer("whatsapp")).status).toBe(201);
  const [first] = timeline;
  const id = first?.kind === "inquiry" ? first.inquiry._id : "";
  const json = { responseMessage: "Karibu!" };
  expect((await send(`POST /api/inquiries/respond/${id}`, { token, json })).status).toBe(400);
  expect(await readOutbox()).toEqual([]);
});

test.each([
  ["a name", { name: " " }, "name"],
  ["a way to answer", { phone: null }, "phone"],
  ["a number that is one", { phone: "12" }, "phone"],
  ["at least one person, where a number is given,", { paxNumber: 0 }, "paxNumber"],
  ["a channel", { channel: "pigeon" }, "channel"],
])("%s is needed", async (_, changes, path) => {
  const { add, listInquiries } = await open();
  const { status, body } = await add(changes);
  expect({ status, body }).toMatchObject({ status: 400, body: { issues: [{ path }] } });
  expect(await listInquiries()).toEqual([]);
});

test("the same request twice adds one conversation", async () => {
  const { add, listInquiries } = await open();
  const headers = { "Idempotency-Key": crypto.randomUUID() };
  const first = await add({}, headers);
  expect((await add({}, headers)).body).toEqual(first.body);
  expect(await listInquiries()).toHaveLength(1);
});

test("erasing a guest removes the added conversations", async () => {
  const { added, askByForm, call, listInquiries } = await open();
  await askByForm();
  await added();
  await added({ phone: "+250788123457" });
  const { email } = sampleInquiry;
  const find = () => call("POST /api/personal-data/find", { email });
  expect(await find()).toMatchObject({ body: { found: { inquiries: 2 } } });
  expect(await call("POST /api/personal-data/erase", { email })).toMatchObject({
    body: { erased: { inquiries: 2 } },
  });
  const inquiries = await listInquiries();
  expect(inquiries.map((inquiry) => inquiry.phone)).toEqual(["+250788123457"]);
});
