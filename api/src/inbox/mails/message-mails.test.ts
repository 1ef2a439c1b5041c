import { blankSettings } from "shared/content/site-settings/blank-settings";
import { expect, test } from "vitest";
import { sampleContact, sampleInquiry } from "#testing/app/samples.ts";
import { showMail } from "#testing/mail/show-mail.ts";
import { demoSettings } from "../../../demo/site-settings.ts";
import { noTrip, type TypedForm } from "../messages/store-forms.ts";
import { noticeMail, receiptMail } from "./form-mails.ts";
import { responseMail } from "./message-mails.ts";

const ofInquiry = ({
  message: text,
  ...typed
}: Omit<TypedForm, "kind" | "text"> & { message: string | null }): TypedForm => ({
  ...typed,
  ...{ kind: "inquiry", text },
});

const ofContact = ({ message: text, ...typed }: typeof sampleContact): TypedForm => ({
  ...typed,
  ...{ kind: "contact", text, phone: null, ...noTrip },
});

const newMessageMails = (form: TypedForm, to: typeof context, received: Date) => [
  noticeMail(form, to, { conversationId: "c1", first: undefined, isFlagged: false }),
  receiptMail(form, { at: received, replyDueAt: null }, to.settings),
];

const context = {
  operator: "operator@example.test",
  publicUrl: "https://tours.example",
  settings: demoSettings,
};
/** A Friday, 8.15 in the evening in Kibuye. */
const at = new Date("2026-11-20T18:15:00Z");

const inquiry = {
  ...sampleInquiry,
  startsOn: "2027-06-03",
  endsOn: "2027-06-05",
  name: "Ada",
  destination: "Idjwi; call +250 788 123 456",
};

test("the team's mail has all that was asked, goes back to the guest and links to the conversation", () => {
  const [operator] = newMessageMails(ofInquiry(inquiry), context, at);
  expect(operator).toMatchObject({
    to: "operator@example.test",
    replyTo: inquiry.email,
    subject: "New inquiry from Ada: Idjwi; call +250 788 123 456",
  });
  const { text, html } = showMail(operator!);
  for (const fact of [
    "Name: Ada",
    "Email: traveller@example.test",
    "Destination: Idjwi; call +250 788 123 456",
    "People: 2",
    "From: 3 June (Thursday, 3 June 2027)",
    "Until: 5 June (Saturday, 5 June 2027)",
    "https://tours.example/inbox/c1",
    "https://wa.me/250788123456",
  ]) {
    expect(text).toContain(fact);
  }
  expect(html).toMatch(
    /<a href="https:\/\/wa\.me\/250788123456"[^>]*>WhatsApp to \+250 788 123 456/,
  );
  const [nameless] = newMessageMails(ofInquiry({ ...inquiry, name: null }), context, at);
  expect(showMail(nameless!).text).toContain("Name: Not provided");
  expect(nameless!.subject).toMatch(/^New inquiry from traveller@example.test: /);
});

test("the team reads days of a calendar as people write them, and what is no day as it was typed", () => {
  const days = {
    ...{ checkinDate: "2026-12-05", startsOn: "2026-12-05" },
    ...{ checkoutDate: "when the rain ends", endsOn: null },
  };
  const [operator] = newMessageMails(ofInquiry({ ...inquiry, ...days }), context, at);
  const { text } = showMail(operator!);
  expect(text).toContain("From: Saturday, 5 December 2026\nUntil: when the rain ends");
  expect(text).not.toContain("2026-12");
});

test("the operator reads phone and message, and chats with that number before any other", () => {
  const reachable = { ...inquiry, phone: "+491701234567", message: "Two of us\ncannot swim." };
  const [operator] = newMessageMails(ofInquiry(reachable), context, at);
  const { text, html } = showMail(operator!);
  expect(text).toContain("Phone: +49 170 1234567");
  expect(text).toContain("\n\nTwo of us\ncannot swim.");
  expect(html).toContain("Two of us<br>\ncannot swim.");
  expect(text).toContain("https://wa.me/491701234567");
  expect(text).not.toContain("https://wa.me/250");
  const [other] = newMessageMails(
    ofInquiry({ ...inquiry, message: "Or 0722 123 456" }),
    context,
    at,
  );
  expect(showMail(other!).text).toContain("https://wa.me/250722123456");
  expect(showMail(other!).text).not.toContain("Phone:");
});

test("a message without a number brings no chat link, one with a number does", () => {
  const [operator] = newMessageMails(ofContact(sampleContact), context, at);
  const { text } = showMail(operator!);
  expect(text).toContain(`Email: ${sampleContact.email}`);
  expect(text).toContain(sampleContact.message);
  expect(text).toContain("https://tours.example/inbox/c1");
  expect(text).not.toContain("wa.me");
  const message = "Call me: +250 788 123 456, thanks";
  const [reachable] = newMessageMails(ofContact({ ...sampleContact, message }), context, at);
  expect(showMail(reachable!).text).toContain("https://wa.me/250788123456");
});

test("a receipt names guest and tour, and says when an answer comes", () => {
  const zoe = { ...inquiry, name: "Zoë O’Hara-Müller", destination: "Lake Kivu by bike" };
  const asked = receiptMail(ofInquiry(zoe), { at, replyDueAt: null }, demoSettings);
  expect(asked.subject).toBe("Your inquiry about Lake Kivu by bike for 2 people");
  const { text } = showMail(asked);
  expect(text).toContain("Dear Zoë O’Hara-Müller,");
  expect(text).toContain(
    "Thank you for your inquiry about Lake Kivu by bike for 2 people. We received it on Friday",
  );
});

test("a receipt repeats nothing that could be a stranger's advertisement", () => {
  const lure = { ...inquiry, name: "Win at evil.example" };
  const [, asked] = newMessageMails(ofInquiry(lure), context, at);
  const [, written] = newMessageMails(
    ofContact({ ...sampleContact, name: "Call 0788 123 456" }),
    context,
    at,
  );
  expect(asked).toMatchObject({
    to: inquiry.email,
    subject: `Your inquiry to ${demoSettings.company.name}`,
  });
  const { text } = showMail(asked!);
  expect(text).toContain("Dear guest,");
  expect(text).toContain("inquiry for 2 people. We received it on Friday");
  expect(text).toContain("20:15");
  const [, alone] = newMessageMails(ofInquiry({ ...inquiry, paxNumber: 1 }), context, at);
  expect(showMail(alone!).text).toContain("for 1 person");
  for (const receipt of [asked!, written!]) {
    expect(receipt.replyTo).toBeUndefined();
    const rendered = showMail(receipt);
    expect(rendered.text).toContain(
      "We'll get back to you within one working day. Our hours: Monday to Friday, 9 AM - 6 PM (Africa/Kigali).",
    );
    expect(rendered.text).toMatch(
      /\n\nIbirwa Kivu Tours\nMonday to Friday, 9 AM - 6 PM\nKibuye, Rwanda$/,
    );
    for (const typed of ["evil", "Idjwi", "3 June", "kayaks", "788"]) {
      expect(receipt.subject + rendered.text + rendered.html).not.toContain(typed);
    }
  }
});

test("a receipt states the reply deadline in the company's time zone", () => {
  const replyDueAt = "2026-11-24T07:00:00.000Z";
  const receipt = receiptMail(ofContact(sampleContact), { at, replyDueAt }, demoSettings);
  expect(showMail(receipt).text).toContain(
    "9 AM - 6 PM (Africa/Kigali). You will hear from us by Tuesday, 24 November 2026 at 09:00 (Africa/Kigali).",
  );
});

test("a receipt omits missing company details and uses the company's time zone", () => {
  const settings = { ...blankSettings, hours: { ...blankSettings.hours, timeZone: "Asia/Tokyo" } };
  const [, receipt] = newMessageMails(ofContact(sampleContact), { ...context, settings }, at);
  const { text } = showMail(receipt!);
  expect(receipt!.subject).toBe("Your message to Your company");
  expect(text).toContain("Saturday, 21 November 2026 at 03:15 (Asia/Tokyo).");
  expect(text).toMatch(/\n\nWe'll get back to you as soon as we can\.\n\nYour company$/);
});

test("a number in a message is read as one of the company's country", () => {
  const company = { ...demoSettings.company, country: "DE" };
  const german = { ...context, settings: { ...demoSettings, company } };
  const message = { ...sampleContact, message: "Ring 0170 1234567" };
  const [operator] = newMessageMails(ofContact(message), german, at);
  expect(showMail(operator!).text).toContain("https://wa.me/491701234567");
});

test("an answer is the operator's own words, and the page shows them as typed", () => {
  const answer = 'Karibu!\n<b>Nine</b> o\'clock & "on time".';
  const ada = { id: "c1", name: "Ada <ada>", email: "ada@example.test" };
  const thread = { subject: "Re: Kayaks", references: ["<one@mail.example.test>"] };
  const mail = responseMail(ada, answer, demoSettings, thread, []);
  expect(mail).toMatchObject({ ...thread, to: "ada@example.test", answers: "c1" });
  const { text, html } = showMail(mail);
  expect(text).toContain(`Dear Ada <ada>,\n\n${answer}\n\n`);
  expect(html).toContain("Dear Ada &lt;ada&gt;,");
  expect(html).toContain(
    "Karibu!<br>\n&lt;b&gt;Nine&lt;/b&gt; o&#39;clock &amp; &quot;on time&quot;.",
  );
});
