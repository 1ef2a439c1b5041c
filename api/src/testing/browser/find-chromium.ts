import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { processEnvironment } from "../../env/env.ts";

/** Whole browsers: the shell without windows shows no notifications. */
const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const applications = ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"];

/** A Chromium to test with: `CHROMIUM_PATH`, a system one, Playwright's own, or none. */
export const findChromium = (): string | undefined => {
  const { CHROMIUM_PATH, PATH = "" } = processEnvironment;
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  const installed = PATH.split(delimiter).flatMap((folder) =>
    names.map((name) => join(folder, name)),
  );
  return [...installed, ...applications, chromium.executablePath()].find(existsSync);
};
