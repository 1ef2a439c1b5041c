import { expect, test } from "vitest";
import { StartError } from "#platform/start-error.ts";
import { readSampleCounts } from "./read-sample-counts.ts";

const nothing = { tours: 0, photos: 0, inquiries: 0, contacts: 0, users: 0 };

test.each([
  [["--tours", "5"], { tours: 5 }],
  [["--", "--tours", "5"], { tours: 5 }],
  [["--photos=10000", "--users", "1", "--inquiries", "0"], { photos: 10_000, users: 1 }],
])("%j asks for that and nothing else", (args, wanted) => {
  expect(readSampleCounts(args)).toEqual({ ...nothing, ...wanted });
});

test.each([
  [[]],
  [["--"]],
  [["5"]],
  [["--boats", "3"]],
  [["--users"]],
  [["--users", "-1"]],
  [["--users", "1.5"]],
  [["--users", "many"]],
  [["--users", "99999999"]],
  [["--users", ""]],
])("%j is refused with how to ask", (args) => {
  expect(() => readSampleCounts(args)).toThrow(StartError);
  expect(() => readSampleCounts(args)).toThrow(/pnpm seed --tours N .*--users N$/);
});
