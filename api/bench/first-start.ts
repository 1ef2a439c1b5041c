import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { processEnvironment } from "../src/platform/env/env.ts";
import { findFreePort } from "../src/testing/find-free-port.ts";
import type { Measured } from "./goals.ts";
import { root, withFolder } from "./product.ts";

const rounds = 3;

/** Seconds from the README's start command in a new clone of the last commit until it says that it is ready. */
const startFreshClone = () =>
  withFolder(async (folder) => {
    const clone = join(folder, "clone");
    execFileSync("git", ["clone", "--quiet", root, clone]);
    const environment: NodeJS.ProcessEnv = {
      ...processEnvironment,
      PORT: String(await findFreePort()),
    };
    delete environment.DATA_DIR;
    // Scripts run by pnpm inherit it, and the clone would not install its packages.
    delete environment.pnpm_config_verify_deps_before_run;
    const began = performance.now();
    const child = spawn("npx", ["--yes", "pnpm@12", "start"], {
      cwd: clone,
      env: environment,
      stdio: ["ignore", "pipe", "inherit"],
    });
    const ended = once(child, "close");
    let seconds = Number.NaN;
    for await (const output of createInterface({ input: child.stdout })) {
      if (!output.startsWith("Ready:")) continue;
      seconds = (performance.now() - began) / 1_000;
      child.kill("SIGTERM");
    }
    await ended;
    if (Number.isNaN(seconds)) throw new Error("The clone did not start.");
    return seconds;
  });

/** Packages come from the store of pnpm if they were installed before. */
export const measureFirstStart = async (): Promise<Measured[]> => {
  const values: number[] = [];
  for (let round = 0; round < rounds; round += 1) values.push(await startFreshClone());
  return [{ goal: "firstStart", values }];
};
