import { expect, test } from "vitest";
import { mailtoLink, whatsappLink } from "./reply-links.ts";

test("passes an answer to the mail program as typed", () => {
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

test("opens a chat with the text, and with the visitor when the number is known", () => {
  expect(whatsappLink("Yes & welcome", "+250788123456")).toBe(
    "https://wa.me/250788123456?text=Yes%20%26%20welcome",
  );
  expect(whatsappLink("Yes")).toBe("https://wa.me/?text=Yes");
});
