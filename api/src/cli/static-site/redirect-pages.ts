import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { SiteRedirect } from "shared/content/addresses/redirects";
import { errorCode } from "#platform/error-code.ts";

const longestName = 240;

/** Windows stores none of these characters in a name, and no name that ends in a dot. */
const isFileName = (name: string) =>
  Buffer.byteLength(name) <= longestName && !/[<>:"|?*\\\p{Cc}]|[. ]$/u.test(name);

/** The page's file, such as `Tours/Kayak.html`; `undefined` for an address that no file can have. */
const toFile = (source: string) => {
  const file = source.slice(1);
  if (!file.split("/").every(isFileName)) return undefined;
  return /\.html?$/.test(file) ? file : `${file}.html`;
};

const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

const toHtml = (target: string, site: string) => {
  const address = escapeHtml(new URL(target, site).href);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>This page has moved</title>
<link rel="canonical" href="${address}">
<meta http-equiv="refresh" content="0; url=${address}">
<p>This page has moved. <a href="${address}">Go to its new address</a></p>
</html>
`;
};

const writeNew = async (path: string, text: string) => {
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text, { flag: "wx" });
  } catch (error) {
    if (!["EEXIST", "ENOTDIR"].includes(errorCode(error))) throw error;
  }
};

/** Writes a page at each old address, for hosts that read no list of redirects. Files of the site stay. */
export const writeRedirectPages = async (
  folder: string,
  redirects: SiteRedirect[],
  site: string,
) => {
  for (const { source, target } of redirects) {
    const file = toFile(source);
    if (file) await writeNew(join(folder, file), toHtml(target, site));
  }
};
