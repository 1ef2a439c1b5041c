import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { killProduct, spawnProduct } from "#testing/app/spawn-product.ts";
import { findFreePort } from "#testing/find-free-port.ts";
import { makeFolder } from "#testing/make-folder.ts";

const patience = { timeout: 60_000, interval: 50 };

/** The processes that answer requests: children of the one that watches over them. */
const workersOf = (pid: number) =>
  execFileSync("ps", ["-A", "-o", "pid=,ppid="])
    .toString()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([child, parent]) => (parent === pid && child ? [child] : []));

test("several processes share one port; one that dies is started anew; a stop ends all", async () => {
  const port = await findFreePort();
  const settings = { PORT: String(port), DATA_DIR: await makeFolder(), PROCESSES: "2" };
  const product = await spawnProduct({ ...settings, BACKUP_EVERY: "off" });
  onTestFinished(() => killProduct(product));
  const isServed = () => fetch(`http://localhost:${port}/api/health`).then(({ ok }) => ok);
  expect(await isServed()).toBe(true);

  const before = workersOf(product.pid!);
  process.kill(before[0]!, "SIGKILL");
  const isRunning = (pid: number) => workersOf(product.pid!).includes(pid);
  await expect.poll(() => isRunning(before[0]!), patience).toBe(false);
  expect(await isServed()).toBe(true);
  await expect
    .poll(() => workersOf(product.pid!).filter((pid) => !before.includes(pid)).length, patience)
    .toBe(1);

  const gone = once(product, "exit");
  product.kill("SIGTERM");
  expect(await gone).toEqual([0, null]);
  await expect(isServed()).rejects.toThrow();
}, 120_000);
