import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { processEnvironment, type Settings } from "#platform/env/env.ts";
import { root } from "#server/builder/fingerprint.ts";
import { watchLauncher } from "./watch-launcher.ts";

const run = (folder: string, script: string[], environment: Record<string, string>) =>
  spawn(process.execPath, script, {
    cwd: join(root, folder),
    env: { ...processEnvironment, ...environment },
    stdio: "inherit",
  });

const startServers = ({ PORT, PUBLIC_URL }: Settings): ChildProcess[] => {
  const sitePort = PORT + 1;
  const adminPort = PORT + 2;
  return [
    run("site", ["node_modules/astro/bin/astro.mjs", "dev", "--port", String(sitePort)], {
      CONTENT_API_URL: `http://127.0.0.1:${PORT}`,
      PUBLIC_URL,
      ASTRO_TELEMETRY_DISABLED: "1",
    }),
    run("admin", ["node_modules/vite/bin/vite.js", "--port", String(adminPort), "--strictPort"], {
      API_PORT: String(PORT),
    }),
    run("", ["--watch", "--watch-preserve-output", "api/src/cli/main.ts", "start"], {
      DEV_SITE_URL: `http://localhost:${sitePort}`,
      DEV_ADMIN_URL: `http://localhost:${adminPort}`,
      LOG_LEVEL: processEnvironment.LOG_LEVEL ?? "warn",
    }),
  ];
};

/** Starts the product with watch and hot reload: its own process and the two development servers. */
export const runDev = (settings: Settings) => {
  const children = startServers(settings);
  const stop = async () => {
    const running = children.filter((child) => child.exitCode === null);
    const ended = running.map((child) => once(child, "exit"));
    for (const child of running) child.kill("SIGTERM");
    await Promise.all(ended);
    process.exit(0);
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  watchLauncher(stop);
};
