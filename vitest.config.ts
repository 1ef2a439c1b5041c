import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** Whole products and images that are built, started, killed and restored: CI runs them after the test command. */
const drills = [
  "deploy.test.ts",
  "api/src/server/faults/*.test.ts",
  "api/src/server/{product,start-monitoring}.test.ts",
  "api/src/cli/{backups/backup-drill,start/{run-until-stopped,watch-launcher}}.test.ts",
];

/** They compile the site and take longest: begun first, no worker waits for them at the end. */
const builds = ["site/builder/renderer/{render-release,held-back}.test.ts"];

/** They need a DOM, too. A file that chose its own environment would start a new worker. */
const inBrowser = [
  "admin/src/lib/{api/send-with-progress,session/*}.test.ts",
  "site/src/lib/session/*.test.ts",
];

/** Services and lists, which a database server must serve as well as a file. */
const onServer =
  "api/src/{accounts,content,inbox,platform/lists,mail,publishing,audit,server/app}/**/*.test.ts";
/** The test command's sample of them: lists, transactions with keys, constraints. */
const someOnServer = [
  "api/src/server/app/{lists,creating-once}.test.ts",
  "api/src/accounts/users/users.test.ts",
];

export default defineConfig(({ mode }) => ({
  test: {
    // Each test makes its own rows, database and page: files may share a worker.
    isolate: false,
    // The tests wait for processes and timers as well: two cores have work for four workers.
    maxWorkers: availableParallelism() + 2,
    // Pages of the tests are made and thrown away by the thousand: fewer, larger collections.
    // Threads that collect in parallel would take cores from the other workers.
    execArgv: ["--max-semi-space-size=64", "--single-threaded-gc"],
    restoreMocks: true,
    env: { VITE_PRODUCT_VERSION: "1.2.3" },
    // A green run prints its summary alone; what a test prints is shown.
    reporters: [["minimal", { silent: false }]],
    setupFiles: ["shared/src/testing/fail-on-console.ts"],
    testTimeout: 20_000,
    // In the order of their names. A worker restarts wherever the environment changes.
    projects: [
      { extends: true, test: { name: "drills", include: drills } },
      { extends: true, test: { name: "builds", include: builds } },
      {
        extends: true,
        test: {
          name: "components",
          environment: "happy-dom",
          include: ["{admin,site}/src/**/*.test.tsx", ...inBrowser],
        },
      },
      {
        extends: true,
        test: {
          name: "node",
          include: ["{shared,api,admin,site}/{src,builder}/**/*.test.ts", "*.test.ts"],
          exclude: [...drills, ...builds, ...inBrowser],
        },
      },
      {
        extends: true,
        test: {
          name: "server",
          include: mode === "server" ? [onServer] : someOnServer,
          env: { TEST_DATABASE: "server" },
          // A request for each statement that waits for another.
          testTimeout: 60_000,
          globalSetup: "api/src/testing/libsql-server/print-server.ts",
        },
      },
    ],
  },
}));
