import { inquiryList, inquiryReceipt } from "shared/inbox/inquiries";
import { expect, test } from "vitest";
import { type Desk, openDesk } from "#testing/app/open-desk.ts";
import { nextAddress, sampleInquiry } from "#testing/app/samples.ts";

const sendOne = async ({ send }: Desk) => {
  const { body } = await send("POST /api/inquiries", { json: sampleInquiry });
  return inquiryReceipt.parse(body).inquiry._id;
};

test("an inquiry that a visitor sends is in the admin's list", async () => {
  const { send, call } = await openDesk();
  const sent = await send("POST /api/inquiries", { json: sampleInquiry });
  expect(sent.status).toBe(201);

  const { body } = await call("GET /api/inquiries");
  expect(body).toMatchObject({
    total: 1,
    inquiries: [{ ...sampleInquiry, name: null, responseMessage: null, respondedAt: null }],
  });
});

test("a visitor who gives no name, or a blank one, is stored without", async () => {
  const { send, listInquiries } = await openDesk();
  for (const name of [undefined, null, "", "   "]) {
    expect((await send("POST /api/inquiries", { json: { ...sampleInquiry, name } })).status).toBe(
      201,
    );
  }
  const inquiries = await listInquiries();
  expect(inquiries.map(({ name }) => name)).toEqual([null, null, null, null]);
});

test("an older form, which asks for neither phone nor message, is served as before", async () => {
  const { send, listInquiries } = await openDesk();
  const { phone: _, message: __, ...json } = sampleInquiry;
  expect((await send("POST /api/inquiries", { json })).status).toBe(201);
  const inquiries = await listInquiries();
  expect(inquiries).toMatchObject([{ ...json, phone: null, message: null }]);
});

test("a phone number is stored in one form, however it is written, and found with the message", async () => {
  const { send, get, listInquiries } = await openDesk();
  for (const phone of ["0788 123 456", "+250 (0)788-123-456", "00250788123456", " ", null]) {
    const json = { ...sampleInquiry, phone, message: " Two of us\r\ncannot swim. " };
    expect((await send("POST /api/inquiries", { json })).status).toBe(201);
  }
  const inquiries = await listInquiries();
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
    const query = new URLSearchParams({ q });
    expect((await get(`/api/inquiries?${query}`, inquiryList)).total).toBe(total);
  }
});

test.each(["call me", "123", "0170 1234567", "+1234567890123456"])(
  "%j is refused as a phone number, with what to do",
  async (phone) => {
    const { send } = await openDesk();
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
  const { send, listInquiries } = await openDesk();
  await send("POST /api/inquiries", { json: { ...sampleInquiry, paxNumber } });
  const inquiries = await listInquiries();
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
  const { send } = await openDesk();
  expect(
    await send("POST /api/inquiries", { json: { ...sampleInquiry, paxNumber } }),
  ).toMatchObject({
    status: 400,
    body: { issues: [{ path: "paxNumber" }] },
  });
});

test("a line break in a single-line field is refused, so that no mail header can be forged", async () => {
  const { send, readOutbox } = await openDesk();
  for (const name of ["name", "email", "destination", "checkinDate", "checkoutDate", "phone"])
    for (const end of ["\r\nBcc: x@example.test", "\nx", "\rx", "\u0085x", "\tx", "\u001bx"]) {
      const json = { ...sampleInquiry, [name]: `a@example.test${end}` };
      const answer = await send("POST /api/inquiries", { json, address: nextAddress() });
      expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: name }] } });
    }
  expect(await readOutbox()).toEqual([]);
});

test("an inquiry is mailed to the operator, who answers to the visitor, and confirmed to the visitor", async () => {
  const desk = await openDesk();
  await sendOne(desk);
  const listed = await desk.readOutbox();
  const rows = await Promise.all(listed.map(({ _id }) => desk.readMailContent(_id)));
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
  const desk = await openDesk();
  const id = await sendOne(desk);
  const answer = (responseMessage: unknown) =>
    desk.call(`POST /api/inquiries/respond/${id}`, { responseMessage });
  const mailed = async () =>
    (await desk.readOutbox()).filter(({ subject }) => subject.startsWith("Re: ")).length;

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
  expect(await desk.listInquiries()).toMatchObject([{ responseMessage: "karibu!" }]);
});

test("a deleted inquiry is gone, and deleting it again is a 404", async () => {
  const desk = await openDesk();
  const id = await sendOne(desk);
  expect(await desk.call(`DELETE /api/inquiries/${id}`)).toMatchObject({
    status: 200,
    body: { message: "Inquiry deleted successfully!" },
  });
  expect(await desk.listInquiries()).toEqual([]);
  expect(await desk.call(`DELETE /api/inquiries/${id}`)).toMatchObject({
    status: 404,
    body: { message: "Inquiry not found" },
  });
});

const family = { adults: 2, childrenAges: [4, 9] };

test.each([
  family,
  { adults: "2", childrenAges: "4, 9" },
  { adults: " 2 ", childrenAges: "4 and 9" },
  { adults: "2", childrenAges: "4, and 9" },
  { adults: "2", childrenAges: "4 & 9" },
  { adults: "2", childrenAges: "4/9" },
])("stores adults and the ages of children from %j", async (group) => {
  const desk = await openDesk();
  await desk.send("POST /api/inquiries", { json: { ...sampleInquiry, paxNumber: 4, ...group } });
  expect(await desk.listInquiries()).toMatchObject([{ paxNumber: 4, ...family }]);
});

test("stores an inquiry that names neither adults nor children", async () => {
  const desk = await openDesk();
  for (const group of [
    {},
    { adults: null, childrenAges: null },
    { adults: "", childrenAges: " " },
  ]) {
    const json = { ...sampleInquiry, ...group };
    expect((await desk.send("POST /api/inquiries", { json })).status).toBe(201);
  }
  expect(await desk.listInquiries()).toMatchObject(
    Array(3).fill({ adults: null, childrenAges: [] }),
  );
});

test.each([0, 17, "0", "17", "0, 17"])("accepts %j as ages of children", async (ages) => {
  const desk = await openDesk();
  const childrenAges = typeof ages === "number" ? [ages] : ages;
  const json = { ...sampleInquiry, childrenAges };
  expect((await desk.send("POST /api/inquiries", { json })).status).toBe(201);
});

test.each(["140", "18", "-1", "4, nine", "7 months", "1.5", [140], [-1], [0.5], ["4"], 4, true])(
  "refuses %j as ages of children, and names the field",
  async (childrenAges) => {
    const desk = await openDesk();
    const answer = await desk.send("POST /api/inquiries", {
      json: { ...sampleInquiry, childrenAges },
    });
    const message = "Children's ages must be whole numbers from 0 to 17, such as 4, 9.";
    expect(answer).toMatchObject({
      status: 400,
      body: { issues: [{ path: "childrenAges", message }] },
    });
  },
);

test("refuses the ages of more than 50 children", async () => {
  const desk = await openDesk();
  const json = { ...sampleInquiry, childrenAges: Array(51).fill(9) };
  expect(await desk.send("POST /api/inquiries", { json })).toMatchObject({
    status: 400,
    body: { issues: [{ path: "childrenAges" }] },
  });
});

test.each([-1, 1_000, 1.5, "two", true])("refuses %j adults", async (adults) => {
  const desk = await openDesk();
  expect(
    await desk.send("POST /api/inquiries", { json: { ...sampleInquiry, adults } }),
  ).toMatchObject({ status: 400, body: { issues: [{ path: "adults" }] } });
});

test.each([
  { paxNumber: 2, ...family },
  { paxNumber: 5, ...family },
  { paxNumber: "5", adults: "2", childrenAges: "4, 9" },
  { paxNumber: 2, adults: 3 },
  { paxNumber: 1, childrenAges: "4, 9" },
])("refuses the group %j, because its numbers differ, and names the field", async (group) => {
  const desk = await openDesk();
  const message = "Number of people must be the adults and children together.";
  expect(
    await desk.send("POST /api/inquiries", { json: { ...sampleInquiry, ...group } }),
  ).toMatchObject({ status: 400, body: { message, issues: [{ path: "paxNumber", message }] } });
});

test.each([
  { paxNumber: 4 },
  { paxNumber: 4, adults: 2 },
  { paxNumber: 2, adults: 2, childrenAges: [] },
  { paxNumber: 4, childrenAges: "4, 9" },
  { paxNumber: 2, adults: 0, childrenAges: "15, 17" },
])("accepts the group %j", async (group) => {
  const desk = await openDesk();
  const json = { ...sampleInquiry, ...group };
  expect((await desk.send("POST /api/inquiries", { json })).status).toBe(201);
});

test("mails adults and the ages of children to the operator, also when a guest corrects them", async () => {
  const desk = await openDesk();
  for (const childrenAges of ["4, 9", "4, 8"])
    await desk.send("POST /api/inquiries", {
      json: { ...sampleInquiry, paxNumber: 4, adults: 2, childrenAges },
    });
  const mails = await desk.readOutbox();
  const notices = mails.filter(({ to }) => to === "operator@example.test");
  const texts = await Promise.all(
    notices.map(async ({ _id }) => (await desk.readMailContent(_id)).text),
  );
  for (const ages of ["4, 9", "4, 8"])
    expect(texts.filter((text) => text.includes(`Ages of children: ${ages}`))).toHaveLength(1);
  expect(texts.every((text) => text.includes("Adults: 2"))).toBe(true);
});
