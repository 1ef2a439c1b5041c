import { setTimeout as pause } from "node:timers/promises";
import { chromium, type Page } from "@playwright/test";
import { findChromium } from "../../src/testing/browser/find-chromium.ts";

export const screens = [
  { name: "phone", viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 },
  { name: "laptop", viewport: { width: 1_440, height: 900 }, deviceScaleFactor: 1 },
];
export type Screen = (typeof screens)[number];

export const launchChromium = () => {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: ["--no-sandbox", "--disable-gpu"],
  });
};

/** What comes into sight is asked for by then, and answered on this machine (ms). */
const lookMilliseconds = 300;

/** Reads the page from top to bottom, as somebody does who looks at all of it. */
export const readThrough = async (page: Page) => {
  for (;;) {
    const isAtEnd = await page.evaluate(() => {
      scrollBy({ top: innerHeight / 2, behavior: "instant" });
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    });
    await pause(lookMilliseconds);
    if (isAtEnd) return;
  }
};
