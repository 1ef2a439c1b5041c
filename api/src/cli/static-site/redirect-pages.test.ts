import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { makeFolder } from "#testing/make-folder.ts";
import { writeFiles } from "#testing/publishing/releases.ts";
import { writeRedirectPages } from "./redirect-pages.ts";

test("each old address that a file can have gets a page, and files of the site stay", async () => {
  const folder = join(await makeFolder(), "site");
  await writeFiles(folder, { "about.html": "About", "robots.txt": "All" });
  const redirects = [
    { source: "/service/64f0c2a9b1d2e3f4a5b6c7d8", target: "/service/kayak?a=1&b=2" },
    { source: "/Blog/2019/A cafés post.html", target: "/about#team" },
    { source: "/about.html", target: "/privacy" },
    { source: "/robots.txt/old", target: "/about" },
    ...['/no"file', "/no*file", "/..", "/../outside", "/a/../../outside", "/dot.", "/a\\b"].map(
      (source) => ({ source, target: "/about" }),
    ),
    { source: `/${"é".repeat(190)}`, target: "/about" },
  ];
  await writeRedirectPages(folder, redirects, "https://tours.test");
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  expect(files.toSorted()).toEqual([
    "64f0c2a9b1d2e3f4a5b6c7d8.html",
    "A cafés post.html",
    "about.html",
    "robots.txt",
  ]);
  expect(await readdir(dirname(folder))).toEqual(["site"]);
  expect(await readFile(join(folder, "about.html"), "utf8")).toBe("About");
  const page = await readFile(join(folder, "service/64f0c2a9b1d2e3f4a5b6c7d8.html"), "utf8");
  const address = "https://tours.test/service/kayak?a=1&amp;b=2";
  expect(page).toContain(`<link rel="canonical" href="${address}">`);
  expect(page).toContain(`<meta http-equiv="refresh" content="0; url=${address}">`);
  expect(page).toContain(`<a href="${address}">`);
  expect(page).toContain('<meta name="robots" content="noindex">');
});
