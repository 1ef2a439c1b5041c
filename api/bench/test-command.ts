import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { processEnvironment } from "../src/platform/env/env.ts";
import type { Measured } from "./goals.ts";
import { root } from "./product.ts";
import { formatNumber } from "./statistics.ts";

/** Vitest's last line of each run; the unit tests are the test command's last run of Vitest. */
const vitestDuration = /Duration +([\d.]+)s/g;

/** The README's test command once, and the unit tests in it. */
export const measureTests = async (): Promise<Measured[]> => {
  const began = performance.now();
  const child = spawn("npx", ["--yes", "pnpm@12", "test"], {
    cwd: root,
    env: { ...processEnvironment, NO_COLOR: "1" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "close");
  const output = await text(child.stdout);
  const [code] = await ended;
  const seconds = (performance.now() - began) / 1_000;
  if (code !== 0) throw new Error(`pnpm test failed after ${formatNumber(seconds)} s.`);
  const unitTests = [...output.matchAll(vitestDuration)].at(-1)?.[1];
  return [
    { goal: "tests", values: [seconds / 60] },
    { goal: "unitTests", values: [Number(unitTests)] },
  ];
};
