import { expect, test } from "vitest";
import { findPlaceholders } from "./placeholders.ts";
import { blankSettings, type SiteSettings } from "./site-settings/site-settings.ts";

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
  reviews: { link: "https://maps.example-reviews.com/lake", widget: null },
};

const textsOf = (settings: SiteSettings) => findPlaceholders(settings).map(({ text }) => text);

test("finds nothing missing once the owner has filled in everything", () => {
  expect(findPlaceholders(filled)).toEqual([]);
});

test("lists what visitors miss in blank settings, with the section of each", () => {
  expect(findPlaceholders(blankSettings)).toEqual([
    { section: "company", text: "The company has no name yet." },
    { section: "contact", text: "There is no e-mail address." },
    { section: "contact", text: "There is no phone number." },
    { section: "hours", text: "There are no business hours." },
    { section: "chat", text: "There is no WhatsApp number, so visitors cannot chat." },
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
    reviews: { link: "http://localhost:4321/reviews", widget: null },
  };
  expect(textsOf(settings)).toEqual([
    "The phone number +250000000000 is a placeholder.",
    "The map link is a placeholder.",
    "The link to X is a placeholder.",
    "The WhatsApp number https://wa.me/250000000000 is a placeholder.",
    "The reviews link is a placeholder.",
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
  expect(textsOf({ ...filled, contact })).toEqual([
    `The e-mail address ${email} is a placeholder.`,
  ]);
});

test.each(["a@myexample.com", "a@test.com", "a@example.rw"])("accepts %s as a real contact", (email) => {
  expect(findPlaceholders({ ...filled, contact: { ...filled.contact, email } })).toEqual([]);
});
