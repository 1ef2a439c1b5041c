import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { findFreePort } from "../../../api/src/testing/find-free-port.ts";
import { owner } from "../fixtures.ts";

const api = (name: string) => fileURLToPath(new URL(`../../../api/src/${name}`, import.meta.url));
const contentToken = "a token of the tests that is long enough".replaceAll(" ", "-");

const ended = async (child: ChildProcess) => {
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
};

const startProduct = async (env: Record<string, string>) => {
  const child = spawn(process.execPath, [api("cli/main.ts"), "start"], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  let printed = "";
  const ready = new Promise<void>((resolve) => {
    child.stdout.on("data", (chunk) => {
      printed += chunk;
      if (printed.includes("Ready:")) resolve();
    });
  });
  const dead = once(child, "exit").then(() => {
    throw new Error(`The product did not start. ${printed}`);
  });
  dead.catch(() => {});
  await Promise.race([ready, dead]);
  return {
    stop: async () => {
      child.kill("SIGTERM");
      await ended(child);
    },
  };
};

/** A hosting provider that builds the site when its deploy hook is called. */
const startDeployHook = async (
  settings: Record<string, string>,
  { folder, deploy }: { folder: string; deploy: () => Promise<void> },
) => {
  let building: Promise<unknown> = Promise.resolve();
  let child: ChildProcess | undefined;
  const build = async () => {
    const args = [api("cli/main.ts"), "build", "--out", folder];
    child = spawn(process.execPath, args, { env: settings, stdio: ["ignore", "ignore", 2] });
    await ended(child);
    await deploy();
  };
  const app = new Hono().post("/", (c) => {
    building = building.then(build);
    return c.text("Queued.");
  });
  const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The hook does not listen.");
  return {
    url: `http://127.0.0.1:${address.port}/`,
    stop: async () => {
      server.close();
      child?.kill();
      await building;
    },
  };
};

export type HostedProduct = Awaited<ReturnType<typeof startHostedProduct>>;

/**
 * Starts the product with its demo. A provider publishes the site into `folder` for an address of localhost; `deploy`
 * runs once the folder exists.
 */
export const startHostedProduct = async (
  settingsOf: (site: string, api: string) => Record<string, string>,
  deploy = async () => {},
) => {
  const data = await mkdtemp(join(tmpdir(), "hosted-"));
  const folder = join(data, "site");
  const [port, sitePort] = [await findFreePort(), await findFreePort()];
  const [apiUrl, siteUrl] = [`http://localhost:${port}`, `http://localhost:${sitePort}`];
  const shared = {
    PUBLIC_URL: siteUrl,
    CONTENT_TOKEN: contentToken,
    ...settingsOf(siteUrl, apiUrl),
  };
  const hook = await startDeployHook({ ...shared, CONTENT_API_URL: apiUrl }, { folder, deploy });
  const product = await startProduct({
    ...shared,
    PORT: String(port),
    HOST: "localhost",
    DATA_DIR: join(data, "data"),
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
    REBUILD_WEBHOOK_URL: hook.url,
    REBUILD_WEBHOOK_PRIVATE: "allow",
    TRUST_PROXY: "1",
    LOG_LEVEL: "warn",
  });
  return {
    api: apiUrl,
    folder,
    port: sitePort,
    stop: async () => {
      await product.stop();
      await hook.stop();
      await rm(data, { recursive: true });
    },
  };
};
