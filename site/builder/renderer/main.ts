import { mkdir } from "node:fs/promises";
import { createSnapshot, type Snapshot, withoutLists } from "../../src/build/content-snapshot.ts";
import { fetchContent } from "../../src/build/fetch-content.ts";
import { type BaseRelease, readRelease } from "../release/read-release.ts";
import { readRendererSettings } from "../settings/renderer-settings.ts";
import { makeRelease } from "./make-release.ts";
import { type ReadyMessage, type RenderResult, renderRequest } from "./messages.ts";
import { createPageRenderer } from "./page-renderer.ts";
import { createWorkFolder } from "./work-folder.ts";

/** A process of its own, because a page that hangs has to be ended from outside. */
const settings = readRendererSettings();
process.once("disconnect", () => process.exit(1));

const bundle = await createWorkFolder();
const renderer = await createPageRenderer(bundle, settings.PUBLIC_URL);

/** The release in `folder`, if it is whole and was made from the same code and settings. */
const readBase = async (folder: string | undefined): Promise<BaseRelease | undefined> => {
  const release = folder && (await readRelease(folder));
  return release && release.manifest.sourceHash === settings.SOURCE_HASH ? release : undefined;
};

const takeSnapshot = async (): Promise<Snapshot> => {
  const content = await fetchContent(settings.CONTENT_API_URL, settings.CONTENT_TOKEN);
  return createSnapshot(settings.CONTENT === "live" ? withoutLists(content) : content, new Date());
};

const render = async (message: unknown) => {
  const { buildId, folder, base: baseFolder } = renderRequest.parse(message);
  const [snapshot, base] = await Promise.all([takeSnapshot(), readBase(baseFolder)]);
  await mkdir(folder, { recursive: true });
  const { revision } = snapshot;
  const builtAt = new Date().toISOString();
  const info = { buildId, revision, builtAt, sourceHash: settings.SOURCE_HASH };
  await makeRelease({ renderer, bundle, snapshot, info, folder, base });
  return revision;
};

const send = (message: ReadyMessage | RenderResult) => process.send?.(message);

process.on("message", async (message) => {
  try {
    send({ revision: await render(message) });
  } catch (error) {
    send({ problem: error instanceof Error ? error.message : String(error) });
  }
});
send({ ready: true });
