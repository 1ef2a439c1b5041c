import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type ReleaseManifest, releaseManifest, releaseManifestFile } from "shared/builds";

/** A finished release, whose unchanged files the next one reuses. */
export type BaseRelease = { folder: string; manifest: ReleaseManifest };

/** The release in `folder`; `undefined` where none is, or a damaged one. */
export const readRelease = async (folder: string): Promise<BaseRelease | undefined> => {
  try {
    const text = await readFile(join(folder, releaseManifestFile), "utf8");
    return { folder, manifest: releaseManifest.parse(JSON.parse(text)) };
  } catch {
    return undefined;
  }
};
