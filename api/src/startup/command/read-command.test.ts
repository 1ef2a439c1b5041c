import { expect, test } from "vitest";
import { SettingsError } from "../../env/env.ts";
import { readCommand } from "./read-command.ts";

test("the role of the command goes before that of the environment", () => {
  expect(readCommand([], {}).ROLE).toBe("all");
  expect(readCommand([], { ROLE: "api" }).ROLE).toBe("api");
  expect(readCommand(["--role", "builder"], { ROLE: "api" }).ROLE).toBe("builder");
  expect(readCommand(["--", "--role=api"], {})).toMatchObject({ ROLE: "api" });
});

test.each([[["--rolle", "api"]], [["--role", "boss"]], [["api"]], [["--role"]]])(
  "%j is refused in a sentence",
  (words) => {
    expect(() => readCommand(words, {})).toThrow(SettingsError);
  },
);
