import { expect, test } from "vitest";
import { checkOutput, expectConsoleError } from "./console-output.ts";

const print = (method: "error" | "warn", ...parts: string[]) =>
  // biome-ignore lint/suspicious/noConsole: a test must not print
  globalThis.console[method](...parts);

test("fails a test that prints an error or a warning", () => {
  print("error", "Saving %s failed.", "a tour");
  expect(checkOutput).toThrow("Saving a tour failed.");
  print("warn", "Deprecated");
  expect(checkOutput).toThrow("Deprecated");
});

test("accepts expected output once", () => {
  expectConsoleError(/^Saving/);
  print("error", "Saving failed.");
  checkOutput();
  print("error", "Saving failed.");
  expect(checkOutput).toThrow("Saving failed.");
});

test("fails a test that does not print what it expects", () => {
  expectConsoleError(/^Saving/);
  expect(checkOutput).toThrow("/^Saving/");
});
