import { defineConfig } from "@playwright/test";
import { processEnvironment } from "./api/src/env.ts";
import { findChromium } from "./api/src/testing/find-chromium.ts";

/** The product under test: started by its own command, on a port and in a folder of its own. */
const port = Number(processEnvironment.TEST_PORT ?? 4173);
const executablePath = findChromium();
const baseURL = `http://localhost:${port}`;

export default defineConfig({
  testMatch: ["{site,admin}/e2e/**/*.test.ts"],
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  // All tests share one product: where one publishes while another reads, the reader looks again.
  retries: 1,
  forbidOnly: true,
  timeout: 60_000,
  reporter: [["list"]],
  use: {
    baseURL,
    trace: "retain-on-failure",
    screenshot: "only-on-failure",
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // The third-party world is cut off: only this machine can be reached.
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost",
      ],
    },
  },
  webServer: {
    command: "node api/src/testing/start-product-under-test.ts",
    url: baseURL,
    timeout: 180_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 12_000 },
    stdout: "ignore",
    env: {
      PORT: String(port),
      ADMIN_EMAIL: "owner@example.test",
      ADMIN_PASSWORD: "a password for the tests",
      LOG_LEVEL: "warn",
      // Each test is a visitor of its own, by the address that its requests carry.
      TRUST_PROXY: "1",
    },
  },
});
