import { expect, test } from "vitest";
import { webLink, whatsapp } from "./links.ts";
import { toChatContact } from "./phone.ts";

const link = webLink("Detail page");
const isLink = (text: string) => link.safeParse(text).success;

test.each([
  "/",
  "/service/kayak",
  "/a?b=c#d",
  "/Île d'Idjwi",
  "https://example.test",
  "HTTPS://EXAMPLE.test/Path",
  "http://example.test:8080/a?b=c",
  " https://example.test ",
  `https://example.test/${"x".repeat(1_979)}`,
])("lets an admin link to %s", (text) => {
  expect(isLink(text)).toBe(true);
});

test.each([
  "",
  " ",
  "kayak",
  "example.test",
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  " javascript:alert(1)",
  "java\tscript:alert(1)",
  "\u0001javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:x",
  "blob:https://example.test/1",
  "file:///etc/passwd",
  "mailto:a@b.test",
  "ftp://example.test",
  "//evil.test",
  "///evil.test",
  "/\\evil.test",
  "\\\\evil.test",
  "/a\\b",
  "/\t/evil.test",
  "/\n/evil.test",
  "\t//evil.test",
  "https:evil.test",
  "https:/evil.test",
  "https://",
  "https://exa mple.test",
  "http://[",
  `https://example.test/${"x".repeat(1_980)}`,
])("does not let an admin link to %j", (text) => {
  expect(isLink(text)).toBe(false);
});

test("a valid link stays http, https or on this site in a browser", () => {
  const tricky = [
    "/.//evil.test",
    "/..//evil.test",
    "/a/..//evil.test",
    "/%2fevil.test",
    "/;//evil.test",
    "/ /evil.test",
  ];
  for (const text of tricky.filter(isLink)) {
    expect(new URL(text, "https://site.test").origin).toBe("https://site.test");
  }
});

test.each([
  ["+250 788 000 000", "+250788000000"],
  ["250788000000", "+250788000000"],
  [" +1 234 567 ", "+1234567"],
  ["+123456789012345", "+123456789012345"],
  ["+0788 123 456", "+250788123456"],
  ["0788 123 456", "+250788123456"],
  ["788 123 456", "+250788123456"],
  ["00250 788 123 456", "+250788123456"],
  ["(0788) 123-456", "+250788123456"],
  ["+250.788.123.456", "+250788123456"],
  ["+250\u00a0788000000", "+250788000000"],
  ["https://wa.me/250788000000", "https://wa.me/250788000000"],
  ["https://wa.me/250788000000?text=Hi%20there", "https://wa.me/250788000000?text=Hi%20there"],
])("stores the chat contact %j as %s", (text, stored) => {
  expect(toChatContact(whatsapp.parse(text), "RW")).toBe(stored);
});

test.each([
  "",
  "+",
  "+ ",
  "123456",
  "+1234567890123456",
  "12-34-56",
  "+25٠788000000",
  "+250 788 123 456 or 7",
  "++250788000000",
  "250+788000000",
  "tel:+250788000000",
  "http://wa.me/250788000000",
  "https://wa.me.evil.test/1",
  "https://wa.me@evil.test/1",
  "https://evil.test/https://wa.me/1",
  "https://wa.me/",
  "https://wa.me/1 2",
  "javascript:alert(1)//https://wa.me/1",
  "//wa.me/1",
])("rejects the chat contact %j", (text) => {
  expect(whatsapp.safeParse(text).success).toBe(false);
});

test("a chat link never leaves wa.me", () => {
  for (const text of [
    "https://wa.me/\\@evil.test",
    "https://wa.me/../../x",
    "https://wa.me//evil.test",
  ]) {
    const { success } = whatsapp.safeParse(text);
    if (success) expect(new URL(text).host).toBe("wa.me");
  }
});

test.each(["+0123 456 789", "0000000", "0170 1234567"])(
  "finds no callable number in the chat contact %j",
  (text) => {
    expect(toChatContact(whatsapp.parse(text), "RW")).toBeUndefined();
  },
);
