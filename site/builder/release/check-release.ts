import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Parser } from "htmlparser2";
import { tourPagePath } from "shared/paths";
import type { Snapshot } from "../../src/build/content-snapshot.ts";
import { isServedOutsideRelease } from "../../src/build/site-addresses.ts";
import { paginateGallery } from "../../src/content/gallery.ts";
import { galleryPagePath } from "../../src/content/gallery-address.ts";
import type { BaseRelease } from "./read-release.ts";
import type { ReleaseFolder } from "./release-folder.ts";

type Check = {
  release: ReleaseFolder;
  snapshot: Snapshot;
  /** Files that are new in this release; the others were checked with their own. */
  rendered: string[];
  base: BaseRelease | undefined;
};

const longestList = 5;

const linkAttributes = ["href", "src", "component-url", "renderer-url"];

const isPage = (file: string) => file.endsWith(".html");
const pagePath = (file: string) => `/${file}`.replace(/\.html$/, "").replace(/\/index$/, "/");

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

const findMissingPages = (paths: ReadonlySet<string>, { services, gallery }: Snapshot) => {
  const { pageCount } = paginateGallery(gallery, 1);
  const numbers = Array.from({ length: pageCount }, (_, index) => index + 1);
  const required = ["/", "/404", ...services.map(({ _id }) => tourPagePath(_id))];
  return [...required, ...numbers.map(galleryPagePath)]
    .filter((path) => !paths.has(path))
    .map((path) => `${path} is missing`);
};

const findBrokenLinks = (file: string, html: string, paths: ReadonlySet<string>) =>
  [...findLinks(html)]
    .filter((link) => !paths.has(link) && !isServedOutsideRelease(link))
    .map((link) => `${pagePath(file)} leads to ${link}, which is not there`);

/** Throws a sentence that names what is wrong with a release, before anybody can be served it. */
export const checkRelease = async ({ release, snapshot, rendered, base }: Check) => {
  const { files, folder } = release;
  const paths = new Set(Object.keys(files).map(pagePath));
  const problems = findMissingPages(paths, snapshot);

  // A reused page may link to a file that this release no longer has.
  const hasLost = Object.keys(base?.manifest.files ?? {}).some((file) => !files[file]);
  const checked = (hasLost ? Object.keys(files) : rendered).filter(isPage);
  for (const file of checked) {
    const html = await readFile(join(folder, file), "utf8");
    problems.push(...findBrokenLinks(file, html, paths));
  }
  if (problems.length === 0) return;
  const named = problems.slice(0, longestList).join("; ");
  throw new Error(`The release is not complete: ${named} (${problems.length} in all).`);
};
