import { expect, test } from "vitest";
import { createLog } from "#platform/log.ts";
import { warnWithoutHttps } from "./warn-without-https.ts";

const warningsFor = (publicUrl: string) => {
  const lines: string[] = [];
  warnWithoutHttps(publicUrl, createLog("info", { write: (line) => lines.push(line) }));
  return lines.map((line) => JSON.parse(line));
};

test.each(["http://tours.example", "http://192.168.1.7:3000", "http://localhost.example"])(
  "whoever offers the product at %s is warned that passwords pass in the clear",
  (publicUrl) => {
    expect(warningsFor(publicUrl)).toMatchObject([{ level: 40, event: "public_url.no_https" }]);
  },
);

test.each([
  "https://tours.example",
  "http://localhost:3000",
  "http://tours.localhost",
  "http://127.0.0.1:3000",
  "http://[::1]:3000",
])("nobody is warned of %s", (publicUrl) => {
  expect(warningsFor(publicUrl)).toEqual([]);
});
