import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";
import { processEnvironment } from "#platform/env/env.ts";
import { root } from "#server/builder/fingerprint.ts";
import { findFreePort } from "#testing/find-free-port.ts";
import { makeFolder } from "#testing/make-folder.ts";

/** Longer than the 10 s that a stop may take. */
const patience = { timeout: 15_000, interval: 50 };

/** Parents by process id. Processes that have ended and wait for their parent to notice don't count. */
const readParents = () => {
  const table = execFileSync("ps", ["-A", "-o", "pid=,ppid=,stat="]).toString();
  const rows = table.matchAll(/^\s*(\d+)\s+(\d+)\s+([^Z\s]\S*)$/gm);
  return new Map([...rows].map(([, pid, parent]) => [Number(pid), Number(parent)]));
};

const listTree = (top: number) => {
  const parents = readParents();
  const findTree = (pid: number): number[] => {
    const children = [...parents].flatMap(([child, parent]) => (parent === pid ? [child] : []));
    return [pid, ...children.flatMap(findTree)];
  };
  return findTree(top);
};

test("SIGTERM under `npx --yes pnpm@12 start` leaves no process", async () => {
  const launcher = spawn("npx", ["--yes", "pnpm@12", "start"], {
    cwd: root,
    env: {
      // npx asks the registry, which may need certificates or a proxy that the environment names.
      ...processEnvironment,
      NODE_ENV: undefined,
      PORT: String(await findFreePort()),
      DATA_DIR: await makeFolder(),
      SEED: "none",
      BACKUP_EVERY: "off",
      LOG_LEVEL: "silent",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let tree: number[] = [];
  onTestFinished(() => {
    const alive = readParents();
    for (const pid of tree) if (alive.has(pid)) process.kill(pid, "SIGKILL");
  });
  for await (const line of createInterface({ input: launcher.stdout }))
    if (line.startsWith("Ready:")) break;
  tree = listTree(launcher.pid!);
  // npx, pnpm, the shells between them, the product, its builder.
  expect(tree.length).toBeGreaterThan(4);

  const gone = once(launcher, "exit");
  launcher.kill("SIGTERM");
  await gone;
  const listLeft = () => {
    const alive = readParents();
    return tree.filter((pid) => alive.has(pid));
  };
  await expect.poll(listLeft, patience).toEqual([]);
}, 240_000);
