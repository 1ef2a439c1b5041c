import { expect, test } from "vitest";
import { securityText } from "./security-text.ts";

test("a finder of a weakness learns whom to tell, for a year from the build", () => {
  const text = securityText(new URL("https://tours.example"), new Date("2026-11-20T10:00:00Z"));
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(text).toMatch(/^Expires: 2027-11-20T10:00:00\.000Z$/m);
  expect(text).toMatch(/^Canonical: https:\/\/tours\.example\/\.well-known\/security\.txt$/m);
});
