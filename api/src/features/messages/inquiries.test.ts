import { inquiryReceipt } from "shared/inquiries";
import { expect, test } from "vitest";
import { mails } from "#db/schema/mails.ts";
import { createTestApp, type TestApp } from "#testing/app/create-test-app.ts";
import { newest, nextAddress, sampleInquiry } from "#testing/app/samples.ts";

const all = newest();

const sendOne = async ({ send }: TestApp) => {
  const { body } = await send("POST /api/inquiries", { json: sampleInquiry });
  return inquiryReceipt.parse(body).inquiry._id;
};

test("an inquiry that a visitor sends is in the admin's list", async () => {
  const { send, signInAsAdmin } = await createTestApp();
  const sent = await send("POST /api/inquiries", { json: sampleInquiry });
  expect(sent.status).toBe(201);

  const { token } = await signInAsAdmin();
  const { body } = await send("GET /api/inquiries", { token });
  expect(body).toMatchObject({
    total: 1,
    inquiries: [{ ...sampleInquiry, name: null, responseMessage: null, respondedAt: null }],
  });
});

test("a visitor who gives no name, or a blank one, is stored without", async () => {
  const { send, services } = await createTestApp();
  for (const name of [undefined, null, "", "   "]) {
    expect((await send("POST /api/inquiries", { json: { ...sampleInquiry, name } })).status).toBe(
      201,
    );
  }
  const { inquiries } = await services.inquiries.list(all);
  expect(inquiries.map(({ name }) => name)).toEqual([null, null, null, null]);
});

test("an older form, which asks for neither phone nor message, is served as before", async () => {
  const { send, services } = await createTestApp();
  const { phone: _, message: __, ...json } = sampleInquiry;
  expect((await send("POST /api/inquiries", { json })).status).toBe(201);
  const { inquiries } = await services.inquiries.list(all);
  expect(inquiries).toMatchObject([{ ...json, phone: null, message: null }]);
});

test("a phone number is stored in one form, however it is written, and found with the message", async () => {
  const { send, services } = await createTestApp();
  for (const phone of ["0788 123 456", "+250 (0)788-123-456", "00250788123456", " ", null]) {
    const json = { ...sampleInquiry, phone, message: " Two of us\r\ncannot swim. " };
    expect((await send("POST /api/inquiries", { json })).status).toBe(201);
  }
  const { inquiries } = await services.inquiries.list(all);
  expect(inquiries.map(({ phone }) => phone).toSorted()).toEqual([
    ...Array(3).fill("+250788123456"),
    null,
    null,
  ]);
  for (const { message } of inquiries) expect(message).toBe("Two of us\ncannot swim.");
  for (const [q, total] of [
    ["CANNOT swim", 5],
    ["788123456", 3],
    ["+2", 3],
  ] as const) {
    expect((await services.inquiries.list({ ...all, q })).total).toBe(total);
  }
});

test.each(["call me", "123", "0170 1234567", "+1234567890123456"])(
  "%j is refused as a phone number, with what to do",
  async (phone) => {
    const { send } = await createTestApp();
    expect(await send("POST /api/inquiries", { json: { ...sampleInquiry, phone } })).toMatchObject({
      status: 400,
      body: {
        issues: [
          {
            path: "phone",
            message:
              "Phone must be a phone number, with the country code (as in +44) unless it is from Rwanda.",
          },
        ],
      },
    });
  },
);

test.each([1, 999, "1", "999", " 12 ", "007", 2.0])("%j people are a party", async (paxNumber) => {
  const { send, services } = await createTestApp();
  await send("POST /api/inquiries", { json: { ...sampleInquiry, paxNumber } });
  const { inquiries } = await services.inquiries.list(all);
  expect(inquiries).toMatchObject([{ paxNumber: Number(paxNumber) }]);
});

const noParty = [
  0,
  -1,
  1_000,
  1.5,
  1e21,
  "0",
  "1000",
  "1.5",
  "-1",
  "1e2",
  "0x1",
  "",
  " ",
  "two",
  "٢",
  null,
  true,
  [],
  [2],
  {},
  "9".repeat(400),
];
test.each(noParty)("%j people are none", async (paxNumber) => {
  const { send } = await createTestApp();
  expect(
    await send("POST /api/inquiries", { json: { ...sampleInquiry, paxNumber } }),
  ).toMatchObject({
    status: 400,
    body: { issues: [{ path: "paxNumber" }] },
  });
});

test("a line break in a single-line field is refused, so that no mail header can be forged", async () => {
  const { send, db } = await createTestApp({ trustedProxies: 1 });
  for (const name of ["name", "email", "destination", "checkinDate", "checkoutDate", "phone"])
    for (const end of ["\r\nBcc: x@example.test", "\nx", "\rx", "\u0085x", "\tx", "\u001bx"]) {
      const json = { ...sampleInquiry, [name]: `a@example.test${end}` };
      const answer = await send("POST /api/inquiries", { json, address: nextAddress() });
      expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: name }] } });
    }
  expect(await db.read.$count(mails)).toBe(0);
});

test("an inquiry is mailed to the operator, who answers to the visitor, and confirmed to the visitor", async () => {
  const testApp = await createTestApp();
  await sendOne(testApp);
  const rows = await testApp.db.read.select().from(mails);
  expect(rows).toHaveLength(2);
  expect(rows.find(({ to }) => to === "operator@example.test")).toMatchObject({
    replyTo: sampleInquiry.email,
    subject: "New inquiry from traveller@example.test: Napoleon Island",
    status: "held",
  });
  expect(rows.find(({ to }) => to === sampleInquiry.email)).toMatchObject({
    replyTo: null,
    status: "held",
  });
});

test("an answer is stored, mailed once, and shown; a changed one is mailed too", async () => {
  const testApp = await createTestApp();
  const id = await sendOne(testApp);
  const { token } = await testApp.signInAsAdmin();
  const answer = (responseMessage: unknown) =>
    testApp.send(`POST /api/inquiries/respond/${id}`, { token, json: { responseMessage } });
  const mailed = async () => (await testApp.services.outbox.list({ ...all, q: "Re: " })).total;

  expect((await answer("Karibu!")).body).toMatchObject({
    message: "Response sent successfully!",
    inquiry: { responseMessage: "Karibu!", respondedAt: expect.any(String) },
  });
  await answer(" Karibu! ");
  expect(await mailed()).toBe(1);
  await answer("karibu!");
  expect(await mailed()).toBe(2);
  for (const blank of ["", " \r\n ", null, undefined]) {
    expect(await answer(blank)).toMatchObject({
      status: 400,
      body: { message: "Response message is required." },
    });
  }
  const { inquiries } = await testApp.services.inquiries.list(all);
  expect(inquiries).toMatchObject([{ responseMessage: "karibu!" }]);
});

test("a deleted inquiry is gone, and deleting it again is a 404", async () => {
  const testApp = await createTestApp();
  const id = await sendOne(testApp);
  const { token } = await testApp.signInAsAdmin();
  expect(await testApp.send(`DELETE /api/inquiries/${id}`, { token })).toMatchObject({
    status: 200,
    body: { message: "Inquiry deleted successfully!" },
  });
  expect((await testApp.services.inquiries.list(all)).total).toBe(0);
  expect(await testApp.send(`DELETE /api/inquiries/${id}`, { token })).toMatchObject({
    status: 404,
    body: { message: "Inquiry not found" },
  });
});
