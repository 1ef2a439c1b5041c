import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type ServerType, serve } from "@hono/node-server";
import { Hono } from "hono";
import { cors } from "hono/cors";
import { proxy } from "hono/proxy";
import { test as base } from "./fixtures.ts";

const siteFolder = fileURLToPath(new URL("..", import.meta.url));
const astro = join(siteFolder, "node_modules/astro/bin/astro.mjs");

const toAddress = (server: ServerType) => {
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The server does not listen.");
  return `http://localhost:${address.port}`;
};

async function listen(app: Hono) {
  const server = serve({ fetch: app.fetch, port: 0, hostname: "localhost" });
  await once(server, "listening");
  return { url: toAddress(server), close: () => server.close() };
}

/** A second host of the third party, for parts of its widget. */
const startThirdPartyFiles = (place: string) =>
  listen(
    new Hono()
      .use(cors())
      .get("/style.css", (c) => c.body(stars, 200, { "Content-Type": "text/css" }))
      .get("/stars.svg", (c) => c.body(drawing, 200, { "Content-Type": "image/svg+xml" }))
      .get("/reviews.json", (c) => c.json({ text: "Five stars, says the third party" }))
      .get("/draw.js", (c) => {
        const script = drawReviews
          .replaceAll("ORIGIN", new URL(c.req.url).origin)
          .replace("PLACE", place);
        return c.body(script, 200, { "Content-Type": "text/javascript" });
      }),
  );

const stars = ".third-party-stars { letter-spacing: 7px }";
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="18"></svg>';
const drawReviews = `
  const style = Object.assign(document.createElement("link"), { rel: "stylesheet", href: "ORIGIN/style.css" });
  const picture = Object.assign(new Image(), { alt: "Five stars", src: "ORIGIN/stars.svg" });
  const words = Object.assign(document.createElement("p"), { className: "third-party-stars" });
  document.head.append(style);
  fetch("ORIGIN/reviews.json").then((reply) => reply.json()).then(({ text }) => {
    words.textContent = text;
    document.querySelector(".PLACE").append(picture, words);
  });
`;

/** A third party whose script loads another from elsewhere, and which counts the requests for its script. */
async function startThirdParty(files: string) {
  const fetched: string[] = [];
  const script = `document.head.append(Object.assign(document.createElement("script"), { src: "${files}/draw.js" }));`;
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

/** A host with static files that forwards `/api` and `/media` to the product. */
function hostOf(folder: string, product: string) {
  const forward = (url: string) => product + new URL(url).pathname + new URL(url).search;
  const read = (name: string) => readFile(join(folder, "site", name));
  return (
    new Hono()
      // A browser may leave before the answer arrives.
      .on("ALL", ["/api/*", "/media/*"], (c) =>
        proxy(forward(c.req.url), c.req).catch(() => c.body(null, 502)),
      )
      .get("*", async (c) => {
        const path = c.req.path === "/" ? "/index" : c.req.path;
        const name = /\.\w+$/.test(path) ? path : `${path}.html`;
        const type = types[name.split(".").at(-1) ?? ""] ?? "application/octet-stream";
        const file = await read(name).catch(() => undefined);
        if (file) return c.body(new Uint8Array(file), 200, { "Content-Type": type });
        return c.html((await read("404.html")).toString(), 404);
      })
  );
}

type LiveSite = { url: string; thirdParty: { fetched: string[] } };

/** Fixture of a site built without content, with a third party's reviews; each worker builds it once. */
export const test = base.extend<object, { liveSite: LiveSite }>({
  liveSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern
    async ({}, use, { project }) => {
      const folder = await mkdtemp(join(tmpdir(), "live-site-"));
      const place = "third-party-reviews";
      const files = await startThirdPartyFiles(place);
      const thirdParty = await startThirdParty(files.url);
      const product = project.use.baseURL ?? "";
      await build(folder, {
        CONTENT: "live",
        CONTENT_API_URL: product,
        REVIEWS_WIDGET_SRC: `${thirdParty.url}/widget.js`,
        REVIEWS_WIDGET_ID: place,
        REVIEWS_WIDGET_ORIGINS: files.url,
      });
      const host = await listen(hostOf(folder, product));
      await use({ url: host.url, thirdParty });
      host.close();
      thirdParty.close();
      files.close();
      await rm(folder, { recursive: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: ({ liveSite }, use) => use(liveSite.url),
});
