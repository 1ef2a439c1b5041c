import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Parser } from "htmlparser2";
import { isAdminPath } from "shared/paths";
import type { Snapshot } from "../../src/build/content-parts.ts";
import { galleryPageOf } from "../../src/content/gallery.ts";
import { galleryPagePath } from "../../src/content/gallery-address.ts";
import { servicePath } from "../../src/lib/paths.ts";
import type { Base, ReleaseFolder } from "./release-folder.ts";

type Check = {
  release: ReleaseFolder;
  snapshot: Snapshot;
  /** Files that were made anew; the others were checked with their release. */
  fresh: string[];
  base: Base | undefined;
};

/** Bytes of the heaviest page, compressed: as much as all of the home page may weigh. */
const heaviestPage = 60_000;
/** How many faults a message names. */
const namedFaults = 5;

const linkAttributes = ["href", "src", "component-url", "renderer-url"];
/** What the product answers beside the release. */
const isAnsweredElsewhere = (path: string) => /^\/(api|media)\//.test(path) || isAdminPath(path);

const isPage = (file: string) => file.endsWith(".html");
const pathOf = (file: string) => `/${file}`.replace(/\.html$/, "").replace(/\/index$/, "/");

/** Paths on this site that a page links to or loads. */
const linksIn = (html: string) => {
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

const missingPages = (paths: ReadonlySet<string>, { services, gallery }: Snapshot) => {
  const { pageCount } = galleryPageOf(gallery, 1);
  const numbers = Array.from({ length: pageCount }, (_, index) => index + 1);
  const wanted = ["/", "/404", ...services.map(({ _id }) => servicePath(_id))];
  return [...wanted, ...numbers.map(galleryPagePath)]
    .filter((path) => !paths.has(path))
    .map((path) => `${path} is missing`);
};

/** Throws a sentence that names what is wrong with a release, before anybody can be served it. */
export const checkRelease = async ({ release, snapshot, fresh, base }: Check) => {
  const { files, folder } = release;
  const paths = new Set(Object.keys(files).map(pathOf));
  const faults = missingPages(paths, snapshot);
  const isThere = (link: string) => paths.has(link) || isAnsweredElsewhere(link);

  const hasLost = Object.keys(base?.manifest.files ?? {}).some((file) => !files[file]);
  const checked = (hasLost ? Object.keys(files) : fresh).filter(isPage);
  for (const file of checked) {
    const brotliBytes = files[file]?.brotliBytes ?? 0;
    if (brotliBytes > heaviestPage) {
      faults.push(
        `${pathOf(file)} weighs ${brotliBytes} bytes compressed, ${heaviestPage} at most`,
      );
    }
    const links = linksIn(await readFile(join(folder, file), "utf8"));
    for (const link of links) {
      if (!isThere(link)) faults.push(`${pathOf(file)} leads to ${link}, which is not there`);
    }
  }
  if (faults.length === 0) return;
  const named = faults.slice(0, namedFaults).join("; ");
  throw new Error(`The release is not complete: ${named} (${faults.length} in all).`);
};
