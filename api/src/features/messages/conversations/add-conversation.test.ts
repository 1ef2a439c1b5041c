import { conversationBody } from "shared/timeline";
import { expect, test } from "vitest";
import { mails } from "#db/schema/mails.ts";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { newest, sampleAdded, sampleInquiry } from "#testing/app/samples.ts";
import { product } from "../../../audit/actor.ts";
import { noAddress } from "../../../conversations/record-answer.ts";

const openDesk = async () => {
  const testApp = await createTestApp();
  const { token, user } = await testApp.signInAsAdmin();
  const add = (changes: object = {}, headers: Record<string, string> = {}) =>
    testApp.send("POST /api/conversations", {
      token,
      json: { ...sampleAdded, ...changes },
      headers,
    });
  const added = async (changes: object = {}) => conversationBody.parse((await add(changes)).body);
  return { ...testApp, token, user, add, added };
};

test("a guest who came by WhatsApp is added by hand, and nothing is mailed", async () => {
  const { added, db, services } = await openDesk();
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
  expect(await db.read.$count(mails)).toBe(0);
  expect((await services.inquiries.list(newest())).total).toBe(1);
});

test("who is known by the phone number gets no second conversation, and keeps the address", async () => {
  const { added, services } = await openDesk();
  const { phone } = sampleAdded;
  await services.inquiries.submit({ ...sampleInquiry, name: "Ada", phone }, undefined);
  const { conversation, timeline } = await added();
  expect(timeline).toHaveLength(2);
  expect(conversation).toMatchObject({ email: sampleInquiry.email, name: "Chat Traveller" });
});

test("who writes by mail later gets answers there", async () => {
  const { added, services, user } = await openDesk();
  const { conversation } = await added();
  const { phone } = sampleAdded;
  await services.inquiries.submit({ ...sampleInquiry, name: "Ada", phone }, undefined);
  const read = await services.conversations.read(conversation._id);
  expect(read.conversation.email).toBe(sampleInquiry.email);
  expect(read.timeline).toHaveLength(2);
  expect(user.role).toBe("admin");
});

test("two guests without an address are two", async () => {
  const { added } = await openDesk();
  const first = await added();
  const second = await added({ phone: "+250788123457" });
  expect(first.conversation._id).not.toBe(second.conversation._id);
});

test("without an address nothing can be mailed; an answer given elsewhere is recorded", async () => {
  const { added, send, token, services } = await openDesk();
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
  expect((await services.outbox.list(newest())).total).toBe(0);
});

test.each([
  ["a name", { name: " " }, "name"],
  ["a way to answer", { phone: null }, "phone"],
  ["a number that is one", { phone: "12" }, "phone"],
  ["at least one person, where a number is given,", { paxNumber: 0 }, "paxNumber"],
  ["a channel", { channel: "pigeon" }, "channel"],
])("%s is needed", async (_, changes, path) => {
  const { add, services } = await openDesk();
  const { status, body } = await add(changes);
  expect({ status, body }).toMatchObject({ status: 400, body: { issues: [{ path }] } });
  expect((await services.inquiries.list(newest())).total).toBe(0);
});

test("the same request twice adds one conversation", async () => {
  const { add, services } = await openDesk();
  const headers = { "Idempotency-Key": crypto.randomUUID() };
  const first = await add({}, headers);
  expect((await add({}, headers)).body).toEqual(first.body);
  expect((await services.inquiries.list(newest())).total).toBe(1);
});

test("what was added goes with the guest who is erased", async () => {
  const { added, services, user } = await openDesk();
  const { phone } = sampleAdded;
  await services.inquiries.submit({ ...sampleInquiry, name: "Ada", phone }, undefined);
  await added();
  await added({ phone: "+250788123457" });
  const { email } = sampleInquiry;
  expect(await services.personalData.find(email)).toMatchObject({ inquiries: 2 });
  const erased = await services.personalData.erase({ ...product, email: user.email }, email);
  expect(erased).toMatchObject({ inquiries: 2 });
  const { inquiries } = await services.inquiries.list(newest());
  expect(inquiries.map((one) => one.phone)).toEqual(["+250788123457"]);
});
