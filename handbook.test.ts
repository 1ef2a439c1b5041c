import { globSync, readFileSync, statSync } from "node:fs";

import { expect, test } from "vitest";
import { readHandbook } from "./admin/handbook.ts";
import { handbookPath } from "./shared/src/paths.ts";

const pages = await readHandbook();
const sources = globSync("admin/src/**/*.{ts,tsx}")
  .filter((file) => !file.endsWith(".test.tsx") && !file.endsWith(".test.ts"))
  .map((file) => readFileSync(file, "utf8"));

const findAll = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = ""]) => found.replaceAll(/\s+/g, " ").trim());

const decode = (text: string) =>
  text.replaceAll("&amp;", "&").replaceAll("&#39;", "'").replaceAll("&quot;", '"');

/** Addresses of pages and of their headings, as seen from a page. */
const targets = new Set(
  pages.flatMap(({ slug, content }) => {
    const path = slug === "index" ? "./" : slug;
    return [path, ...findAll(content, / id="([^"]+)"/g).map((id) => `${path}#${id}`)];
  }),
);

/** Texts in quotes, and those between tags. */
const shownTexts = new Set(
  sources.flatMap((source) => [
    ...findAll(source, /["'`]([^"`\n]+)["'`]/g),
    ...findAll(source, /"([^"\n]+)"/g),
    ...findAll(source, /[>}]\s*([^<>{}"]+?)\s*[<{]/g),
  ]),
);

const missingNames = (content: string) =>
  findAll(content, /<strong>(.*?)<\/strong>/g)
    .map(decode)
    .filter((name) => !shownTexts.has(name));

test("has the subjects of an owner", () => {
  expect(pages.map(({ slug }) => slug)).toEqual([
    "index",
    "first-day",
    "answering",
    "proposals-and-payments",
    "guides",
    "reviews",
    "drafts",
    "publishing",
    "preview",
    "timetable",
    "versions",
    "full-days",
    "stories",
    "photos",
    "trash",
    "addresses",
    "colleagues",
    "mail",
    "phone-and-notifications",
    "backup-and-restore",
    "moving-to-a-new-server",
    "when-something-is-wrong",
  ]);
  expect(pages.map(({ slug }) => `docs/handbook/${slug}.md`).toSorted()).toEqual(
    globSync("docs/handbook/*.md").toSorted(),
  );
});

test("links lead to pages and headings that exist", () => {
  const links = pages.flatMap(({ slug, content }) =>
    findAll(content, /<a href="([^"]+)"/g).map((href) =>
      href.startsWith("#") ? slug + href : href,
    ),
  );
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter((link) => !targets.has(link))).toEqual([]);
});

test("bold names exist in the admin", () => {
  expect(
    missingNames("<p><strong>Send &amp; next</strong> <strong>Send & hope</strong></p>"),
  ).toEqual(["Send & hope"]);
  const count = pages.flatMap(({ content }) => findAll(content, /(<strong>)/g)).length;
  expect(count).toBeGreaterThan(100);
  const missing = pages.flatMap(({ slug, content }) =>
    missingNames(content).map((name) => `${slug}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test("at least ten screens lead to a page and heading that exist", () => {
  const links = sources.flatMap((source) => findAll(source, /\bhelp="([^"]+)"/g));
  expect(links.length).toBeGreaterThanOrEqual(10);
  expect(links.filter((link) => !targets.has(link))).toEqual([]);
});

test("pictures exist, are described, are small and are all used", () => {
  const used = pages.flatMap(({ content }) => findAll(content, /<img src="([^"]+)"/g));
  const present = globSync("docs/handbook/pictures/*").map((file) =>
    file.replace("docs/handbook/", ""),
  );
  expect(used.toSorted()).toEqual(present.toSorted());
  for (const picture of present) {
    expect(statSync(`docs/handbook/${picture}`).size, picture).toBeLessThanOrEqual(40_000);
  }
  for (const { content } of pages) expect(content).not.toMatch(/<img [^>]*alt=""/);
});

test("pages need no script and load only their own files", () => {
  for (const { html } of pages) {
    expect(html).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
    for (const src of findAll(html, /\s(?:src|href)="([^"#]+)"/g)) {
      expect(new URL(src, `https://site.test${handbookPath}`).origin, src).toBe(
        "https://site.test",
      );
    }
  }
});
