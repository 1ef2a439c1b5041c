import { receiptPreview } from "shared/inbox/receipts/receipt-words";
import { expect, test } from "vitest";
import { getOnly, guest, openDesk } from "#testing/app/open-desk.ts";

const preview = "POST /api/settings/receipts/preview";
const sendTest = "POST /api/settings/receipts/test";
const smtpUrl = "smtp://127.0.0.1:9";

const open = async (options?: Parameters<typeof openDesk>[0]) => {
  const desk = await openDesk(options);
  const { call, services, readOutbox, readMailContent } = desk;
  const save = async (kind: "inquiry" | "contact", words: object) => {
    const { receipts } = await services.siteSettings.read();
    const value = { [kind]: { subject: null, text: null, ...words } };
    return call("PUT /api/settings", { section: "receipts", value, version: receipts.version });
  };
  const readMails = async (to: string) => {
    const rows = (await readOutbox()).filter((mail) => mail.to === to);
    return Promise.all(rows.map(({ _id }) => readMailContent(_id)));
  };
  const show = async (json: object) => {
    const { status, body } = await call(preview, { subject: null, text: null, ...json });
    expect({ status, body }).toMatchObject({ status: 200 });
    return receiptPreview.parse(body);
  };
  return { ...desk, save, readMails, show };
};

test("guests get the owner's words, and the reply continues under their subject", async () => {
  const { save, ask, list, call, readMails } = await open();
  const text = "Muraho {name},\n\n{people} for {tour} on {dates}: got it.\n{company}\n\n{reply}.";
  expect(await save("inquiry", { subject: "{tour}: we got it, {name}", text })).toMatchObject({
    status: 200,
  });
  await ask({ checkinDate: "2027-12-05", checkoutDate: "2027-12-06" });
  const [receipt] = await readMails(guest);
  expect(receipt?.subject).toBe("Napoleon Island: we got it, Ada");
  expect(receipt?.text).toContain(
    "Muraho Ada,\n\n2 people for Napoleon Island on Sunday, 5 December 2027 – Monday, 6 December 2027: got it.\nYour company\n\nWe'll get back to you",
  );
  const { _id } = getOnly(await list());
  await call(`POST /api/conversations/${_id}/answers`, { text: "Karibu!" });
  const [, reply] = await readMails(guest);
  expect(reply?.subject).toBe("Re: Napoleon Island: we got it, Ada");
});

test("repeats nothing of a guest that could be a stranger's advertisement", async () => {
  const { save, ask, readMails } = await open();
  await save("inquiry", { subject: "For {name}", text: "{name}, {tour}, {dates}, {inquiry}" });
  await ask({
    ...{ name: "Win at evil.example", destination: "Call 0788 123 456 {reply}" },
    ...{ checkinDate: "evil.example", checkoutDate: "soon" },
  });
  const [receipt] = await readMails(guest);
  expect(receipt?.subject).toBe("For guest");
  expect(receipt?.text).toContain("guest, your trip, your dates, inquiry for 2 people");
});

test("the standard words say what goes out without own words", async () => {
  const { show, ask, readMails } = await open();
  await ask();
  const [receipt] = await readMails(guest);
  const shown = await show({ kind: "inquiry" });
  const withoutNumbers = (text: string | undefined) => text?.replaceAll(/\w+day, .*/g, "<time>");
  expect(withoutNumbers(shown.text)?.replace("Lake tour", "Napoleon Island")).toBe(
    withoutNumbers(receipt?.text),
  );
  expect(shown.subject).toBe("Your inquiry about Lake tour for 2 people");
});

test("refuses a variable that doesn't exist, when saved, shown and tried", async () => {
  const { save, call } = await open({ smtpUrl });
  const issue = (path: string) => ({
    status: 400,
    body: { issues: [{ path, message: expect.stringContaining("{nmae} can't be filled in") }] },
  });
  expect(await save("contact", { text: "Dear {nmae}" })).toMatchObject(issue("value.contact.text"));
  const draft = { kind: "contact", subject: "{nmae}", text: null };
  for (const route of [preview, sendTest])
    expect(await call(route, draft)).toMatchObject(issue("subject"));
});

test("the preview shows unsaved words in both colour schemes", async () => {
  const { show } = await open();
  const { html, subject } = await show({ kind: "contact", subject: "Hi", text: "<b>{name}</b>" });
  expect(subject).toBe("Hi");
  for (const page of [html.light, html.dark]) {
    expect(page).toContain("&lt;b&gt;Ada&lt;/b&gt;");
    expect(page).not.toContain("prefers-color-scheme");
  }
  expect(html.dark).toContain('content="dark"');
});

test("a test goes to the admin who asked for it, five times a minute at most", async () => {
  const { call, user, readMails } = await open({ smtpUrl });
  const draft = { kind: "contact", subject: "Hi {name}", text: "Test" };
  for (let count = 0; count < 5; count += 1)
    expect(await call(sendTest, draft)).toMatchObject({
      status: 202,
      body: { message: `A test email is on its way to ${user.email}.` },
    });
  expect((await call(sendTest, draft)).status).toBe(429);
  const sent = await readMails(user.email);
  expect(sent).toHaveLength(5);
  expect(sent[0]).toMatchObject({ subject: "Hi Ada", status: "queued" });
});

test("a test without a mail server is refused", async () => {
  const { call } = await open();
  expect(await call(sendTest, { kind: "contact", subject: null, text: null })).toMatchObject({
    status: 409,
    body: { message: "No email can be sent yet. Set up the mail server first." },
  });
});
