import { mkdir } from "node:fs/promises";
import type { Content } from "shared/content/content";
import { createSnapshot, withoutLists } from "../../src/content/build/content-snapshot.ts";
import { fetchContent } from "../../src/content/build/fetch-content.ts";
import { readRelease } from "../release/read-release.ts";
import { readRendererSettings } from "../settings.ts";
import { makeRelease } from "./make-release.ts";
import { type ReadyMessage, type RenderResult, renderRequest } from "./messages.ts";
import { createPageRenderer } from "./page-renderer.ts";
import { createWorkFolder } from "./work-folder.ts";

/** A process of its own, because a page that hangs has to be ended from outside. */
const settings = readRendererSettings();
process.once("disconnect", () => process.exit(1));

const bundle = await createWorkFolder();
const renderer = await createPageRenderer(bundle, settings.PUBLIC_URL);

const render = async (message: unknown) => {
  const request = renderRequest.parse(message);
  const [fetched, base] = await Promise.all([
    fetchContent(settings.CONTENT_API_URL, settings.CONTENT_TOKEN),
    request.base ? readRelease(request.base) : undefined,
  ]);
  await mkdir(request.folder, { recursive: true });
  const at = new Date();
  const toSnapshot = (content: Content) =>
    createSnapshot(settings.CONTENT === "live" ? withoutLists(content) : content, at);
  const { revision } = fetched.content;
  const { SOURCE_HASH: sourceHash } = settings;
  await makeRelease({
    renderer,
    bundle,
    fetched,
    toSnapshot,
    info: { buildId: request.buildId, revision, builtAt: at.toISOString(), sourceHash },
    folder: request.folder,
    base,
    isReusable: request.mayReuse && base?.manifest.sourceHash === sourceHash,
  });
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
