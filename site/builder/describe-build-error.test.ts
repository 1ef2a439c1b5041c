import { expect, test } from "vitest";
import { extractBuildError } from "./describe-build-error.ts";

const escapeSign = String.fromCharCode(27);

test("an admin reads the first complaint of a failed build and what follows it", () => {
  const output = [
    "12:00:00 [content] Syncing content",
    "12:00:01 [build] error in the progress is no complaint",
    "Collecting the tours",
    "",
    `${escapeSign}[31m[ContentError]${escapeSign}[39m The content could not be read.`,
    "  Hint: is the API running?",
  ].join("\n");
  expect(extractBuildError(output)).toBe(
    "[ContentError] The content could not be read.\n  Hint: is the API running?",
  );
});

test.each([
  "fetch failed: ECONNREFUSED 127.0.0.1:3000",
  "CONTENT_API_URL is not set",
  "Cannot find module './renderer/x'",
  "SyntaxError: Unexpected token",
])("%s is taken as the reason", (line) => {
  expect(extractBuildError(`Something first\n${line}\nthen\n`)).toBe(`${line}\nthen`);
});

test("a build that complains of nothing is explained by its last words", () => {
  expect(extractBuildError("one\n12:00:00 [build] two\nthree\n")).toBe("one\nthree");
  const long = `${"x".repeat(2_000)}the end`;
  const reason = extractBuildError(long);
  expect(reason.endsWith("the end")).toBe(true);
  expect(reason).toHaveLength(600);
});

test("a long complaint is cut, from its beginning on", () => {
  const reason = extractBuildError(`error: first\n${"x".repeat(2_000)}`);
  expect(reason.startsWith("error: first")).toBe(true);
  expect(reason).toHaveLength(600);
});

test("a build that says nothing has no reason of its own", () => {
  expect(extractBuildError("\n \n")).toBe("");
});
