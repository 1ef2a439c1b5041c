import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Parser } from "htmlparser2";
import { toRedirectKey } from "shared/content/addresses/redirect-key";
import type { SiteRedirect } from "shared/content/addresses/redirects";
import { tourPagePath } from "shared/paths";
import type { Snapshot } from "../../src/content/build/content-snapshot.ts";
import { isServedOutsideRelease } from "../../src/content/build/site-addresses.ts";
import { countPages, galleryPagePath } from "../../src/content/gallery.ts";
import type { BaseRelease } from "./read-release.ts";
import type { ReleaseFolder } from "./release-folder.ts";

/** A file that keeps a release from being published, and the reason. */
export type BadFile = { file: string; problem: string };

type Check = {
  release: ReleaseFolder;
  /** Files new in this release; earlier releases checked the others. */
  rendered: string[];
  /** Files of an earlier release, which may contain dead links. */
  kept: ReadonlySet<string>;
  /** Old addresses, which may be linked to. */
  redirects: SiteRedirect[];
  base: BaseRelease | undefined;
};

const longestList = 5;

const linkAttributes = ["href", "src", "component-url", "renderer-url"];

const isPage = (file: string) => file.endsWith(".html");
export const pagePath = (file: string) =>
  `/${file}`.replace(/\.html$/, "").replace(/\/index$/, "/");

const findLinks = (html: string) => {
  const links = new Set<string>();
  const parser = new Parser({
    onopentag: (_name, attributes) => {
      for (const name of linkAttributes) {
        const address = attributes[name];
        if (address?.startsWith("/") && !address.startsWith("//")) {
          links.add(address.replace(/[?#].*$/, ""));
        }
      }
    },
  });
  parser.end(html);
  return links;
};

/** Names the first problems in one sentence. */
export const describeProblems = (problems: string[]) => {
  const named = problems.slice(0, longestList).join("; ");
  return `The release is incomplete: ${named} (${problems.length} in all).`;
};

/** Throws where a page is missing. */
export const assertComplete = ({ files }: ReleaseFolder, { services, gallery }: Snapshot) => {
  const paths = new Set(Object.keys(files).map(pagePath));
  const pageCount = countPages(gallery.length);
  const numbers = Array.from({ length: pageCount }, (_, index) => index + 1);
  const required = ["/", "/404", ...services.map(({ slug }) => tourPagePath(slug))];
  const missing = [...required, ...numbers.map(galleryPagePath)].filter((path) => !paths.has(path));
  if (missing.length === 0) return;
  throw new Error(describeProblems(missing.map((path) => `${path} is missing`)));
};

type LeadsSomewhere = (link: string) => boolean;

const findBrokenLinks = (file: string, html: string, leads: LeadsSomewhere): BadFile[] =>
  [...findLinks(html)]
    .filter((link) => !leads(link))
    .map((link) => ({
      file,
      problem: `${pagePath(file)} leads to ${link}, which is not there`,
    }));

/** Finds pages with dead links before the release is served. */
export const findBrokenPages = async ({ release, rendered, kept, redirects, base }: Check) => {
  const { files, folder } = release;
  const paths = new Set(Object.keys(files).map(pagePath));
  const sources = new Set(redirects.map(({ source }) => toRedirectKey(source)));
  const leads = (link: string) =>
    paths.has(link) || isServedOutsideRelease(link) || sources.has(toRedirectKey(link));
  // A reused page may link to a file that this release no longer has.
  const hasLost = Object.keys(base?.manifest.files ?? {}).some((file) => !files[file]);
  const checked = (hasLost ? Object.keys(files) : rendered).filter(isPage);
  const broken: BadFile[] = [];
  for (const file of checked.filter((name) => !kept.has(name))) {
    const html = await readFile(join(folder, file), "utf8");
    broken.push(...findBrokenLinks(file, html, leads));
  }
  return broken;
};
