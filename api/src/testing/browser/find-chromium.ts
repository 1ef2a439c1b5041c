import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { processEnvironment } from "#platform/env/env.ts";

/** Browsers with windows. */
const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const applications = ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"];
/** Debian's package of Chromium without windows, which begins a test in three quarters of the time. */
const shell = "chromium-headless-shell";

const onPath = (programs: string[]) =>
  (processEnvironment.PATH ?? "")
    .split(delimiter)
    .flatMap((folder) => programs.map((name) => join(folder, name)));

/** A Chromium to test with: `CHROMIUM_PATH`, a system one, Playwright's own, or none. */
export const findChromium = (): string | undefined =>
  processEnvironment.CHROMIUM_PATH ||
  [...onPath(names), ...applications, chromium.executablePath()].find(existsSync);

/** The same, without windows where there is one. */
export const findHeadlessChromium = (): string | undefined =>
  processEnvironment.CHROMIUM_PATH || (onPath([shell]).find(existsSync) ?? findChromium());
