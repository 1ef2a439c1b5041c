import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { precompress } from "./precompress.ts";

const text = "Kívu, kayak & café – ☀ ".repeat(100);

const compressed = async (files: Record<string, string>) => {
  const folder = await mkdtemp(join(tmpdir(), "tours-compress-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  }
  await precompress(folder);
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  return { folder, names: names.filter((entry) => entry.isFile()).map(({ name }) => name) };
};

test.each([
  "index.html",
  "service/kayak.html",
  "_astro/page.css",
  "_astro/page.js",
  "gallery/2.json",
  "icon.svg",
  "sitemap.xml",
  "robots.txt",
  "site.webmanifest",
  ".well-known/security.txt",
])("visitors get from the compressed %s what is in the file, in fewer bytes", async (file) => {
  const { folder } = await compressed({ [file]: text });
  const [br, gzip] = [
    await readFile(join(folder, `${file}.br`)),
    await readFile(join(folder, `${file}.gz`)),
  ];
  expect(brotliDecompressSync(br).toString()).toBe(text);
  expect(gunzipSync(gzip).toString()).toBe(text);
  expect(Math.max(br.length, gzip.length)).toBeLessThan(Buffer.byteLength(text) / 5);
  expect(await readFile(join(folder, file), "utf8")).toBe(text);
});

test("pictures, fonts and very small files stay as they are", async () => {
  const files = { "a.webp": text, "b.woff2": text, "c.png": text, "d.html": "small" };
  const { names } = await compressed(files);
  expect(names.toSorted()).toEqual(["a.webp", "b.woff2", "c.png", "d.html"]);
});

test("the same page is compressed to the same bytes", async () => {
  const [one, other] = [await compressed({ "a.html": text }), await compressed({ "a.html": text })];
  for (const name of ["a.html.br", "a.html.gz"]) {
    const [first, second] = [
      await readFile(join(one.folder, name)),
      await readFile(join(other.folder, name)),
    ];
    expect(first.equals(second), name).toBe(true);
  }
});
