import { expect, test } from "vitest";
import { readToursCommand } from "./read-tours-command.ts";

test.each([["export"], ["export", "tours.rar"], ["import", "a.csv", "b.csv"], ["eat", "a.csv"]])(
  "%s %s is answered with the usage",
  (...args) => {
    expect(() => readToursCommand(args)).toThrow(/^To export or import all tours/);
  },
);
