import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { expect, test } from "vitest";
import type { Delivered } from "#testing/mail/open-mail-server.ts";
import { sendEveryMail } from "#testing/mail/send-every-mail.ts";
import { makePhoto } from "#testing/pictures/pictures.ts";

/** Each kind of mail by its subject; a reply has the subject of the receipt that it follows. */
const kinds: Record<string, RegExp> = {
  "notice of an inquiry": /^New inquiry from /,
  "notice of a message": /^New message from /,
  "receipt of an inquiry": /^Your inquiry about /,
  "receipt of a message": /^Your message to /,
  "replies, proposals and confirmations": /^Re: Your inquiry/,
  "notices of decisions": /^Re: New inquiry|(asks for a change of|accepted|declined) a proposal: /,
  "receipt of a payment": /^Receipt /,
  "summary of a flood": /^Flood of messages/,
  "morning mail": /waiting/,
  "confirmation of an address": /^Confirm your email address/,
  "known address": /^You already have an account/,
  "password reset": /^Set a new password/,
  "account notice": /password .*was changed$/,
  "licence reminder": /^Your licence is valid until/,
  "test of the mail server": /^Test email$/,
};

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ["html-validate:standard", "html-validate:document", "html-validate:a11y"],
    rules: {
      // Mail programs drop or rewrite style sheets.
      "no-inline-style": "off",
      // The mail program's own page has the first heading.
      "heading-level": ["error", { minInitialRank: "h2" }],
    },
  }),
);

const findProblems = async (html: string) => {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
};

const entities = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };
const unescapeHtml = (text: string) =>
  Object.entries(entities)
    .toReversed()
    .reduce((left, [name, character]) => left.replaceAll(`&${name};`, character), text);

const readLinks = (html: string) =>
  [...html.matchAll(/ href="([^"]*)"/g)].map(([, link = ""]) => unescapeHtml(link));

/** Everything that a mail program might fetch. */
const readResources = (html: string) => [
  ...[...html.matchAll(/ (?:src|srcset|background)="([^"]*)"/g)].map(([, address]) => address),
  ...(html.match(/url\(|@import|<link|<script|<iframe|<img(?! src="cid:)/g) ?? []),
];

const checkMail = async ({ mail }: Delivered, hasLogo: boolean) => {
  const { html = "", text = "" } = mail;
  expect(text.trim()).not.toBe("");
  expect(html.length).toBeLessThanOrEqual(20_000);
  expect(await findProblems(html)).toEqual([]);
  expect(readResources(html)).toEqual(hasLogo ? ["cid:logo@tours.internal"] : []);
  for (const link of readLinks(html)) expect(text).toContain(`: ${link}`);
  const named = text.match(/^.{1,60}: https?:\/\/\S+$/gm) ?? [];
  expect(readLinks(html)).toHaveLength(named.length);
  expect(html.split('class="button"').length).toBeLessThanOrEqual(2);
  const logos = mail.attachments.filter(({ contentId }) => contentId === "<logo@tours.internal>");
  expect(logos).toHaveLength(hasLogo ? 1 : 0);
};

const expectAllKinds = (delivered: Delivered[]) => {
  const subjects = delivered.map(({ mail }) => mail.subject ?? "");
  for (const [kind, pattern] of Object.entries(kinds))
    expect(subjects, kind).toContainEqual(expect.stringMatching(pattern));
  const isKnown = (subject: string) =>
    Object.values(kinds).some((pattern) => pattern.test(subject));
  expect(subjects.filter((subject) => !isKnown(subject))).toEqual([]);
};

test("every kind of mail is valid HTML with a text part, the logo, one button and the same links", async () => {
  const logo = await makePhoto({ width: 400, height: 100 });
  const words = {
    company: "Ibirwa Kivu Tours",
    name: "Ada Lovelace",
    text: "Two of us.\n\nKaribu!",
  };
  const delivered = await sendEveryMail({ ...words, logo });
  expectAllKinds(delivered);
  for (const each of delivered) await checkMail(each, true);
});

test("replies and proposals are letters: the text comes first, the logo in the signature", async () => {
  const logo = await makePhoto({ width: 80, height: 80 });
  const words = { company: "Ibirwa Kivu Tours", name: "Ada Lovelace", text: "Karibu!", logo };
  const delivered = await sendEveryMail(words);
  const letters = delivered.filter(({ mail }) => mail.html?.includes('class="letter"'));
  expect(letters.map(({ mail }) => mail.text?.split("\n\n")[1]).sort()).toEqual([
    ...["Here is our plan.", "Here is our plan.", "Here is our plan.", "Karibu!"],
  ]);
  for (const { mail } of letters) {
    const content = mail.html?.replace(/^.*<body/s, "<body").replace(/<[^>]*>/g, " ");
    expect(content?.trim()).toMatch(/^Dear Ada/);
    expect(mail.html?.indexOf("<img")).toBeGreaterThan(mail.html?.indexOf("/verify") ?? 0);
  }
});

test("every kind of mail escapes hostile text and fetches nothing", async () => {
  const attack = `"><img src=x onerror=alert(1)><script>alert(1)</script>&'`;
  const text = `${attack}\n<!--[if mso]><base href="https://evil.example/"></style></body>`;
  const delivered = await sendEveryMail({
    company: `T<b>${attack}`.slice(0, 80),
    name: attack,
    text,
  });
  for (const each of delivered) {
    await checkMail(each, false);
    expect(each.mail.html).not.toMatch(/<(script|base|img)/i);
  }
});
