import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { themeColors } from "./theme-colors.ts";

test("the browser's own bars have the colours of the page", () => {
  const tokens = readFileSync(new URL("../styles/tokens.css", import.meta.url), "utf8");
  const [light, dark] = tokens.split("@media (prefers-color-scheme: dark)");
  expect(light).toContain("--bg: var(--paper);");
  expect(light).toContain(`--paper: ${themeColors.light};`);
  expect(dark).toContain(`--bg: ${themeColors.dark};`);
});
