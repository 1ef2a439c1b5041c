import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Content } from "shared/content/content";
import {
  type ReleaseManifest,
  releaseContentFile,
  releaseManifest,
  releaseManifestFile,
} from "shared/publishing/builds";
import { selectContent } from "../../src/content/build/select-content.ts";

/** A finished release, whose unchanged files the next one reuses. */
export type BaseRelease = { folder: string; manifest: ReleaseManifest };

/** The release in `folder`; `undefined` if it is missing or damaged. */
export const readRelease = async (folder: string): Promise<BaseRelease | undefined> => {
  try {
    const text = await readFile(join(folder, releaseManifestFile), "utf8");
    return { folder, manifest: releaseManifest.parse(JSON.parse(text)) };
  } catch {
    return undefined;
  }
};

/** The records as a release shows them; `undefined` if it doesn't list them. */
export const readShownContent = async ({ folder }: BaseRelease): Promise<Content | undefined> => {
  try {
    return selectContent(JSON.parse(await readFile(join(folder, releaseContentFile), "utf8")))
      .content;
  } catch {
    return undefined;
  }
};
