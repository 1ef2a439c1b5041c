import { expect, test } from "vitest";
import { findPhoneNumber } from "./phone.ts";

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
  ["+100 000 000 RWF", undefined],
  ["+100.000.000 frw per year", undefined],
  ["+100 000 000.50 Euros", undefined],
  ["+100\u00a0000\u00a0000\u00a0€", undefined],
  ["+100000000$", undefined],
  ["+100000000 US$ or less", undefined],
  ["RWF +100 000 000", undefined],
  ["about $+100000000", undefined],
  ["about US$ +100000000", undefined],
  ["We have +100 000 000 RWF, call +250 788 123 456", "250788123456"],
  ["+100 000 000 RWF +250 788 123 456", "250788123456"],
  ["Our budget is 500 USD +250 788 123 456", "250788123456"],
  ["Our budget is 500k RWF +250 788 123 456", "250788123456"],
  ["Our budget is 500US$ +250 788 123 456", "250788123456"],
  ["Do you take USD? +250 788 123 456", "250788123456"],
  ["We pay in euros +250 788 123 456", "250788123456"],
  ["We pay in EUR\n+250 788 123 456", "250788123456"],
  ["+250 788 123 456\n€ are welcome", "250788123456"],
  ["+250 788 123 456, USD are welcome", "250788123456"],
  ["+250 788 123 456 Europe", "250788123456"],
  ["Marcus +250 788 123 456", "250788123456"],
])("the number in “%s”", (text, digits) => {
  expect(findPhoneNumber(text)).toBe(digits);
});

test("a number is found behind amounts and a text of spaces, whatever its length", () => {
  const amounts = "$+12345678\n".repeat(50);
  expect(findPhoneNumber(`a${" ".repeat(60_000)}${amounts}+250 788 123 456`)).toBe("250788123456");
});
