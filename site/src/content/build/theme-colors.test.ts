import { blankSettings } from "shared/site-settings";
import { expect, test } from "vitest";
import { themeColors } from "./theme-colors.ts";

const { brand } = blankSettings;

test("the browser's own bars have the colours of the page", () => {
  expect(themeColors(brand)).toEqual({ light: "#fbf6ee", dark: "#0a1b20" });
});

test("in the dark they follow the main colour", () => {
  const { light, dark } = themeColors({ ...brand, mainColor: "#b0005e" });
  expect(light).toBe("#fbf6ee");
  expect(dark).not.toBe("#0a1b20");
});
