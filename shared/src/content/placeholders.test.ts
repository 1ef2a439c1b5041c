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

test("an owner who has said everything is asked for nothing", () => {
  expect(findPlaceholders(filled)).toEqual([]);
});

test("an owner who has said nothing learns what visitors miss, and where to say it", () => {
  expect(findPlaceholders(blankSettings)).toEqual([
    { section: "company", text: "The company has no name yet." },
    { section: "contact", text: "There is no e-mail address." },
    { section: "contact", text: "There is no phone number." },
    { section: "hours", text: "There are no business hours." },
    { section: "chat", text: "There is no WhatsApp number, so visitors cannot chat." },
  ]);
});

test("what only looks like an address or a number is named", () => {
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
])("%s is nobody's address", (email) => {
  const contact = { ...filled.contact, email };
  expect(textsOf({ ...filled, contact })).toEqual([
    `The e-mail address ${email} is a placeholder.`,
  ]);
});

test.each(["a@myexample.com", "a@test.com", "a@example.rw"])("%s may be somebody's", (email) => {
  expect(findPlaceholders({ ...filled, contact: { ...filled.contact, email } })).toEqual([]);
});
