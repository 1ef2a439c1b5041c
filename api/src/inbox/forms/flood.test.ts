import { contactList } from "shared/inbox/contacts";
import { conversationCounts } from "shared/inbox/conversations";
import { inquiryList } from "shared/inbox/inquiries";
import { stats } from "shared/inbox/reports/stats";
import { mailList } from "shared/mail/outbox";
import { expect, test } from "vitest";
import { type Desk, getOnly, openDesk } from "#testing/app/open-desk.ts";
import { nextAddress, sampleContact, sampleInquiry } from "#testing/app/samples.ts";

const minute = 60_000;

const open = () => openDesk({ smtpUrl: "smtp://127.0.0.1:9" });

let visitors = 0;
/** Inquiries and contact messages in turn, each of another guest. */
const post = ({ send }: Desk) => {
  visitors += 1;
  const [email, address] = [`visitor${visitors}@example.test`, nextAddress()];
  return visitors % 2
    ? send("POST /api/contact", { json: { ...sampleContact, email }, address })
    : send("POST /api/inquiries", { json: { ...sampleInquiry, email }, address });
};

const postMany = async (desk: Desk, count: number) => {
  const answers = await Promise.all(Array.from({ length: count }, () => post(desk)));
  expect(answers.filter(({ status }) => status !== 201)).toEqual([]);
};

const countStored = async ({ get }: Desk, spam: boolean) => {
  const query = `?pageSize=1&spam=${spam}`;
  const lists = [
    await get(`/api/contacts${query}`, contactList),
    await get(`/api/inquiries${query}`, inquiryList),
  ];
  return lists.reduce((sum, { total }) => sum + total, 0);
};

const findMails = ({ get }: Desk, q = "") =>
  get(`/api/outbox?${new URLSearchParams({ q })}`, mailList);
const summaries = async (desk: Desk) =>
  (await findMails(desk, "Flood of messages")).mails.map(({ subject }) => subject);
const readFlood = async ({ get }: Desk) => (await get("/api/stats", stats)).flood;

test("above 600 messages a minute, messages are stored as possible spam and not mailed, but for one summary", async () => {
  const desk = await open();
  const { clock, get, call, send, listContacts } = desk;
  expect(await readFlood(desk)).toBeNull();
  await postMany(desk, 600);
  expect(await readFlood(desk)).toBeNull();
  const { total: mailed } = await findMails(desk);
  expect(mailed).toBe(1_200);
  await postMany(desk, 30);
  const form = { ...sampleContact, email: "form@example.test" };
  const byForm = { form, headers: { Accept: "text/html" }, address: nextAddress() };
  expect((await send("POST /api/contact", byForm)).status).toBe(303);

  expect([await countStored(desk, false), await countStored(desk, true)]).toEqual([600, 31]);
  expect((await findMails(desk)).total).toBe(mailed + 1);
  expect(await summaries(desk)).toEqual(["Flood of messages: 31 kept under Spam"]);
  expect(await readFlood(desk)).toMatchObject({ messages: 31, isOver: false });
  const { boxes, waiting } = await get("/api/conversations/counts", conversationCounts);
  expect(boxes).toMatchObject([{ count: 600 }, { count: 31 }, { count: 0 }]);
  expect(waiting).toBe(600);

  const { _id } = getOnly((await listContacts(true)).filter(({ email }) => email === form.email));
  for (let times = 0; times < 2; times += 1)
    await call(`PATCH /api/contacts/${_id}/spam`, { spam: false });
  expect((await findMails(desk, form.email)).total).toBe(1);

  clock.advance(minute);
  await postMany(desk, 1);
  expect((await findMails(desk)).total).toBe(mailed + 4);
});

test("the owner gets one mail about a flood however long it lasts, and another one about the next", async () => {
  const desk = await open();
  const { clock, readMailContent } = desk;
  const flood = () => postMany(desk, 601);
  await flood();
  const [summary] = (await findMails(desk, "Flood of messages")).mails;
  expect((await readMailContent(summary!._id)).text).toMatch(
    /1 more message was stored under\s+Spam/,
  );
  for (let bursts = 0; bursts < 2; bursts += 1) {
    clock.advance(10 * minute);
    await flood();
  }
  expect(await summaries(desk)).toEqual(["Flood of messages: 3 kept under Spam"]);
  clock.advance(16 * minute);
  expect(await readFlood(desk)).toMatchObject({ messages: 3, isOver: true });
  await flood();
  expect(await summaries(desk)).toEqual([
    "Flood of messages: 1 kept under Spam",
    "Flood of messages: 3 kept under Spam",
  ]);
  clock.advance(8 * 24 * 60 * minute);
  expect(await readFlood(desk)).toBeNull();
});
