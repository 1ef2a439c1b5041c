import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Measured } from "./goals.ts";
import { root } from "./product.ts";

const measureScript = async (script: string) => {
  const began = performance.now();
  const child = spawn("npx", ["--yes", "pnpm@12", "run", script], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`pnpm ${script} failed.`);
  return (performance.now() - began) / 1_000;
};

/** The README's test command, and the unit tests alone, once each. */
export const measureTests = async (): Promise<Measured[]> => [
  { goal: "tests", values: [(await measureScript("test")) / 60] },
  { goal: "unitTests", values: [await measureScript("test:unit")] },
];
