import { processEnvironment } from "#platform/env/env.ts";

/** Few in `pnpm test:drills`, many in `pnpm test:faults`. */
export const rounds = (few: number, many: number) =>
  processEnvironment.MODE === "faults" ? many : few;
