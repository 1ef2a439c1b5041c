import { expect, test } from "vitest";
import { mailAddressLink } from "./mail-address-link.ts";

test("keeps a mail address readable in a link", () => {
  expect(mailAddressLink("aline@example.com")).toBe("mailto:aline@example.com");
});
