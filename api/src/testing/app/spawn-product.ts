import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { processEnvironment } from "#platform/env/env.ts";
import { root } from "#server/builder/fingerprint.ts";

export const credentials = { email: "admin@localhost.test", password: "owner-password" };

/** Runs the start command without demo content. */
export const spawnMain = (
  variables: Record<string, string>,
  errors: "inherit" | "pipe" = "inherit",
): ChildProcess =>
  spawn(process.execPath, [join(root, "api", "src", "cli", "main.ts"), "start"], {
    cwd: root,
    env: {
      PATH: processEnvironment.PATH,
      ADMIN_PASSWORD: credentials.password,
      LOG_LEVEL: "silent",
      SEED: "none",
      ...variables,
    },
    stdio: ["ignore", "pipe", errors],
  });

/** Runs the start command; resolves once it is ready, and rejects if it ends before. */
export const spawnProduct = async (variables: Record<string, string>): Promise<ChildProcess> => {
  const child = spawnMain(variables);
  const { stdout } = child;
  if (!stdout) throw new Error("The product was started without a pipe.");
  for await (const line of createInterface({ input: stdout })) {
    if (!line.startsWith("Ready:")) continue;
    stdout.resume();
    return child;
  }
  throw new Error("The product ended before it was ready.");
};

/** Ends it at once. */
export const killProduct = async (child: ChildProcess | undefined) => {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
};
