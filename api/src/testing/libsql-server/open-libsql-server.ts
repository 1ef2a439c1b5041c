import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { migrateDatabase } from "#platform/db/migration/migrate.ts";
import { processEnvironment } from "#platform/env/env.ts";
import { findFreePort } from "../find-free-port.ts";
import { type HranaServer, startHranaServer } from "./hrana-server.ts";

type Running = { url: string; stop: () => Promise<void>; peer?: HranaServer };

const untilHealthy = async (url: string) => {
  for (;;) {
    const response = await fetch(`${url}/health`).catch(() => undefined);
    if (response?.ok) return;
    await pause(20);
  }
};

/** Starts an sqld without users on a new database in `folder`. */
export const startSqld = async (path: string, folder: string): Promise<Running> => {
  const address = `127.0.0.1:${await findFreePort()}`;
  const options = [
    "--no-welcome",
    "--db-path",
    join(folder, "sqld"),
    "--http-listen-addr",
    address,
  ];
  const child = spawn(path, options, { stdio: "ignore" });
  const gone = once(child, "exit");
  const url = `http://${address}`;
  await untilHealthy(url);
  await migrateDatabase({ url });
  const stop = async () => {
    child.kill();
    await gone;
  };
  return { url, stop };
};

const token = "the token of the tests";

/**
 * Starts our own server with selectable faults and a database in `folder`; `template` has the bytes of a migrated one.
 */
export const openPeer = async (folder: string, template: Buffer): Promise<Running> => {
  const path = join(folder, "server", "data");
  await mkdir(dirname(path));
  await writeFile(path, template);
  const peer = await startHranaServer({ path, token });
  const url = `${peer.url}?authToken=${encodeURIComponent(token)}`;
  return { url, stop: peer.stop, peer };
};

const { SQLD_PATH } = processEnvironment;

/** The server that the tests are run on. */
export const openLibsqlServer = (folder: string, template: Buffer) =>
  SQLD_PATH ? startSqld(SQLD_PATH, folder) : openPeer(folder, template);
