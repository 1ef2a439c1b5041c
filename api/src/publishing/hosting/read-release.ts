import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  type ReleaseInfo,
  releaseInfo,
  releaseInfoPath,
  releaseManifest,
  releaseManifestFile,
} from "shared/publishing/builds";
import { revalidated } from "#platform/web/cache-control.ts";
import { getMediaType } from "#platform/web/media-type.ts";
import { type FileSet, type HostedFile, toEtag } from "./file-set.ts";
import { type RedirectMap, toRedirectMap } from "./find-redirect.ts";
import { hashedFilesIn, readReleaseFiles } from "./release-files.ts";

const infoFile = releaseInfoPath.slice(1);
const requiredPaths = ["/", "/404"];

export type Release = { info: ReleaseInfo; files: FileSet; redirects: RedirectMap };

export const readManifest = async (folder: string) =>
  releaseManifest.parse(JSON.parse(await readFile(join(folder, releaseManifestFile), "utf8")));

const readInfoFile = async (folder: string): Promise<HostedFile> => {
  const identity = await readFile(join(folder, infoFile));
  releaseInfo.parse(JSON.parse(identity.toString()));
  const hash = createHash("sha256").update(identity).digest("base64url");
  return { type: getMediaType(infoFile), cacheControl: revalidated, etag: toEtag(hash), identity };
};

export const readRelease = async (folder: string, known: FileSet): Promise<Release> => {
  const { files, parts: _, pages: __, redirects, ...info } = await readManifest(folder);
  const read = await readReleaseFiles(folder, files, known);
  const missing = requiredPaths.filter((path) => !read.has(path));
  if (missing.length > 0) throw new Error(`${folder} lacks ${missing.join(", ")}`);
  return {
    info,
    files: new Map([...read, [releaseInfoPath, await readInfoFile(folder)]]),
    redirects: toRedirectMap(redirects),
  };
};

export const readHashedFiles = async (folder: string, known: FileSet) => {
  try {
    const { files } = await readManifest(folder);
    return await readReleaseFiles(folder, hashedFilesIn(files), known);
  } catch {
    return undefined;
  }
};
