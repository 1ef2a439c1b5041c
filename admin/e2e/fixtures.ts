import { randomInt } from "node:crypto";
import { test as base, expect } from "@playwright/test";

/** The admin of the product under test. */
export const owner = { email: "owner@example.test", password: "a password for the tests" };

const anyAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

/** Chromium's word on a fade between two pages when only the site's page asks for one. */
const leavesSite = /ViewTransition opt-in disabled/;

/** Every test is a visitor with an address of its own; an error in the page's console fails it. */
export const test = base.extend({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    await use({ ...extraHTTPHeaders, "X-Forwarded-For": anyAddress() });
  },
  page: async ({ page }, use) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => {
      if (!leavesSite.test(error.message)) errors.push(error.message);
    });
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    await use(page);
    expect(errors, "errors in the console").toEqual([]);
  },
});
