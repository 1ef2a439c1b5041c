import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type ServerType, serve } from "@hono/node-server";
import { Hono } from "hono";
import { proxy } from "hono/proxy";
import { test as base } from "./fixtures.ts";

const siteFolder = fileURLToPath(new URL("..", import.meta.url));
const astro = join(siteFolder, "node_modules/astro/bin/astro.mjs");

const addressOf = (server: ServerType) => {
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The server does not listen.");
  return `http://localhost:${address.port}`;
};

async function listen(app: Hono) {
  const server = serve({ fetch: app.fetch, port: 0, hostname: "localhost" });
  await once(server, "listening");
  return { url: addressOf(server), close: () => server.close() };
}

/** A third party whose script fills the place that it is given, and counts how often it was fetched. */
async function startThirdParty(place: string) {
  const fetched: string[] = [];
  const script = `document.querySelector(".${place}").textContent = "Five stars, says the third party";`;
  const app = new Hono().get("/widget.js", (c) => {
    fetched.push(c.req.url);
    return c.body(script, 200, { "Content-Type": "text/javascript" });
  });
  return { ...(await listen(app)), fetched };
}

async function build(folder: string, settings: Record<string, string>) {
  const child = spawn(process.execPath, [astro, "build", "--outDir", join(folder, "site")], {
    cwd: siteFolder,
    env: { CACHE_DIR: join(folder, "cache"), ...settings },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error("The live site could not be built.");
}

const types: Record<string, string> = {
  html: "text/html",
  js: "text/javascript",
  css: "text/css",
  svg: "image/svg+xml",
  woff2: "font/woff2",
};

/** A host that nobody can rebuild: files as they are, `/api` and `/media` from the product. */
function hostOf(folder: string, product: string) {
  const forward = (url: string) => product + new URL(url).pathname + new URL(url).search;
  const read = (name: string) => readFile(join(folder, "site", name));
  return new Hono()
    .on("ALL", ["/api/*", "/media/*"], (c) => proxy(forward(c.req.url), c.req))
    .get("*", async (c) => {
      const path = c.req.path === "/" ? "/index" : c.req.path;
      const name = /\.\w+$/.test(path) ? path : `${path}.html`;
      const type = types[name.split(".").at(-1) ?? ""] ?? "application/octet-stream";
      const found = await read(name).catch(() => undefined);
      if (found) return c.body(new Uint8Array(found), 200, { "Content-Type": type });
      return c.html((await read("404.html")).toString(), 404);
    });
}

type LiveSite = { url: string; thirdParty: { fetched: string[] } };

/** Tests of a site that was built without content, with a third party's reviews; built once a worker. */
export const test = base.extend<object, { liveSite: LiveSite }>({
  liveSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern
    async ({}, use, { project }) => {
      const folder = await mkdtemp(join(tmpdir(), "live-site-"));
      const thirdParty = await startThirdParty("third-party-reviews");
      await build(folder, {
        CONTENT: "live",
        REVIEWS_WIDGET_SRC: `${thirdParty.url}/widget.js`,
        REVIEWS_WIDGET_ID: "third-party-reviews",
      });
      const host = await listen(hostOf(folder, project.use.baseURL ?? ""));
      await use({ url: host.url, thirdParty });
      host.close();
      thirdParty.close();
      await rm(folder, { recursive: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: ({ liveSite }, use) => use(liveSite.url),
});
