import { expect, test } from "vitest";
import { findPlaceholders } from "./placeholders.ts";
import { blankSettings } from "./site-settings/blank-settings.ts";
import type { SiteSettings } from "./site-settings/site-settings.ts";

const today = "2026-11-21";

const filled: SiteSettings = {
  ...blankSettings,
  company: { ...blankSettings.company, name: "Lake Tours" },
  contact: {
    ...blankSettings.contact,
    email: "hello@lake-tours.rw",
    phones: ["+250788123456"],
    mapLink: "/map",
    social: [{ label: "Instagram", url: "https://www.instagram.com/example" }],
  },
  hours: { ...blankSettings.hours, days: [{ day: 1, opens: "09:00", closes: "18:00" }] },
  chat: { ...blankSettings.chat, whatsapp: "https://wa.me/message/ABC000000" },
  reviews: { ...blankSettings.reviews, link: "https://maps.example-reviews.com/lake" },
};

const listTexts = (settings: SiteSettings) =>
  findPlaceholders(settings, today).map(({ text }) => text);

test("finds nothing missing once the owner has filled in everything", () => {
  expect(findPlaceholders(filled, today)).toEqual([]);
});

test("lists what visitors miss in blank settings, with the section of each", () => {
  expect(findPlaceholders(blankSettings, today)).toEqual([
    { section: "company", text: "Add your company's name." },
    { section: "contact", text: "Add an email address." },
    { section: "contact", text: "Add a phone number." },
    { section: "hours", text: "Add your opening hours." },
    { section: "chat", text: "Add a WhatsApp number so visitors can chat." },
  ]);
});

test("names an address and a number that are only placeholders", () => {
  const settings: SiteSettings = {
    ...filled,
    contact: {
      ...filled.contact,
      phones: ["+250788123456", "+250000000000"],
      mapLink: "https://maps.invalid/lake",
      social: [...filled.contact.social, { label: "X", url: "https://x.example/lake" }],
    },
    chat: { ...filled.chat, whatsapp: "https://wa.me/250000000000" },
    reviews: { ...blankSettings.reviews, link: "http://localhost:4321/reviews" },
  };
  expect(listTexts(settings)).toEqual([
    "Replace the sample phone number +250000000000.",
    "Replace the sample map link.",
    "Replace the sample X link.",
    "Replace the sample WhatsApp number https://wa.me/250000000000.",
    "Replace the sample reviews link.",
  ]);
});

test.each([
  "a@lake.example",
  "a@example.com",
  "a@mail.example.org",
  "a@lake.test",
  "a@EXAMPLE.net",
])("recognises %s as a placeholder", (email) => {
  const contact = { ...filled.contact, email };
  expect(listTexts({ ...filled, contact })).toEqual([`Replace the sample email address ${email}.`]);
});

test.each(["a@myexample.com", "a@test.com", "a@example.rw"])(
  "accepts %s as a real contact",
  (email) => {
    expect(findPlaceholders({ ...filled, contact: { ...filled.contact, email } }, today)).toEqual(
      [],
    );
  },
);

test.each([
  [
    "2026-11-20",
    ["Your licence expired on 2026-11-20, so the site doesn't mention it. Renew it or remove it."],
  ],
  ["2026-11-21", []],
  [null, []],
])("reports a licence until %s only once it has expired", (licenceUntil, texts) => {
  expect(listTexts({ ...filled, company: { ...filled.company, licenceUntil } })).toEqual(texts);
});
