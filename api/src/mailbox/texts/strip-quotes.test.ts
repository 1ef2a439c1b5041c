import { expect, test } from "vitest";
import { stripQuotes } from "./strip-quotes.ts";

test.each([
  [
    "Gmail",
    "Yes, please.\n\nOn Mon, 23 Nov 2026 at 10:00, Some Tours <t@example.com> wrote:\n> Shall we?",
  ],
  ["a German program", "Yes, please.\n\nAm 23.11.2026 um 10:00 schrieb Some Tours:\n> Shall we?"],
  [
    "Outlook",
    "Yes, please.\n\nFrom: Some Tours <t@example.com>\nSent: Monday, 23 November 2026\nTo: Ada\n\nShall we?",
  ],
  [
    "Outlook in French",
    "Yes, please.\n\nDe : Some Tours <t@example.com>\nEnvoyé : lundi 23 novembre 2026\nÀ : Ada\n\nShall we?",
  ],
  ["a divider", "Yes, please.\n\n-----Original Message-----\nShall we?"],
])("what %s quotes is left out", (_, text) => {
  expect(stripQuotes(text)).toBe("Yes, please.");
});

test.each([
  "Our details.\nName: Ada Sample\nPassport: 123456\nEmail: ada@example.org\nPlease cancel the second room.",
  "Email: ada@example.org\nPhone: 0788 123 456\nName: Ada\nSee you!",
  "As I wrote on 12 May:\nwe are four.",
  "> Shall we?\nYes, please.\n> On which day?\nOn Monday.",
])("the guest's own words stay: %s", (text) => {
  expect(stripQuotes(text)).toBe(text);
});
