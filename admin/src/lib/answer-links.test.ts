import { expect, test } from "vitest";
import { mailAddressLink, mailtoLink, phoneIn, whatsappLink } from "./answer-links.ts";

test.each([
  ["Call me: +250 788 123 456, thanks", "250788123456"],
  ["+250788123456", "250788123456"],
  ["Ring 00250 788 123 456", "250788123456"],
  ["Hello, +250788123456\n2 adults", "250788123456"],
  ["+49 170 1234567\n12 May\n14 May", "491701234567"],
  ["+49 170 12 34 56 78", "4917012345678"],
  ["+250 788 123 456. 2 May", undefined],
  ["+250 788 123 456, 2 adults", undefined],
  ["+250 788 123 456 2 adults", undefined],
  ["+250788123456 12 May", undefined],
  ["+49 170 1234567 12 May", undefined],
  ["+250  788 123 456", undefined],
  ["+250 788\n123 456", undefined],
  ["Nothing to call", undefined],
  ["+49-170-1234567 or mail", "491701234567"],
  ["We are 2 + 12 34 people", undefined],
  ["0788 123 456", undefined],
  ["order +123", undefined],
  ["+1234567890123456789", undefined],
])("the number in “%s”", (text, digits) => {
  expect(phoneIn(text)).toBe(digits);
});

test("what is answered reaches the mail program as typed", () => {
  const link = mailtoLink({
    to: "a+b&c@example.test",
    subject: "Your message & more?",
    body: "Yes, 100%\nAt 6:30 #early",
  });
  const [address, query] = link.replace("mailto:", "").split("?");
  expect(decodeURIComponent(address!)).toBe("a+b&c@example.test");
  const fields = query!.split("&").map((field) => field.split("=").map(decodeURIComponent));
  expect(fields).toEqual([
    ["subject", "Your message & more?"],
    ["body", "Yes, 100%\r\nAt 6:30 #early"],
  ]);
});

test("a chat is opened with the text, and with the visitor if the number is known", () => {
  expect(whatsappLink("Yes & welcome", "250788123456")).toBe(
    "https://wa.me/250788123456?text=Yes%20%26%20welcome",
  );
  expect(whatsappLink("Yes")).toBe("https://wa.me/?text=Yes");
});

test("an address in a link reads as it is written", () => {
  expect(mailAddressLink("aline@example.com")).toBe("mailto:aline@example.com");
});
