import { randomInt } from "node:crypto";
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
} from "@playwright/test";

/** The admin of the product under test. */
export const owner = { email: "owner@example.test", password: "a password for the tests" };

/** A random address keeps each visitor out of the others' rate limits. */
export const anyAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

/** Chromium skips a transition between two pages when only one asks for it or the test resizes the window. */
const skippedTransition =
  /ViewTransition opt-in disabled|Transition was aborted because of invalid state. Viewport size changed/;

/** Only a test that goes offline causes it, for any request that happens to be due. */
const offline = "Failed to load resource: net::ERR_INTERNET_DISCONNECTED";

const getPath = (url: string) => (URL.canParse(url) ? new URL(url).pathname : url);

/** `expectedErrors` excuses no exception or rejection that nobody caught. */
const uncaught = "Uncaught: ";

/**
 * Collects what goes wrong in any page of `context`: uncaught exceptions, unhandled rejections,
 * errors in the console with the path they are about, and answers of 404 from this machine.
 */
const watchErrors = (context: BrowserContext) => {
  const errors: string[] = [];
  context.on("weberror", (event) => {
    const { message } = event.error();
    if (!skippedTransition.test(message)) errors.push(`${uncaught}${message}`);
  });
  context.on("console", (message) => {
    if (message.type() !== "error" || message.text() === offline) return;
    errors.push(`${message.text()} at ${getPath(message.location().url)}`);
  });
  context.on("response", (response) => {
    const { hostname, pathname } = new URL(response.url());
    if (response.status() === 404 && hostname === "localhost")
      errors.push(`Answer with a status of 404 at ${pathname}`);
  });
  return errors;
};

const expectNoOther = (errors: string[], expected: RegExp | undefined) => {
  const unexpected = errors.filter((error) => error.startsWith(uncaught) || !expected?.test(error));
  expect(unexpected, "unexpected errors in the browser").toEqual([]);
};

/** Requests to `path` that fail because the test cuts the connection. */
export const lostConnection = (path: string) =>
  new RegExp(`^Failed to load resource: net::.* at ${path}`);

type Options = {
  /** The errors that a test causes itself, by their text, status and path. */
  expectedErrors: RegExp | undefined;
};
type Fixtures = {
  /** Opens the window of another visitor or device. Its errors fail the test too. */
  openContext: (options?: BrowserContextOptions) => Promise<BrowserContext>;
};
type WorkerFixtures = { ownerHeaders: { Authorization: string } };

/** Each test is a visitor with its own address; an error that it does not expect fails it. */
export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  expectedErrors: [undefined, { option: true }],
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    await use({ ...extraHTTPHeaders, "X-Forwarded-For": anyAddress() });
  },
  // Once a worker: an account may not sign in often.
  ownerHeaders: [
    async ({ playwright }, use, { project }) => {
      const { baseURL = "" } = project.use;
      const extraHTTPHeaders = { "X-Forwarded-For": anyAddress() };
      const request = await playwright.request.newContext({ baseURL, extraHTTPHeaders });
      const reply = await request.post("/api/ibirwa-clients/login", { data: owner });
      const { token } = await reply.json();
      await request.dispose();
      await use({ Authorization: `Bearer ${token}` });
    },
    { scope: "worker" },
  ],
  context: async ({ context, expectedErrors }, use) => {
    const errors = watchErrors(context);
    await use(context);
    expectNoOther(errors, expectedErrors);
  },
  openContext: async ({ browser, baseURL, expectedErrors }, use) => {
    const contexts: BrowserContext[] = [];
    const errors: string[][] = [];
    await use(async (options) => {
      const context = await browser.newContext({ ...(baseURL && { baseURL }), ...options });
      contexts.push(context);
      errors.push(watchErrors(context));
      return context;
    });
    for (const context of contexts) await context.close();
    expectNoOther(errors.flat(), expectedErrors);
  },
});

export { expect };
