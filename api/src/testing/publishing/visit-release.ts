import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { releaseInfo, releaseManifest, releaseManifestFile } from "shared/publishing/builds";
import { expect } from "vitest";
import { toPublicPath } from "#publishing/hosting/file-set.ts";

const readInfo = async (origin: string) =>
  releaseInfo.parse(await (await fetch(`${origin}/_release.json`)).json());

const hashBytes = (bytes: ArrayBuffer) =>
  createHash("sha256").update(Buffer.from(bytes)).digest("base64url");

/** Paths on this site that a page links to or loads; the API's answers are no part of a release. */
const linksIn = (html: string) =>
  [...html.matchAll(/(?:href|src|component-url|renderer-url)="(\/[^"#?]*)/g)]
    .map(([, path]) => path!)
    .filter((path) => !path.startsWith("/api/"));

/**
 * Asks the public address for every file of the release that it says it serves, and for whatever
 * its pages link to: all must be there, each with the bytes of that release. Returns its revision.
 */
export const visitRelease = async (origin: string, folder: string): Promise<number> => {
  const { buildId, revision } = await readInfo(origin);
  const text = await readFile(join(folder, buildId, releaseManifestFile), "utf8");
  const { files } = releaseManifest.parse(JSON.parse(text));
  const wrong: string[] = [];
  const links = new Set<string>();
  for (const [file, { hash }] of Object.entries(files)) {
    const response = await fetch(`${origin}${toPublicPath(file)}`);
    const bytes = await response.arrayBuffer();
    if (hashBytes(bytes) !== hash) wrong.push(`${response.status} ${file}`);
    if (!file.endsWith(".html")) continue;
    for (const link of linksIn(Buffer.from(bytes).toString())) links.add(link);
  }
  for (const link of links) {
    const { status } = await fetch(`${origin}${link}`);
    if (status !== 200) wrong.push(`${status} ${link}`);
  }
  // A newer release may have been published during the visit.
  if ((await readInfo(origin)).buildId !== buildId) return visitRelease(origin, folder);
  expect(wrong).toEqual([]);
  return revision;
};
