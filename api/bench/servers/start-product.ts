import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { processEnvironment } from "../../src/env/env.ts";
import { root } from "../../src/startup/builds/fingerprint.ts";
import { findFreePort } from "../../src/testing/find-free-port.ts";

const email = "admin@localhost.test";
const password = "bench-password";

/** Runs the whole product, as the start command does, over a data folder; resolves when it is ready. */
export const startProduct = async (folder: string, variables: Record<string, string> = {}) => {
  const port = variables.PORT ?? (await findFreePort());
  const child = spawn(process.execPath, [join(root, "api", "src", "main.ts")], {
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
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith("Ready:")) break;
  }
  child.stdout.resume();
  const end = async (signal: "SIGTERM" | "SIGKILL") => {
    const gone = once(child, "exit");
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
