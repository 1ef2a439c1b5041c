import { expect, test } from "vitest";
import { type Desk, openDesk } from "#testing/app/open-desk.ts";
import { nextAddress, sampleContact, sampleInquiry } from "#testing/app/samples.ts";

const day = 24 * 3_600_000;
const victim = "victim@example.test";

const countMails = async ({ readOutbox }: Desk) => {
  const rows = await readOutbox();
  const toOperator = rows.filter(({ to }) => to === "operator@example.test").length;
  return { toOperator, receipts: rows.length - toOperator };
};

const sendFor = ({ send }: Desk, email: string, message: string) =>
  send("POST /api/contact", { json: { ...sampleContact, email, message }, address: nextAddress() });

test("one address gets three receipts a day in any spelling", async () => {
  const desk = await openDesk();
  const spellings = [
    victim,
    "Victim@Example.test",
    "victim+1@example.test",
    "victim+a.b@example.test",
  ];
  const atOnce = Array.from({ length: 40 }, (_, index) =>
    sendFor(desk, spellings[index % 4]!, `Text ${index}`),
  );
  for (const { status } of await Promise.all(atOnce)) expect(status).toBe(201);
  await sendFor(desk, victim, "One more");
  expect(await countMails(desk)).toEqual({ receipts: 3, toOperator: 41 });
  await sendFor(desk, "somebody.else@example.test", "Hello");
  expect(await countMails(desk)).toEqual({ receipts: 4, toOperator: 42 });
  desk.clock.advance(day + 1_000);
  await sendFor(desk, victim, "Tomorrow");
  expect(await countMails(desk)).toEqual({ receipts: 5, toOperator: 43 });
});

test("the same text of the same address is mailed once a day and stored each time", async () => {
  const desk = await openDesk();
  const { send, listContacts, listInquiries } = desk;
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
  expect([(await listContacts()).length, (await listInquiries()).length]).toEqual([3, 3]);
  expect(await countMails(desk)).toEqual({ receipts: 2, toOperator: 2 });
  await send("POST /api/inquiries", { json: { ...sampleInquiry, checkinDate: "Another day" } });
  expect(await countMails(desk)).toEqual({ receipts: 3, toOperator: 3 });
  desk.clock.advance(day + 1_000);
  await sendAll();
  expect(await countMails(desk)).toEqual({ receipts: 5, toOperator: 5 });
});

test("“Not spam” gives no fourth receipt a day either, whenever the messages came", async () => {
  const desk = await openDesk();
  for (let number = 0; number < 12; number += 1) {
    const json = { ...sampleContact, message: `Text ${number}`, topic: "x" };
    await desk.send("POST /api/contact", { json, address: nextAddress() });
  }
  const rows = await desk.listContacts(true);
  const acquitFour = async () => {
    for (const { _id } of rows.splice(0, 4))
      await desk.call(`PATCH /api/contacts/${_id}/spam`, { spam: false });
    return (await countMails(desk)).receipts;
  };
  expect(await acquitFour()).toBe(3);
  desk.clock.advance(day + 1_000);
  expect(await acquitFour()).toBe(6);
  desk.clock.advance(day + 1_000);
  await sendFor(desk, "somebody.else@example.test", "Hello");
  expect(await acquitFour()).toBe(10);
});
