import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{shared,api,admin,site}/{src,builder}/**/*.test.{ts,tsx}", "*.test.ts"],
    // Each test makes its own rows, database and page: files may share a worker.
    isolate: false,
    restoreMocks: true,
    testTimeout: 20_000,
  },
});
