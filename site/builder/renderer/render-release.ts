import { mkdir } from "node:fs/promises";
import type { Content } from "shared/content/content";
import { createSnapshot } from "../../src/content/build/content-snapshot.ts";
import { fetchContent } from "../../src/content/build/fetch-content.ts";
import { readRelease } from "../release/read-release.ts";
import { readRendererSettings } from "../settings.ts";
import { makeRelease } from "./make-release.ts";
import type { RenderOrder } from "./messages.ts";
import { listFiles } from "./page-renderer.ts";

/** Makes a release of the API's current content. Returns its revision. */
export const renderRelease = async ({ buildId, folder, base: baseFolder }: RenderOrder) => {
  const settings = readRendererSettings();
  const { CONTENT, CONTENT_API_URL, CONTENT_TOKEN, SOURCE_HASH } = settings;
  const addresses = {
    site: settings.PUBLIC_URL,
    api: settings.PUBLIC_API_URL,
    media: settings.MEDIA_PUBLIC_URL,
  };
  const [fetched, base] = await Promise.all([
    fetchContent(CONTENT_API_URL, CONTENT_TOKEN),
    baseFolder ? readRelease(baseFolder) : undefined,
  ]);
  await mkdir(folder, { recursive: true });
  const at = new Date();
  const toSnapshot = (content: Content) => createSnapshot(content, at, CONTENT === "live");
  const { revision } = fetched.content;
  await makeRelease({
    listFiles: () => listFiles(addresses),
    client: settings.CLIENT_FOLDER,
    fetched,
    toSnapshot,
    info: { buildId, revision, builtAt: at.toISOString(), sourceHash: SOURCE_HASH },
    folder,
    base,
    isReusable: base?.manifest.sourceHash === SOURCE_HASH,
  });
  return revision;
};
