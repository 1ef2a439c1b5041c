import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{shared,api,admin,site}/{src,builder}/**/*.test.{ts,tsx}", "*.test.ts"],
    restoreMocks: true,
    testTimeout: 20_000,
  },
});
