import { join } from "node:path";
import { expect, test } from "vitest";
import { makeFolder } from "#testing/make-folder.ts";
import { writeFiles } from "#testing/publishing/releases.ts";
import { readFileSet } from "./file-set.ts";

const toText = (bytes: Uint8Array | undefined) => bytes && new TextDecoder().decode(bytes);

const read = async (files: Record<string, string>) => {
  const folder = await makeFolder();
  await writeFiles(folder, files);
  return readFileSet({ folder, hashed: "_astro" });
};

test("pages are found without .html, and the first of a folder without its name", async () => {
  const files = await read({
    "index.html": "home",
    "about.html": "about",
    "service/lake-by-bike.html": "bike",
    "guide/index.html": "guide",
    "an-index.html": "not the first",
    "notes.html.txt": "text",
  });
  expect([...files.keys()].toSorted()).toEqual([
    "/",
    "/about",
    "/an-index",
    "/guide/",
    "/notes.html.txt",
    "/service/lake-by-bike",
  ]);
  expect(toText(files.get("/service/lake-by-bike")?.identity)).toBe("bike");
});

test.each([
  ["index.html", "/", "text/html; charset=utf-8"],
  ["site.webmanifest", "/site.webmanifest", "application/manifest+json"],
  ["sitemap.xml", "/sitemap.xml", /^(application|text)\/xml/],
  ["robots.txt", "/robots.txt", "text/plain; charset=utf-8"],
  ["icon.svg", "/icon.svg", "image/svg+xml"],
  ["favicon.ico", "/favicon.ico", "image/x-icon"],
  [".well-known/security.txt", "/.well-known/security.txt", "text/plain; charset=utf-8"],
  ["_astro/page.css", "/_astro/page.css", "text/css; charset=utf-8"],
  ["_astro/page.js", "/_astro/page.js", /^text\/javascript/],
  ["_astro/font.woff2", "/_astro/font.woff2", "font/woff2"],
  ["gallery/2.json", "/gallery/2.json", "application/json"],
  ["picture.avif", "/picture.avif", "image/avif"],
  ["unknown.kivu", "/unknown.kivu", "application/octet-stream"],
])("%s is sent at %s as what it is", async (file, path, type) => {
  const hosted = (await read({ [file]: "x" })).get(path);
  expect(hosted?.type).toMatch(type);
});

test("prepared encodings belong to their file and cannot be asked for by name", async () => {
  const files = await read({
    "index.html": "plain",
    "index.html.br": "brotli",
    "index.html.gz": "gzip",
    "only.html": "plain",
    "only.html.br": "brotli",
    "orphan.txt.gz": "gzip",
  });
  expect([...files.keys()].toSorted()).toEqual(["/", "/only"]);
  const home = files.get("/");
  expect([home?.identity, home?.br, home?.gzip].map(toText)).toEqual(["plain", "brotli", "gzip"]);
  expect(files.get("/only")).not.toHaveProperty("gzip");
});

test("only files with a hash in their name are kept for ever by browsers", async () => {
  const files = await read({ "_astro/a.js": "a", "_astronomy.js": "b", "x/_astro/c.js": "c" });
  const immutableFiles = [...files].filter(([, { cacheControl }]) =>
    cacheControl.includes("immutable"),
  );
  expect(immutableFiles.map(([path]) => path)).toEqual(["/_astro/a.js"]);
  expect(files.get("/_astronomy.js")?.cacheControl).toBe("no-cache");
});

test("the same bytes have the same ETag, others another one", async () => {
  const files = await read({ "a.txt": "same", "b.txt": "same", "c.txt": "other" });
  const etags = ["/a.txt", "/b.txt", "/c.txt"].map((path) => files.get(path)?.etag);
  expect(etags[0]).toBe(etags[1]);
  expect(etags[0]).not.toBe(etags[2]);
});

test("a folder that is not there is an error, not an empty site", async () => {
  const folder = join(await makeFolder(), "missing");
  await expect(readFileSet({ folder, hashed: "_astro" })).rejects.toThrow("ENOENT");
});
