import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { processEnvironment, readSettings } from "#platform/env/env.ts";
import { root } from "#server/builder/fingerprint.ts";
import { watchLauncher } from "./command/watch-launcher.ts";

/** The product with watch and hot reload: its own process and the two development servers. */
const settings = readSettings(processEnvironment);
const sitePort = settings.PORT + 1;
const adminPort = settings.PORT + 2;
const api = `http://127.0.0.1:${settings.PORT}`;

const run = (folder: string, script: string[], environment: Record<string, string>) =>
  spawn(process.execPath, script, {
    cwd: join(root, folder),
    env: { ...processEnvironment, ...environment },
    stdio: "inherit",
  });

const children: ChildProcess[] = [
  run("site", ["node_modules/astro/bin/astro.mjs", "dev", "--port", String(sitePort)], {
    CONTENT_API_URL: api,
    PUBLIC_URL: settings.PUBLIC_URL,
    ASTRO_TELEMETRY_DISABLED: "1",
  }),
  run("admin", ["node_modules/vite/bin/vite.js", "--port", String(adminPort), "--strictPort"], {
    API_PORT: String(settings.PORT),
  }),
  run("", ["--watch", "--watch-preserve-output", "api/src/main.ts"], {
    DEV_SITE_URL: `http://localhost:${sitePort}`,
    DEV_ADMIN_URL: `http://localhost:${adminPort}`,
    LOG_LEVEL: processEnvironment.LOG_LEVEL ?? "warn",
  }),
];

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
