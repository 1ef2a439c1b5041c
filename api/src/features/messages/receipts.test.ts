import { expect, test } from "vitest";
import { mails } from "#db/schema/mails.ts";
import { contacts, inquiries, messageTraces } from "#db/schema/messages.ts";
import { createTestApp, type TestApp } from "#testing/app/create-test-app.ts";
import { nextAddress, sampleContact, sampleInquiry } from "#testing/app/samples.ts";

const day = 24 * 3_600_000;
const victim = "victim@example.test";

const countMails = async ({ db }: TestApp) => {
  const rows = await db.read.select({ to: mails.to }).from(mails);
  const toOperator = rows.filter(({ to }) => to === "operator@example.test").length;
  return { toOperator, receipts: rows.length - toOperator };
};

const sendFor = ({ send }: TestApp, email: string, message: string) =>
  send("POST /api/contact", { json: { ...sampleContact, email, message }, address: nextAddress() });

test("one address gets three receipts a day, whoever writes in its name and however it is spelt", async () => {
  const testApp = await createTestApp({ trustedProxies: 1 });
  const spellings = [
    victim,
    "Victim@Example.test",
    "victim+1@example.test",
    "victim+a.b@example.test",
  ];
  const atOnce = Array.from({ length: 40 }, (_, index) =>
    sendFor(testApp, spellings[index % 4]!, `Text ${index}`),
  );
  for (const { status } of await Promise.all(atOnce)) expect(status).toBe(201);
  await sendFor(testApp, victim, "One more");
  expect(await countMails(testApp)).toEqual({ receipts: 3, toOperator: 41 });
  await sendFor(testApp, "somebody.else@example.test", "Hello");
  expect(await countMails(testApp)).toEqual({ receipts: 4, toOperator: 42 });
  testApp.clock.advance(day + 1_000);
  await sendFor(testApp, victim, "Tomorrow");
  expect(await countMails(testApp)).toEqual({ receipts: 5, toOperator: 43 });
});

test("the same text of the same address is mailed once a day and stored each time", async () => {
  const testApp = await createTestApp();
  const { send, db } = testApp;
  const sendAll = async () => {
    for (const name of ["Ada", "Ada", "A. Sample"]) {
      const posts = [
        send("POST /api/contact", { json: { ...sampleContact, name } }),
        send("POST /api/inquiries", { json: { ...sampleInquiry, name } }),
      ];
      for (const { status } of await Promise.all(posts)) expect(status).toBe(201);
    }
  };
  await sendAll();
  expect([await db.read.$count(contacts), await db.read.$count(inquiries)]).toEqual([3, 3]);
  expect(await countMails(testApp)).toEqual({ receipts: 2, toOperator: 2 });
  await send("POST /api/inquiries", { json: { ...sampleInquiry, checkinDate: "Another day" } });
  expect(await countMails(testApp)).toEqual({ receipts: 3, toOperator: 3 });
  testApp.clock.advance(day + 1_000);
  await sendAll();
  expect(await countMails(testApp)).toEqual({ receipts: 5, toOperator: 5 });
});

test("“Not spam” gives no fourth receipt a day either, whenever the messages came", async () => {
  const testApp = await createTestApp({ trustedProxies: 1 });
  for (let number = 0; number < 12; number += 1) {
    const json = { ...sampleContact, message: `Text ${number}`, topic: "x" };
    await testApp.send("POST /api/contact", { json, address: nextAddress() });
  }
  const rows = await testApp.db.read.select({ id: contacts.id }).from(contacts);
  const acquitFour = async () => {
    const { token } = await testApp.signInAsAdmin();
    for (const { id } of rows.splice(0, 4))
      await testApp.send(`PATCH /api/contacts/${id}/spam`, { token, json: { spam: false } });
    return (await countMails(testApp)).receipts;
  };
  expect(await acquitFour()).toBe(3);
  testApp.clock.advance(day + 1_000);
  expect(await acquitFour()).toBe(6);
  testApp.clock.advance(day + 1_000);
  await sendFor(testApp, "somebody.else@example.test", "Hello");
  expect(await acquitFour()).toBe(10);
});

test("hashes of messages are forgotten after a day, also where no other message comes", async () => {
  const { send, db, clock, services } = await createTestApp();
  await send("POST /api/contact", { json: sampleContact });
  expect(await services.removeTraces()).toEqual({ messages: 0, floods: 0 });
  clock.advance(day + 1_000);
  expect(await services.removeTraces()).toEqual({ messages: 1, floods: 0 });
  expect(await db.read.$count(messageTraces)).toBe(0);
});
