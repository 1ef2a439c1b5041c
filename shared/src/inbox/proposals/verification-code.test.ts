import fc from "fast-check";
import { expect, test } from "vitest";
import {
  codeAlphabet,
  codeLength,
  formatReceipt,
  formatVerificationCode,
  readVerificationCode,
} from "./verification-code.ts";

const aCode = fc.string({
  unit: fc.constantFrom(...codeAlphabet),
  minLength: codeLength,
  maxLength: codeLength,
});

test("reads every code as it is printed, in small letters and without its hyphen", () => {
  fc.assert(
    fc.property(aCode, (code) => {
      const printed = formatVerificationCode(code);
      expect(printed).toMatch(/^\w{4}-\w{4}$/);
      expect(readVerificationCode(printed)).toBe(code);
      expect(readVerificationCode(printed.toLowerCase())).toBe(code);
      expect(readVerificationCode(code)).toBe(code);
    }),
  );
});

test.each(["K7M2–XQ4P", " K7M2 XQ4P\n", "k7m2—xq4p", "K7M2\u00a0-\u2011XQ4P"])(
  "reads %j as phones and people write it",
  (typed) => expect(readVerificationCode(typed)).toBe("K7M2XQ4P"),
);

test.each(["", "K7M2-XQ4", "K7M2-XQ4PP", "K7M2-XQ40", "K7M2-XQ4O", "K7M2-XQ4Í", "'; DROP TABLE"])(
  "%j is no code",
  (typed) => expect(readVerificationCode(typed)).toBeNull(),
);

test("reads any text without failing", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 40 }), (typed) => {
      const code = readVerificationCode(typed);
      expect(code === null || code.length === codeLength).toBe(true);
    }),
  );
});

test("leaves out look-alikes", () => {
  expect([..."01ILOU"].filter((char) => codeAlphabet.includes(char))).toEqual([]);
});

test("a receipt's number differs from the reference of a payment", () => {
  expect(formatReceipt("K7M2XQ4P", 1)).toBe("K7M2-XQ4P-R1");
});
