import { contactList, contactSaved } from "shared/inbox/contacts";
import { inquiryList, inquirySaved } from "shared/inbox/inquiries";
import { stats } from "shared/inbox/reports/stats";
import { expect, test } from "vitest";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { type Desk, getOnly, openDesk } from "#testing/app/open-desk.ts";
import { sampleContact, sampleInquiry } from "#testing/app/samples.ts";

/** Both kinds of message with their differences. */
const kinds = [
  {
    post: "POST /api/contact",
    list: "/api/contacts",
    good: sampleContact,
    subject: `New message from ${sampleContact.name}`,
    rowsIn: (body: unknown) => contactList.parse(body).contacts,
    savedIn: (body: unknown) => contactSaved.parse(body).contact,
  },
  {
    post: "POST /api/inquiries",
    list: "/api/inquiries",
    good: sampleInquiry,
    subject: `New inquiry from ${sampleInquiry.email}: ${sampleInquiry.destination}`,
    rowsIn: (body: unknown) => inquiryList.parse(body).inquiries,
    savedIn: (body: unknown) => inquirySaved.parse(body).inquiry,
  },
] as const;
type Kind = (typeof kinds)[number];

const trapped = { topic: "Buy now" };
const operator = "operator@example.test";

/** The admin's view of one kind of message. */
const actAsAdmin = ({ call }: Desk, { list, rowsIn, savedIn }: Kind) => {
  return {
    read: async (query = "") => rowsIn((await call(`GET ${list}${query}`)).body),
    judge: async (id: string, spam: boolean) => {
      const answer = await call(`PATCH ${list}/${id}/spam`, { spam });
      expect(answer.status).toBe(200);
      return savedIn(answer.body);
    },
    respond: (id: string, responseMessage = "Karibu!") =>
      list === "/api/contacts"
        ? call("POST /api/respond", { contactId: id, responseMessage })
        : call(`POST /api/inquiries/respond/${id}`, { responseMessage }),
  };
};

test.each(kinds)(
  "$post: possible spam is thanked for and kept apart; the operator is told, its sender is not",
  async (kind) => {
    const desk = await openDesk();
    const good = await desk.send(kind.post, { json: { ...kind.good, filledInMs: 40_000 } });
    const before = (await desk.readOutbox()).map(({ _id }) => _id);
    const bad = await desk.send(kind.post, { json: { ...kind.good, ...trapped } });
    expect(bad.status).toBe(201);
    expect(bad.body).toMatchObject({ message: (good.body as { message: string }).message });

    const sent = (await desk.readOutbox()).filter(({ _id }) => !before.includes(_id));
    const mail = await desk.readMailContent(getOnly(sent)._id);
    expect(mail).toMatchObject({
      to: operator,
      replyTo: kind.good.email,
      subject: `Possible spam: ${kind.subject}`,
    });
    expect(mail.text).toMatch(/Open the conversation: .*\/inbox\/[\da-f-]{36}/);

    const { read } = actAsAdmin(desk, kind);
    const [listed] = await read();
    const [suspect] = await read("?spam=true");
    expect(listed).toMatchObject({ ...kind.good, spam: false });
    expect(suspect).toMatchObject({ ...kind.good, spam: true });
    expect([(await read()).length, (await read("?spam=true")).length]).toEqual([1, 1]);
    expect(await read("?spam=false")).toEqual([listed]);
    expect(await read("?spam=true&answered=true")).toEqual([]);
    expect(await read("?spam=true&answered=false&q=example.test")).toEqual([suspect]);
  },
);

test.each(["destination", "message"])(
  "links as forums have them are seen in an inquiry's %s",
  async (field) => {
    const desk = await openDesk();
    const json = { ...sampleInquiry, [field]: "[url=https://x.example]Cheap tours[/url]" };
    await desk.send("POST /api/inquiries", { json });
    const { read } = actAsAdmin(desk, kinds[1]);
    expect(await read("?spam=true")).toHaveLength(1);
  },
);

test.each(kinds)(
  "$post: who was doubted wrongly is listed as usual and gets one receipt",
  async (kind) => {
    const desk = await openDesk();
    await desk.send(kind.post, { json: { ...kind.good, ...trapped } });
    const { read, judge } = actAsAdmin(desk, kind);
    const [{ _id: id } = { _id: "" }] = await read("?spam=true");
    const receipts = async () =>
      (await desk.readOutbox()).filter(({ to }) => to === kind.good.email).length;

    expect(await receipts()).toBe(0);
    await Promise.all([judge(id, false), judge(id, false), judge(id, false)]);
    expect(await receipts()).toBe(1);
    expect(await read()).toMatchObject([{ _id: id, spam: false }]);
    expect(await read("?spam=true")).toEqual([]);

    expect(await judge(id, true)).toMatchObject({ _id: id, spam: true });
    expect(await read()).toEqual([]);
    await judge(id, false);
    expect(await receipts()).toBe(1);
  },
);

test.each(kinds)(
  "$post: what the admin takes for spam has had its receipt, and gets no second one",
  async (kind) => {
    const desk = await openDesk();
    await desk.send(kind.post, { json: kind.good });
    const { read, judge } = actAsAdmin(desk, kind);
    const [{ _id: id } = { _id: "" }] = await read();
    await judge(id, true);
    expect(await read("?spam=true")).toMatchObject([{ _id: id }]);
    await judge(id, false);
    expect(await desk.readOutbox()).toHaveLength(2);
  },
);

test.each(kinds)(
  "$post: who was answered is no spammer, and needs no receipt any more",
  async (kind) => {
    const desk = await openDesk();
    await desk.send(kind.post, { json: { ...kind.good, ...trapped } });
    const { read, judge, respond } = actAsAdmin(desk, kind);
    const [{ _id: id } = { _id: "" }] = await read("?spam=true");
    await respond(id);
    expect(await read("?spam=true")).toEqual([]);
    expect(await read("?answered=true")).toMatchObject([{ _id: id, spam: false }]);
    await judge(id, false);
    const subjects = (await desk.readOutbox())
      .filter(({ to }) => to === kind.good.email)
      .map(({ subject }) => subject);
    expect(subjects).toEqual([expect.stringMatching(/^Your (inquiry|message)/)]);
  },
);

test.each(kinds)(
  "$post: a second answer takes back that the first one's message is spam",
  async (kind) => {
    const desk = await openDesk();
    await desk.send(kind.post, { json: kind.good });
    const { read, judge, respond } = actAsAdmin(desk, kind);
    const [{ _id: id } = { _id: "" }] = await read();
    await respond(id);
    await judge(id, true);
    expect(await read("?spam=true")).toMatchObject([{ _id: id }]);
    await respond(id, "One more thing.");
    expect(await read("?spam=true")).toEqual([]);
    expect(await read("?answered=true")).toMatchObject([{ _id: id, spam: false }]);
  },
);

test.each(kinds)(
  "$post: a form without JavaScript, and odd words about the form, speak against nobody",
  async (kind) => {
    const desk = await openDesk();
    const fields = Object.entries(kind.good).map(([name, value]) => [name, String(value ?? "")]);
    const form = { ...Object.fromEntries(fields), topic: "" };
    const headers = { Accept: "text/html" };
    expect((await desk.send(kind.post, { form, headers })).status).toBe(303);
    const odd = [null, -1, "0", {}, [], Number.MAX_VALUE, true];
    for (const value of odd)
      for (const signal of [
        { topic: typeof value === "string" ? "" : value },
        { filledInMs: value },
      ])
        await desk.send(kind.post, { json: { ...kind.good, ...signal } });
    const { read } = actAsAdmin(desk, kind);
    expect(await read()).toHaveLength(1 + 2 * odd.length);
  },
);

test.each(kinds)("$post: a program that posts the form as it stands is doubted", async (kind) => {
  const desk = await openDesk();
  const fields = Object.entries(kind.good).map(([name, value]) => [name, String(value ?? "")]);
  const form = { ...Object.fromEntries(fields), topic: "https://x.example" };
  const answer = await desk.send(kind.post, { form, headers: { Accept: "text/html" } });
  expect(answer.headers.get("Location")).toMatch(/-sent$/);
  const { read } = actAsAdmin(desk, kind);
  expect([(await read()).length, (await read("?spam=true")).length]).toEqual([0, 1]);
});

test("a filter that the contract does not know is refused", async () => {
  const { send, signInAsAdmin } = await createTestApp();
  const { token } = await signInAsAdmin();
  for (const { list } of kinds) {
    const answer = await send(`GET ${list}?spam=perhaps`, { token });
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: "spam" }] } });
  }
});

test("possible spam waits for nobody and is no booking; what came lately is counted apart", async () => {
  const testApp = await createTestApp();
  const { token } = await testApp.signInAsAdmin();
  for (const { post, good } of kinds) {
    await testApp.send(post, { json: good });
    await testApp.send(post, { json: { ...good, ...trapped } });
  }
  const read = async () => stats.parse((await testApp.send("GET /api/stats", { token })).body);
  const { unanswered, inquiriesByDay, contacts, possibleSpam } = await read();
  expect(unanswered).toEqual({ contacts: 1, inquiries: 1 });
  expect(inquiriesByDay.at(-1)?.count).toBe(1);
  expect(contacts).toBe(2);
  expect(possibleSpam).toEqual({ contacts: 1, inquiries: 1 });
  testApp.clock.advance(8 * 86_400_000);
  const { token: later } = await testApp.signInAsAdmin();
  const answer = await testApp.send("GET /api/stats", { token: later });
  expect(stats.parse(answer.body).possibleSpam).toEqual({ contacts: 0, inquiries: 0 });
});
