import { type ChildProcess, execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "../find-free-port.ts";
import { visitRelease } from "../publishing/visit-release.ts";
import { openOwner } from "./open-owner.ts";
import { killProduct, spawnProduct } from "./spawn-product.ts";

/** The processes that a process has started, and those that they have. */
const listDescendants = (pid: number): number[] => {
  const table = execFileSync("ps", ["-A", "-o", "pid=,ppid="]).toString().trim().split("\n");
  const pairs = table.map((line) => line.trim().split(/\s+/).map(Number));
  const children = pairs.filter(([, parent]) => parent === pid).map(([child]) => child!);
  return children.flatMap((child) => [child, ...listDescendants(child)]);
};

const killAll = (pids: number[]) => {
  for (const pid of pids) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // The process has just ended.
    }
  }
};

/** The product as it is started, without demo content, until it is closed; it can be killed and started again. */
export const openProduct = async (variables: Record<string, string> = {}) => {
  const folder = await mkdtemp(join(tmpdir(), "tours-product-"));
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  let child: ChildProcess | undefined;

  const start = async () => {
    child = await spawnProduct({ PORT: String(port), DATA_DIR: folder, ...variables });
  };
  const kill = () => killProduct(child);
  /** Sends the signal to stop. Returns the exit code once the process has ended. */
  const terminate = async (): Promise<unknown> => {
    if (!child) return undefined;
    const gone = once(child, "exit");
    child.kill("SIGTERM");
    const [code] = await gone;
    return code;
  };
  await start();

  return {
    origin,
    folder,
    ...(await openOwner(origin)),
    start,
    kill,
    terminate,
    close: async () => {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },

    /** Ends the builder and all that it has started, at once. */
    killBuilder: () => killAll(listDescendants(child?.pid ?? 0)),

    /** Ends what the builder has started, which renders the pages, and not the builder. */
    killRenderer: () => killAll(listDescendants(listDescendants(child?.pid ?? 0)[0] ?? 0)),

    /** Checks that visitors get one whole release, byte for byte. Returns its revision. */
    visit: () => visitRelease(origin, join(folder, "releases")),
  };
};
