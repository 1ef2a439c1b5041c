import { expect, test } from "vitest";
import { mails } from "#db/schema/mails.ts";
import { createTestApp, type TestApp } from "#testing/app/create-test-app.ts";
import { newest, sampleContact, sampleInquiry } from "#testing/app/samples.ts";

const all = newest();

const sendOne = async ({ send, services }: TestApp, changes: object = {}) => {
  const sent = await send("POST /api/contact", { json: { ...sampleContact, ...changes } });
  expect(sent).toMatchObject({
    status: 201,
    body: { message: "Contact information submitted successfully!" },
  });
  return (await services.contacts.list(all)).contacts[0]!;
};

test("a message that a visitor sends is in the admin's list, as typed, its lines ended by LF", async () => {
  const testApp = await createTestApp();
  const { token } = await testApp.signInAsAdmin();
  const message = "  <script>alert(1)</script>\r\n'; DROP TABLE contacts; --\t☀  ";
  await sendOne(testApp, { name: "  <b>Ada</b> & Co ", message });
  const { body } = await testApp.send("GET /api/contacts", { token });
  expect(body).toEqual({
    total: 1,
    page: 1,
    pageSize: 50,
    contacts: [
      {
        _id: expect.any(String),
        name: "<b>Ada</b> & Co",
        email: sampleContact.email,
        message: "<script>alert(1)</script>\n'; DROP TABLE contacts; --\t☀",
        responded: false,
        responseMessage: null,
        responseMail: null,
        createdAt: expect.stringMatching(/Z$/),
        respondedAt: null,
        spam: false,
        conversation: expect.any(String),
        source: null,
        ...{ state: "new", waits: true, aside: false },
      },
    ],
  });
});

test("a message is mailed to the operator and confirmed to the visitor, and held without a mail server", async () => {
  const testApp = await createTestApp();
  await sendOne(testApp);
  const rows = await testApp.db.read.select().from(mails);
  const [operator, visitor] = ["operator@example.test", sampleContact.email].map((to) =>
    rows.find((row) => row.to === to),
  );
  expect(rows).toHaveLength(2);
  expect(operator).toMatchObject({ replyTo: sampleContact.email, status: "held", attempts: 0 });
  expect(operator!.parts).toContainEqual({ text: sampleContact.message });
  expect(visitor).toMatchObject({ replyTo: null, status: "held" });
  for (const row of rows) expect(row.subject + row.to + (row.replyTo ?? "")).not.toMatch(/[\r\n]/);
});

test("a message whose mails cannot be stored is not taken, and is not half stored", async () => {
  const { send, db, services } = await createTestApp();
  await db.write((tx) => tx.run("ALTER TABLE mails RENAME TO lost"));
  expect((await send("POST /api/contact", { json: sampleContact })).status).toBe(500);
  await db.write((tx) => tx.run("ALTER TABLE lost RENAME TO mails"));
  expect((await services.contacts.list(all)).total).toBe(0);
});

test("an answer is stored, mailed to the visitor and shown; the same again is not mailed, another is", async () => {
  const testApp = await createTestApp();
  const { token } = await testApp.signInAsAdmin();
  const { _id: contactId } = await sendOne(testApp);
  const answer = (responseMessage: string) =>
    testApp.send("POST /api/respond", { token, json: { contactId, responseMessage } });
  const answersMailed = async () =>
    (await testApp.services.outbox.list({ ...all, q: "Re: " })).mails.map(({ to }) => to);

  const first = await answer(" Karibu! ");
  expect(first).toMatchObject({
    status: 200,
    body: {
      message: "Response sent successfully!",
      contact: { _id: contactId, responded: true, responseMessage: "Karibu!" },
    },
  });
  expect(await answer("Karibu!")).toMatchObject({ status: 200, body: first.body as object });
  expect(await answersMailed()).toEqual([sampleContact.email]);

  testApp.clock.advance(60_000);
  const changed = await answer("Come at nine.");
  expect(changed.body).toMatchObject({ contact: { responseMessage: "Come at nine." } });
  expect(await answersMailed()).toHaveLength(2);
  const { contacts } = await testApp.services.contacts.list({ ...all, q: "come at NINE" });
  expect(contacts).toMatchObject([{ _id: contactId, responseMessage: "Come at nine." }]);
  expect((await testApp.services.contacts.list({ ...all, q: "karibu" })).total).toBe(0);
});

test("of equal answers sent at once one is mailed", async () => {
  const testApp = await createTestApp();
  const { token } = await testApp.signInAsAdmin();
  const { _id: contactId } = await sendOne(testApp);
  const json = { contactId, responseMessage: "Karibu!" };
  await Promise.all(
    Array.from({ length: 5 }, () => testApp.send("POST /api/respond", { token, json })),
  );
  expect((await testApp.services.outbox.list({ ...all, q: "Re: " })).total).toBe(1);
});

test("an answer to a message that does not exist is a 404 and mails nobody", async () => {
  const testApp = await createTestApp();
  const { token } = await testApp.signInAsAdmin();
  for (const contactId of ["nothing", "' OR 1=1 --", "%00", "../1"]) {
    const json = { contactId, responseMessage: "Hello" };
    expect(await testApp.send("POST /api/respond", { token, json })).toMatchObject({
      status: 404,
      body: { message: "Contact not found" },
    });
  }
  expect((await testApp.services.outbox.list(all)).total).toBe(0);
});

test("a blank answer is refused", async () => {
  const testApp = await createTestApp();
  const { token } = await testApp.signInAsAdmin();
  const { _id: contactId } = await sendOne(testApp);
  for (const responseMessage of ["", "  \n ", null, undefined, 7]) {
    const answer = await testApp.send("POST /api/respond", {
      token,
      json: { contactId, responseMessage },
    });
    expect(answer).toMatchObject({
      status: 400,
      body: { message: "Response message is required." },
    });
  }
});

test("an answer does not replace one that the admin has not seen", async () => {
  const { send, signInAsAdmin, services } = await createTestApp();
  const { token } = await signInAsAdmin();
  await send("POST /api/contact", { json: sampleContact });
  const readContact = async () => (await services.contacts.list(newest())).contacts[0]!;
  const { _id: contactId } = await readContact();
  const respond = (responseMessage: string, respondedAt?: string | null) =>
    send("POST /api/respond", { token, json: { contactId, responseMessage, respondedAt } });
  expect((await respond("We are full.", null)).status).toBe(200);
  const first = await readContact();
  expect(await respond("Karibu!", null)).toMatchObject({
    status: 409,
    body: { code: "edit_conflict", current: first },
  });
  expect(await readContact()).toEqual(first);
  expect((await respond("We are full.", null)).status).toBe(200);
  expect((await respond("Karibu!", first.respondedAt)).status).toBe(200);
  expect((await respond("Karibu sana!")).status).toBe(200);
  expect((await readContact()).responseMessage).toBe("Karibu sana!");
});

test("messages are taken while tours and pictures cannot be read", async () => {
  const { send, db } = await createTestApp();
  for (const table of ["pictures", "tour_services"])
    await db.write((tx) => tx.run(`ALTER TABLE ${table} RENAME TO ${table}_lost`));
  expect((await send("GET /api/services")).status).toBe(500);
  expect((await send("POST /api/contact", { json: sampleContact })).status).toBe(201);
  expect((await send("POST /api/inquiries", { json: sampleInquiry })).status).toBe(201);
});
