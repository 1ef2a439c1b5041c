import { expect, test } from "vitest";
import { phoneIn } from "./phone.ts";

test.each([
  ["Call me: +250 788 123 456, thanks", "250788123456"],
  ["+250788123456", "250788123456"],
  ["Ring 00250 788 123 456", "250788123456"],
  ["Hello, +250788123456\n2 adults", "250788123456"],
  ["+49 170 1234567\n12 May\n14 May", "491701234567"],
  ["+49 170 12 34 56 78", "4917012345678"],
  ["+250 788 123 456. 2 May", undefined],
  ["+250 788 123 456, 2 adults", undefined],
  ["+250 788 123 456 2 adults", undefined],
  ["+250788123456 12 May", undefined],
  ["+49 170 1234567 12 May", undefined],
  ["+250  788 123 456", undefined],
  ["+250 788\n123 456", undefined],
  ["Nothing to call", undefined],
  ["+49-170-1234567 or mail", "491701234567"],
  ["We are 2 + 12 34 people", undefined],
  ["0788 123 456", undefined],
  ["order +123", undefined],
  ["+250 (788) 123 456", "250788123456"],
  ["+250 (0)788 123 456", "250788123456"],
  ["+44 (0) 20 7946 0958", "442079460958"],
  ["+250(788)123456", "250788123456"],
  ["+49/170/1234567", undefined],
  ["+250 788 123 456 (2) x", undefined],
  ["+250 788 123 456/457", undefined],
  ["+250\u00a0788\u202f123 456", "250788123456"],
  ["(+250788123456)", "250788123456"],
  ["+250788123456 (2 adults)", undefined],
  ["+250788123456 (2)", undefined],
  ["+250788123456/2 people", undefined],
  ["+1234567890123456789", undefined],
])("the number in “%s”", (text, digits) => {
  expect(phoneIn(text)).toBe(digits);
});
