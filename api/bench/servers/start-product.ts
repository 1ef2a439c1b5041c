import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import manifest from "../../../package.json" with { type: "json" };
import { processEnvironment } from "../../src/env/env.ts";
import { root } from "../../src/startup/builds/fingerprint.ts";
import { findFreePort } from "../../src/testing/find-free-port.ts";

const email = "admin@localhost.test";
const password = "bench-password";
/** With 10,000 tours the first one takes some minutes; in ms. */
const longestStart = 15 * 60_000;

/** Whether the output says `Ready:` before it ends. */
const readUntilReady = async (output: Readable) => {
  for await (const line of createInterface({ input: output }))
    if (line.startsWith("Ready:")) return true;
  return false;
};

/** Runs the whole product, as the start command does, over a data folder; resolves when it is ready. */
export const startProduct = async (folder: string, variables: Record<string, string> = {}) => {
  const port = variables.PORT ?? (await findFreePort());
  const [, ...startArguments] = manifest.scripts.start.split(" ");
  const child = spawn(process.execPath, startArguments, {
    cwd: root,
    env: {
      ...processEnvironment,
      ADMIN_EMAIL: email,
      ADMIN_PASSWORD: password,
      DATA_DIR: folder,
      LOG_LEVEL: "error",
      PORT: String(port),
      SEED: "none",
      ...variables,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const gone = once(child, "exit");
  const giveUp = setTimeout(() => child.kill("SIGKILL"), longestStart);
  const isReady = await readUntilReady(child.stdout);
  clearTimeout(giveUp);
  if (!isReady) throw new Error("The product did not start.");
  child.stdout.resume();
  const end = async (signal: "SIGTERM" | "SIGKILL") => {
    child.kill(signal);
    await gone;
  };
  const stop = () => end("SIGTERM");
  return {
    origin: `http://localhost:${port}`,
    /** Of the public process. */
    pid: child.pid,
    folder,
    email,
    password,
    stop,
    [Symbol.asyncDispose]: stop,
    kill: () => end("SIGKILL"),
  };
};
