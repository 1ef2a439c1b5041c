import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "../find-free-port.ts";
import { killProduct, spawnProduct } from "./spawn-product.ts";
import { startProxy } from "./start-proxy.ts";

type Role = "all" | "api" | "builder";

/** A process of each role, of one product; requests go through a proxy to those that answer, in turn. */
export const openProcesses = async (roles: Role[], variables: Record<string, string> = {}) => {
  const folder = await mkdtemp(join(tmpdir(), "tours-processes-"));
  const roleOf = new Map<number, Role>();
  for (const role of roles) roleOf.set(await findFreePort(), role);
  const ports = [...roleOf.keys()];
  const proxy = await startProxy(ports);
  const children = new Map<number, ChildProcess>();

  const start = async (port: number) => {
    const settings = { PORT: String(port), PUBLIC_URL: proxy.origin, DATA_DIR: folder };
    const role = { ROLE: roleOf.get(port) ?? "all" };
    children.set(
      port,
      await spawnProduct({ ...settings, ...role, TRUST_PROXY: "1", ...variables }),
    );
  };
  const [first = 0, ...others] = ports;
  const firstReady = start(first);
  // A process that only makes the pages is not ready before another shows them.
  if (roleOf.get(first) !== "builder") await firstReady;
  for (const port of others) await start(port);
  await firstReady;
  const kill = (port: number) => killProduct(children.get(port));
  const stop = async (port: number): Promise<unknown> => {
    const child = children.get(port);
    if (!child) return undefined;
    const gone = once(child, "exit");
    child.kill("SIGTERM");
    const [code] = await gone;
    return code;
  };

  return {
    folder,
    ports,
    /** Of the proxy. */
    origin: proxy.origin,
    originOf: (port: number) => `http://localhost:${port}`,
    start,
    kill,
    /** As a system stops it. Returns its exit code. */
    stop,
    close: async () => {
      proxy.close();
      await Promise.all(ports.map(kill));
      await rm(folder, { recursive: true, force: true });
    },
  };
};
