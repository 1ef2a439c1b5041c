import { expect, test } from "vitest";
import { securityText } from "./security-text.ts";

const site = new URL("https://tours.example");
const now = new Date("2026-11-20T10:00:00Z");

test("gives security researchers a contact for a year from the build", () => {
  const text = securityText("hello@tours.example", site, now);
  expect(text).toMatch(/^Contact: mailto:hello@tours\.example$/m);
  expect(text).toMatch(/^Expires: 2027-11-20T10:00:00\.000Z$/m);
  expect(text).toMatch(/^Canonical: https:\/\/tours\.example\/\.well-known\/security\.txt$/m);
});

test("names the contact form without an email address", () => {
  expect(securityText(null, site, now)).toMatch(/^Contact: https:\/\/tours\.example\/contact$/m);
});
