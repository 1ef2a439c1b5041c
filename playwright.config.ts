import { defineConfig } from "@playwright/test";
import { processEnvironment } from "./api/src/platform/env/env.ts";
import { headlessChromium } from "./api/src/testing/browser/launch-options.ts";

/** A product under test: started by its own command, on a port and in a folder of its own. */
const productOn = (port: number) => ({
  command: "node api/src/testing/browser/start-product-under-test.ts",
  url: addressOf(port),
  timeout: 180_000,
  gracefulShutdown: { signal: "SIGTERM", timeout: 12_000 } as const,
  stdout: "ignore" as const,
  env: {
    PORT: String(port),
    ADMIN_EMAIL: "owner@example.test",
    ADMIN_PASSWORD: "a password for the tests",
    LOG_LEVEL: "warn",
    // Each test is a visitor of its own, by the address that its requests carry.
    TRUST_PROXY: "1",
    // Webhooks of tests are received on loopback.
    REBUILD_WEBHOOK_PRIVATE: "allow",
  },
});

const addressOf = (port: number) => `http://localhost:${port}`;

/** Tests that change public content have a product of their own, so that what the others read stands still. */
const readPort = Number(processEnvironment.TEST_PORT ?? 4173);
const changedPort = readPort + 10_000;
const changing = ["site/e2e/publishing/**/*.test.ts", "admin/e2e/**/*.test.ts"];
/** They start products of their own. */
const hosting = "site/e2e/hosting/**/*.test.ts";

export default defineConfig({
  outputDir: "test-results",
  fullyParallel: true,
  workers: 3,
  forbidOnly: true,
  // A test that needs its second try is listed as flaky.
  retries: 1,
  timeout: 60_000,
  // A machine may have other work; where all is well, nothing waits so long.
  expect: { timeout: 15_000 },
  // A dot for each test, and failures in full at the end.
  reporter: [["dot"]],
  use: {
    // Actions and requests; recording the page at each step (`--trace on`) takes a seventh of the time.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false },
    launchOptions: headlessChromium,
  },
  // The longest tests start first: at the end no worker waits long for the other.
  projects: [
    {
      name: "changing",
      testMatch: changing,
      use: {
        baseURL: addressOf(changedPort),
        // Else a dialog's button may move away between the press and the release.
        contextOptions: { reducedMotion: "reduce" },
      },
    },
    { name: "hosting", testMatch: hosting },
    {
      name: "reading",
      testMatch: "site/e2e/**/*.test.ts",
      testIgnore: [...changing, hosting],
      use: { baseURL: addressOf(readPort) },
    },
  ],
  webServer: [productOn(readPort), productOn(changedPort)],
});
