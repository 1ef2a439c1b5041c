import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { mails } from "#tables/mails.ts";
import { codePoint } from "#testing/app/code-point.ts";
import { nextAddress, sampleContact, sampleInquiry } from "#testing/app/samples.ts";
import { allSent, createMailing } from "#testing/mail/create-mailing.ts";
import type { Delivered } from "#testing/mail/open-mail-server.ts";

/** Text that tries to become a header, a recipient, a tag or another text. */
const attack = fc.constantFrom(
  "Ada\r\nBcc: evil@example.test",
  "Ada\nBcc: evil@example.test\n\nHello",
  "a@example.test, evil@example.test",
  "a@example.test;evil@example.test",
  "a@example.test>\r\nRCPT TO:<evil@example.test",
  "Ada <evil@example.test>",
  '"Ada" <evil@example.test>, <b@example.test>',
  "=?utf-8?Q?Ada=0D=0ABcc:_evil@example.test?=",
  "=?utf-8?B?QmNjOiBldmls?=",
  "%0d%0aBcc: evil@example.test",
  "Ada\u2028Bcc: evil@example.test",
  "Ada\u0085Bcc: evil@example.test",
  "\r\n.\r\nMAIL FROM:<evil@example.test>\r\n",
  "a\n.\nb\n..\n",
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "&lt;b&gt; & 'quotes' \"both\"",
  "</title></p></body>",
  "\u0007\u001b[31m\u0000",
  "\u202eevil",
  "--boundary\r\nContent-Type: text/html",
  "x".repeat(40_000),
  "x".repeat(199),
  "é".repeat(150),
);
const anyText = fc.oneof(
  { weight: 2, arbitrary: attack },
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 120 }),
  fc.string({ unit: codePoint }),
  fc.tuple(fc.string(), attack).map((parts) => parts.join("")),
);
const anyEmail = fc.oneof(fc.emailAddress(), anyText);

/** Unusual values for two of the fields. */
const toChanges = (...texts: string[]) => {
  const change = fc.oneof(
    { weight: 4, arbitrary: fc.tuple(fc.constantFrom(...texts), anyText) },
    fc.tuple(fc.constant("email"), anyEmail),
  );
  return fc.tuple(change, change).map((changes) => Object.fromEntries(changes));
};

const headerLines = (raw: string) =>
  raw
    .slice(0, raw.indexOf("\r\n\r\n"))
    .replace(/\r\n[ \t]+/g, " ")
    .split("\r\n");
const headerNames = ({ raw }: Delivered) =>
  headerLines(raw)
    .map((line) => line.slice(0, line.indexOf(":")).toLowerCase())
    .sort();
const noticeHeaders = [
  "auto-submitted",
  "content-type",
  "date",
  "from",
  "message-id",
  "mime-version",
  "reply-to",
  "subject",
  "to",
];
const receiptHeaders = [...noticeHeaders, "x-auto-response-suppress"];

/** Only tags and comments of the layout, whose attributes carry no typed text but a link's address. */
const knownTag =
  /^<(!doctype html|!--(\[if mso\]><table [\w="# ]*><tr><td>|\[if mso\]><\/td><\/tr><\/table>)<!\[endif\]--|\/?(head|html|title|body|style|div|h2|p|b|a|table|tr|th|td)|br|html lang="en"|meta( (charset|name|content)="[\w,=. -]*")+|(body|div|h2|p|table|tr|th|td|a)( (href="https?:\/\/[^"<>\s]*"|(class|style|role|scope|align|valign|bgcolor|cellpadding|cellspacing|border)="[\w#%.,:;'()/ -]*"))+)>$/;
const strangeTags = (html: string) =>
  (html.match(/<!--.*?-->|<[^>]*>?/gs) ?? []).filter((tag) => !knownTag.test(tag));

const lineEnds = (text: string) => text.replace(/\r\n?/g, "\n");
const escaped = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");

const openDesk = async () => {
  const { send, startWorker, readAll, server, db, clock } = await createMailing();
  const worker = startWorker();
  /** Returns the mails for a message; `undefined` if it was rejected. */
  return async (route: string, json: Record<string, unknown>) => {
    // The same address gets three receipts a day.
    clock.advance(25 * 3_600_000);
    const { status } = await send(route, { json, address: nextAddress() });
    expect([201, 400, 413]).toContain(status);
    if (status !== 201) {
      expect(await db.read.$count(mails)).toBe(0);
      return undefined;
    }
    worker.notify();
    await vi.waitFor(async () => expect(allSent(await readAll())).toBe(true), {
      timeout: 15_000,
      interval: 2,
    });
    await db.write((tx) => tx.delete(mails));
    return server.delivered.splice(0);
  };
};

/** Each of the two mails has one recipient, its own headers and no tag but those of the template. */
const expectTwoMails = (delivered: Delivered[], email: string) => {
  const recipients = ["operator@example.test", email];
  expect(delivered.map(({ to }) => to).sort()).toEqual(recipients.map((to) => [to]).sort());
  for (const each of delivered) {
    const { from, to, mail } = each;
    expect(from).toBe("tours@example.test");
    expect(mail.from).toMatchObject({ name: "Your company", address: "tours@example.test" });
    expect(mail.to).toEqual([{ name: "", address: to[0] }]);
    expect([mail.cc, mail.bcc]).toEqual([undefined, undefined]);
    expect(headerNames(each)).toEqual(to[0] === recipients[0] ? noticeHeaders : receiptHeaders);
    expect(strangeTags(mail.html!)).toEqual([]);
  }
  return delivered.find(({ to }) => to[0] === recipients[0])!.mail;
};

test("any text in a message is refused, or mailed as typed: one recipient, no added header", async () => {
  const deliver = await openDesk();
  let mailed = 0;
  await fc.assert(
    fc.asyncProperty(toChanges("name", "message"), async (changes) => {
      const json = { ...sampleContact, ...changes };
      const delivered = await deliver("POST /api/contact", json);
      if (!delivered) return;
      mailed += 1;
      const email = json.email.trim();
      const mail = expectTwoMails(delivered, email);
      expect(mail.replyTo).toEqual([{ name: "", address: email }]);
      expect(mail.subject).toBe(`New message from ${json.name.trim()}`);
      expect(lineEnds(mail.text!)).toContain(lineEnds(json.message.trim()));
      expect(mail.html).toContain(`>${escaped(json.name.trim())}</td>`);
    }),
    { numRuns: 40 },
  );
  expect(mailed).toBeGreaterThan(10);
});

test("any text in an inquiry is refused, or mailed as typed: one recipient, no added header", async () => {
  const deliver = await openDesk();
  let mailed = 0;
  const texts = toChanges("name", "destination", "checkinDate", "checkoutDate", "message");
  await fc.assert(
    fc.asyncProperty(texts, async (changes) => {
      const json = { ...sampleInquiry, name: "Ada", message: "Hello", ...changes };
      const delivered = await deliver("POST /api/inquiries", json);
      if (!delivered) return;
      mailed += 1;
      const email = json.email.trim();
      const mail = expectTwoMails(delivered, email);
      expect(mail.subject).toBe(
        `New inquiry from ${json.name.trim() || email}: ${json.destination.trim()}`,
      );
      for (const typed of [json.destination, json.checkinDate, json.checkoutDate]) {
        expect(mail.text).toContain(typed.trim());
        expect(mail.html).toContain(`>${escaped(typed.trim())}`);
      }
      expect(lineEnds(mail.text!)).toContain(lineEnds(json.message.trim()));
    }),
    { numRuns: 40 },
  );
  expect(mailed).toBeGreaterThan(10);
});
