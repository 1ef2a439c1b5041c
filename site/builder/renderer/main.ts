import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { releaseManifest, releaseManifestFile } from "shared/builds";
import { noContent, type Snapshot, snapshotOf } from "../../src/build/content-parts.ts";
import { fetchContent } from "../../src/build/fetch-content.ts";
import type { Base } from "../release/release-folder.ts";
import { readRendererSettings } from "../settings/renderer-settings.ts";
import { makeRelease } from "./make-release.ts";
import { openWarmSite } from "./page-renderer.ts";
import type { ReleaseOrder } from "./renderer-process.ts";
import { createWorkFolder } from "./work-folder.ts";

/** A process of its own, because a page that hangs has to be ended from outside. */
const settings = readRendererSettings();
process.once("disconnect", () => process.exit(1));

const shell = await createWorkFolder();
const site = await openWarmSite(shell, settings.PUBLIC_URL);

/** The release in `folder`, if it is whole and was made from the same code and settings. */
const readBase = async (folder: string | undefined): Promise<Base | undefined> => {
  if (!folder) return undefined;
  try {
    const text = await readFile(join(folder, releaseManifestFile), "utf8");
    const manifest = releaseManifest.parse(JSON.parse(text));
    return manifest.sourceHash === settings.SOURCE_HASH ? { folder, manifest } : undefined;
  } catch {
    // A damaged release helps nobody; without one everything is rendered.
    return undefined;
  }
};

const takeSnapshot = async (asked: number): Promise<Snapshot> => {
  const content =
    settings.CONTENT === "live"
      ? { ...noContent, revision: asked }
      : await fetchContent(settings.CONTENT_API_URL);
  return snapshotOf(content, new Date());
};

const make = async ({ buildId, revision: asked, folder, base }: ReleaseOrder) => {
  const snapshot = await takeSnapshot(asked);
  await mkdir(folder, { recursive: true });
  const { revision } = snapshot;
  const info = {
    buildId,
    revision,
    builtAt: new Date().toISOString(),
    sourceHash: settings.SOURCE_HASH,
  };
  await makeRelease({ site, shell, snapshot, info, folder, base: await readBase(base) });
  return revision;
};

process.on("message", async (order: ReleaseOrder) => {
  try {
    process.send?.({ revision: await make(order) });
  } catch (error) {
    process.send?.({ problem: error instanceof Error ? error.message : String(error) });
  }
});
process.send?.({ ready: true });
