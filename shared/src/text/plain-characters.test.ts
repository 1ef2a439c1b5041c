import { expect, test } from "vitest";
import { listQuery } from "../http/paging.ts";
import { addedConversationInput } from "../inbox/added-conversations.ts";
import { contactInput } from "../inbox/contacts.ts";
import { inquiryInput } from "../inbox/inquiries.ts";
import { includesFolded } from "./fold-text.ts";
import { whatsapp } from "./links.ts";
import { mailAddressKey, toMailAddress } from "./mail-address.ts";
import { findPhoneNumber, toChatContact, toE164 } from "./phone.ts";
import { plainCharacters } from "./plain-characters.ts";
import { emailAddress } from "./text.ts";

/** Invisible characters that contacts on an iPhone, Word and web pages add to copied numbers. */
const copied = [
  ["\u202a+250 788 123 456\u202c", "embedding marks"],
  ["\u200e+250\u00a0788\u00a0123\u00a0456\u200f", "direction marks and no-break spaces"],
  ["\u2066+250\u202f788\u202f123\u202f456\u2069", "isolates and narrow spaces"],
  ["+250\u2011788\u2011123\u2011456", "no-break hyphens"],
  ["+250\u2013788\u2013123\u2013456", "en dashes"],
  ["+250\u00ad788\u00ad123\u00ad456", "soft hyphens"],
  ["\ufeff+250\u200b788\u200b123\u200b456\u2060", "zero-width spaces"],
] as const;

test.each(copied)("reads the phone number %j despite its %s", (text) => {
  expect(toE164(text, "RW")).toBe("+250788123456");
  expect(findPhoneNumber(`Call me: ${text}, thanks`, "RW")).toBe("+250788123456");
  expect(toChatContact(whatsapp.parse(text), "RW")).toBe("+250788123456");
});

test("reads a copied WhatsApp link", () => {
  const link = "\u200ehttps://wa.me/250788123456\u200e";
  expect(toChatContact(whatsapp.parse(link), "RW")).toBe("https://wa.me/250788123456");
});

test("reads an email address and a number of people despite invisible characters", () => {
  const contact = { name: "Ann", message: "Hello" };
  expect(contactInput.parse({ ...contact, email: "\u200eann@b.test\u00ad" }).email).toBe(
    "ann@b.test",
  );
  const inquiry = {
    email: "ann@b.test",
    destination: "Idjwi",
    checkinDate: "1",
    checkoutDate: "2",
  };
  expect(inquiryInput.parse({ ...inquiry, paxNumber: "\u202a4\u202c" }).paxNumber).toBe(4);
  const added = { ...inquiry, name: "Ann", paxNumber: 2, channel: "whatsapp", phone: "+1" };
  expect(addedConversationInput.parse({ ...added, email: " \u200e " }).email).toBeNull();
});

test("treats a search for invisible characters as no search", () => {
  expect(listQuery.parse({ q: "\u200e \u200f" }).q).toBeUndefined();
});

test("keeps visible characters: accents, emoji with joiners, em dashes", () => {
  for (const text of ["Vélo", "👩‍👩‍👧", "one — two", "می‌خواهم"])
    expect(plainCharacters(text)).toBe(text);
});

test.each([
  ["ann@münchen.example", "ann@xn--mnchen-3ya.example"],
  ["Ann@MÜNCHEN.Example", "Ann@xn--mnchen-3ya.example"],
  ["ann@xn--mnchen-3ya.example", "ann@xn--mnchen-3ya.example"],
  ["ann@例え.テスト", "ann@xn--r8jz45g.xn--zckzah"],
  ["ann@mu\u0308nchen.example", "ann@xn--mnchen-3ya.example"],
])("accepts %s and sends mails to %s", (typed, address) => {
  expect(emailAddress().parse(typed)).toBe(address);
  expect(mailAddressKey(typed)).toBe(address.toLowerCase());
});

test.each([
  "jürgen@b.test",
  "ann@mün chen.example",
  "ann@münchen",
  "ann@münchen.example/x",
  "ann@ü@b",
])("rejects %s", (typed) => {
  expect(emailAddress().safeParse(typed).success).toBe(false);
});

test("rejects an address whose ASCII form is too long for mail servers", () => {
  const long = `ann@${`${"ü".repeat(40)}.`.repeat(5)}sub.example.example`;
  expect(long.length).toBeLessThan(254);
  expect(toMailAddress(long).length).toBeGreaterThan(254);
  expect(emailAddress().safeParse(long).success).toBe(false);
});

test("finds words regardless of accents and case", () => {
  expect(includesFolded("Les Vélos rouges", "velos")).toBe(true);
  expect(includesFolded("Les velos rouges", "VÉLOS ")).toBe(true);
  expect(includesFolded("Kibuye–Rubavu by boat", "kibuye-rubavu")).toBe(true);
  expect(includesFolded("Les velos", "vélo rouge")).toBe(false);
});
