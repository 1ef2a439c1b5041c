import { expect, test } from "vitest";
import { mailAddressLink } from "./mail-address-link.ts";

test("an address in a link reads as it is written", () => {
  expect(mailAddressLink("aline@example.com")).toBe("mailto:aline@example.com");
});
