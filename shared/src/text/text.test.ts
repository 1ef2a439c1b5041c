import { expect, test } from "vitest";
import type { z } from "zod";
import { loginInput, passwordInput, signupInput } from "../accounts/auth.ts";
import { profileInput, userInput } from "../accounts/users.ts";
import { galleryItemUpdateForm } from "../content/gallery.ts";
import { tourServiceTexts } from "../content/tours/tour-services.ts";
import { contactInput, contactResponse } from "../inbox/contacts.ts";
import { inquiryInput, inquiryResponse } from "../inbox/inquiries.ts";
import { limits } from "../limits.ts";

const inquiry = {
  name: "Ada",
  email: "a@b.test",
  destination: "Idjwi",
  paxNumber: 1,
  checkinDate: "1",
  checkoutDate: "2",
};
const contact = { name: "Ada", email: "a@b.test", message: "Hello" };
const user = { username: "Ada", email: "a@b.test", role: "user" };
const signup = { username: "Ada", email: "a@b.test", password: "long enough" };
const details = { highlights: ["A"], tips: ["B"], whatsapp: "+250788000000", email: "a@b.test" };
const service = { title: "A", description: "B", detailPage: "/", details };
const response = { contactId: "1", responseMessage: "Hello" };

type Field = [name: string, cap: number, set: (text: unknown) => z.ZodSafeParseResult<unknown>];
const field =
  (schema: z.ZodType, good: object) =>
  (path: string, cap: number): Field => {
    const set = (text: unknown) => {
      const [first = "", second] = path.split(".");
      const inner = { ...details, [second ?? ""]: second === "email" ? text : [text] };
      return schema.safeParse({ ...good, [first]: second ? inner : text });
    };
    return [path, cap, set];
  };

const ofInquiry = field(inquiryInput, inquiry);
const ofContact = field(contactInput, contact);
const ofService = field(tourServiceTexts, service);
const ofUser = field(userInput, user);

const lines: Field[] = [
  ...["name", "destination", "checkinDate", "checkoutDate"].map((name) => ofInquiry(name, 200)),
  ofContact("name", 200),
  field(signupInput, signup)("username", 200),
  field(profileInput, user)("username", 200),
  ofUser("username", 200),
  ofUser("role", 200),
  field(contactResponse, response)("contactId", 200),
  ofService("title", 200),
  ofService("details.highlights", 200),
  ofService("details.tips", 200),
  field(galleryItemUpdateForm, { title: "A" })("title", 200),
];
const texts: Field[] = [
  ofInquiry("message", 5_000),
  ofContact("message", 5_000),
  field(contactResponse, response)("responseMessage", 5_000),
  field(inquiryResponse, {})("responseMessage", 5_000),
  ofService("description", 20_000),
];
const emails: Field[] = [
  ofInquiry("email", 254),
  ofContact("email", 254),
  field(signupInput, signup)("email", 254),
  field(loginInput, { password: "x" })("email", 254),
  field(profileInput, user)("email", 254),
  ofUser("email", 254),
  ofService("details.email", 254),
];
const fits = (result: { success: boolean }) => result.success;

test.each([...lines, ...texts])("limits %s to %i characters", (_, cap, set) => {
  expect(fits(set("x".repeat(cap)))).toBe(true);
  expect(fits(set("x".repeat(cap + 1)))).toBe(false);
  expect(fits(set("🛶".repeat(cap / 2)))).toBe(true);
  expect(fits(set(`${"🛶".repeat(cap / 2)}x`))).toBe(false);
  expect(fits(set(`  ${"x".repeat(cap)}\n `))).toBe(true);
});

test.each(emails)("%s may have up to %i characters", (_, cap, set) => {
  const email = (length: number) => `a@${"b".repeat(length - 7)}.test`;
  expect(email(cap)).toHaveLength(cap);
  expect(fits(set(email(cap)))).toBe(true);
  expect(fits(set(email(cap + 1)))).toBe(false);
});

test.each(
  [...lines, ...texts, ...emails].filter(
    ([name, , set]) => !["name", "message"].includes(name) || !fits(set(null)),
  ),
)("requires %s and treats blank text as missing", (_, __, set) => {
  for (const nothing of [undefined, null, "", " ", "\t\r\n", "\u00a0\u2003\ufeff"]) {
    expect(fits(set(nothing))).toBe(false);
  }
});

test.each([...lines, ...emails])("allows one line only for %s", (_, __, set) => {
  for (const control of [
    "\n",
    "\r",
    "\r\n",
    "\t",
    "\u0000",
    "\u001b",
    "\u007f",
    "\u0085",
    "\u009f",
  ]) {
    expect(fits(set(`a${control}b@c.test`))).toBe(false);
  }
});

test.each(texts)(
  "%s may span lines, and each line break counts as one character",
  (name, cap, set) => {
    for (const lineBreak of ["\n", "\r\n", "\r"]) {
      expect(set(`a${lineBreak}\tb`).data).toMatchObject({ [name]: "a\n\tb" });
      expect(fits(set(`a${lineBreak.repeat(cap - 2)}b`))).toBe(true);
      expect(fits(set(`a${lineBreak.repeat(cap - 1)}b`))).toBe(false);
    }
  },
);

test.each([...lines, ...texts])(
  "accepts any language for %s and rejects characters that cannot be stored",
  (_, __, set) => {
    for (const text of [
      "Île d'Idjwi",
      "Ж",
      "ツアー",
      "עברית",
      "👩‍👩‍👧",
      "<script>",
      "' OR 1=1 --",
    ]) {
      expect(fits(set(text))).toBe(true);
    }
    for (const text of ["a\u0000b", "\ud800", "a\udc00", "\udc00\ud800"])
      expect(fits(set(text))).toBe(false);
  },
);

test.each(emails)("%s must be an email address", (_, __, set) => {
  for (const good of [
    "a@b.co",
    "First.Last+tag@sub.domain.example",
    "o'neil@example.test",
    " a@b.test ",
  ]) {
    expect(fits(set(good))).toBe(true);
  }
  const bad = [
    "a",
    "a@",
    "@b.test",
    "a@b",
    "a b@c.test",
    "a@b.test, c@d.test",
    "Ada <a@b.test>",
    "a@b..test",
    "a@b.test;c",
    "a@@b.test",
  ];
  for (const text of bad) expect({ text, fits: fits(set(text)) }).toEqual({ text, fits: false });
});

test("limits a list to 50 entries", () => {
  const withTips = (count: number) =>
    tourServiceTexts.safeParse({
      ...service,
      details: { ...details, tips: Array(count).fill("x") },
    });
  expect(fits(withTips(0))).toBe(true);
  expect(fits(withTips(limits.listItems))).toBe(true);
  expect(fits(withTips(limits.listItems + 1))).toBe(false);
});

test("limits a new password to 8 to 128 characters and the current one to 1 to 128", () => {
  const change = (currentPassword: string, newPassword: string) =>
    fits(passwordInput.safeParse({ currentPassword, newPassword }));
  expect(change("x", "x".repeat(8))).toBe(true);
  expect(change("x", "x".repeat(128))).toBe(true);
  expect(change("x", "x".repeat(7))).toBe(false);
  expect(change("x", "x".repeat(129))).toBe(false);
  expect(change("x", "🛶".repeat(64))).toBe(true);
  expect(change("x", `${"🛶".repeat(64)}x`)).toBe(false);
  expect(change("", "x".repeat(8))).toBe(false);
  expect(change("x".repeat(129), "x".repeat(8))).toBe(false);
});

test("trims parsed texts, except passwords", () => {
  expect(
    signupInput.parse({ username: " Ada ", email: " a@b.test ", password: "  spaces  " }),
  ).toEqual({
    username: "Ada",
    email: "a@b.test",
    password: "  spaces  ",
  });
});
