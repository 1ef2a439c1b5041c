import { expect, test } from "vitest";
import { blankSettings } from "./blank-settings.ts";
import { settingsChange } from "./settings-changes.ts";

const { company, hours, contact, messages } = blankSettings;

const refused: [string, object, string][] = [
  ["company", { ...company, name: " " }, "Name is required."],
  ["hours", { ...hours, timeZone: "+02:00" }, "Time zone must be one such as Africa/Kigali."],
  ["company", { ...company, currency: "XXZ" }, "Currency must be a code of three letters"],
  ["contact", { ...contact, mapLink: "javascript:alert(1)" }, "Map link must be a web address"],
  ["contact", { ...contact, email: "nobody" }, "Email must be a valid address."],
  [
    "hours",
    { ...hours, days: [{ day: 1, opens: "18:00", closes: "09:00" }] },
    "Closes must be later than Opens.",
  ],
  [
    "reviews",
    { link: null, widget: { script: "javascript:alert(1)", place: null, origins: [] } },
    "Script must be an https:// address",
  ],
  ["messages", { ...messages, keepDays: 0 }, "Days must be a whole number from 1 to 36500."],
  ["messages", { ...messages, keepDays: -1 }, "Days must be a whole number from 1 to 36500."],
  ["messages", { ...messages, keepDays: 100_000 }, "Days must be a whole number from 1 to 36500."],
  ["messages", { ...messages, keepDays: 1.5 }, "Days must be a whole number from 1 to 36500."],
  ["messages", { ...messages, perVisitor: 0 }, "Limit per visitor must be a whole number"],
  ["messages", { ...messages, blockedWords: ["a"] }, "Word must be at least 2 characters long."],
  [
    "messages",
    { ...messages, blockedWords: Array.from({ length: 10_000 }, (_, index) => `word ${index}`) },
    "Blocked words can have up to 200 entries.",
  ],
  ["hours", { ...hours, timeZone: "Mars" }, "Time zone must be one such as Africa/Kigali."],
  ["company", { ...company, blurb: "x".repeat(200_000) }, "Short description must be at most"],
];
test.each(refused)("rejects %s: %o with a reason", (section, value, message) => {
  const { error } = settingsChange.safeParse({ section, value, version: "any" });
  expect(JSON.stringify(error?.issues)).toContain(message);
});
