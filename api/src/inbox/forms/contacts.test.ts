import { contactList } from "shared/inbox/contacts";
import { expect, test } from "vitest";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { type Desk, getOnly, openDesk } from "#testing/app/open-desk.ts";
import { sampleContact, sampleInquiry } from "#testing/app/samples.ts";

const sendOne = async ({ send, listContacts }: Desk, changes: object = {}) => {
  const sent = await send("POST /api/contact", { json: { ...sampleContact, ...changes } });
  expect(sent).toMatchObject({
    status: 201,
    body: { message: "Contact information submitted successfully!" },
  });
  return (await listContacts())[0]!;
};

const answersIn = <Mail extends { subject: string }>(mails: Mail[]) =>
  mails.filter(({ subject }) => subject.startsWith("Re: "));

test("a message that a visitor sends is in the admin's list, as typed, its lines ended by LF", async () => {
  const desk = await openDesk();
  const message = "  <script>alert(1)</script>\r\n'; DROP TABLE contacts; --\t☀  ";
  await sendOne(desk, { name: "  <b>Ada</b> & Co ", message });
  const { body } = await desk.call("GET /api/contacts");
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
  const desk = await openDesk();
  await sendOne(desk);
  const listed = await desk.readOutbox();
  const rows = await Promise.all(listed.map(({ _id }) => desk.readMailContent(_id)));
  const [operator, visitor] = ["operator@example.test", sampleContact.email].map((to) =>
    rows.find((row) => row.to === to),
  );
  expect(rows).toHaveLength(2);
  expect(operator).toMatchObject({ replyTo: sampleContact.email, status: "held", attempts: 0 });
  expect(operator!.text).toContain(sampleContact.message);
  expect(visitor).toMatchObject({ replyTo: null, status: "held" });
  for (const row of rows) expect(row.subject + row.to + (row.replyTo ?? "")).not.toMatch(/[\r\n]/);
});

test("a message whose mails cannot be stored is not taken, and is not half stored", async () => {
  const { send, db, listContacts } = await openDesk();
  await db.write((tx) => tx.run("ALTER TABLE mails RENAME TO lost"));
  expect((await send("POST /api/contact", { json: sampleContact })).status).toBe(500);
  await db.write((tx) => tx.run("ALTER TABLE lost RENAME TO mails"));
  expect(await listContacts()).toEqual([]);
});

test("an answer is stored, mailed to the visitor and shown; the same again is not mailed, another is", async () => {
  const desk = await openDesk();
  const { _id: contactId } = await sendOne(desk);
  const answer = (responseMessage: string) =>
    desk.call("POST /api/respond", { contactId, responseMessage });
  const answersMailed = async () => answersIn(await desk.readOutbox()).map(({ to }) => to);

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

  const changed = await answer("Come at nine.");
  expect(changed.body).toMatchObject({ contact: { responseMessage: "Come at nine." } });
  expect(await answersMailed()).toHaveLength(2);
  const search = (q: string) => desk.get(`/api/contacts?q=${q}`, contactList);
  expect((await search("come+at+NINE")).contacts).toMatchObject([
    { _id: contactId, responseMessage: "Come at nine." },
  ]);
  expect((await search("karibu")).total).toBe(0);
});

test("mails one of several identical concurrent answers", async () => {
  const desk = await openDesk();
  const { _id: contactId } = await sendOne(desk);
  const json = { contactId, responseMessage: "Karibu!" };
  await Promise.all(Array.from({ length: 5 }, () => desk.call("POST /api/respond", json)));
  expect(answersIn(await desk.readOutbox())).toHaveLength(1);
});

test("an answer to a missing message is a 404 and sends no mail", async () => {
  const desk = await openDesk();
  for (const contactId of ["nothing", "' OR 1=1 --", "%00", "../1"]) {
    const json = { contactId, responseMessage: "Hello" };
    expect(await desk.call("POST /api/respond", json)).toMatchObject({
      status: 404,
      body: { message: "Contact not found" },
    });
  }
  expect(await desk.readOutbox()).toEqual([]);
});

test("a blank answer is refused", async () => {
  const desk = await openDesk();
  const { _id: contactId } = await sendOne(desk);
  for (const responseMessage of ["", "  \n ", null, undefined, 7]) {
    const answer = await desk.call("POST /api/respond", { contactId, responseMessage });
    expect(answer).toMatchObject({
      status: 400,
      body: { message: "Response message is required." },
    });
  }
});

test("an answer does not replace one that the admin has not seen", async () => {
  const { send, call, listContacts } = await openDesk();
  await send("POST /api/contact", { json: sampleContact });
  const readContact = async () => getOnly(await listContacts());
  const { _id: contactId } = await readContact();
  const respond = (responseMessage: string, respondedAt?: string | null) =>
    call("POST /api/respond", { contactId, responseMessage, respondedAt });
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
