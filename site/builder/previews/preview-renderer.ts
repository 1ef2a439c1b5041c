import type { Content } from "shared/content/content";
import type { PreviewOrder, PreviewPage } from "shared/content/records/preview-orders";
import { toPreviewPath } from "shared/content/records/preview-path";
import { createSnapshot } from "../../src/content/build/content-snapshot.ts";
import { fetchContent } from "../../src/content/build/fetch-content.ts";
import { pagePath } from "../release/check-release.ts";
import { listFiles } from "../renderer/page-renderer.ts";
import type { RendererSettings } from "../settings.ts";
import { toStaticPage } from "./static-page.ts";
import { withRecord } from "./with-record.ts";

const renderPath = async (path: string, content: Content, settings: RendererSettings) => {
  globalThis.builderContent = { snapshot: createSnapshot(content, new Date()), onRead: () => {} };
  const files = await listFiles({
    site: settings.PUBLIC_URL,
    api: settings.PUBLIC_API_URL,
    media: settings.MEDIA_PUBLIC_URL,
  });
  const siteFile = files.find(({ file }) => file.endsWith(".html") && pagePath(file) === path);
  if (!siteFile) throw new Error(`The site has no page ${path}.`);
  return new TextDecoder().decode(await siteFile.render());
};

/**
 * Renders pages of records that are not public, one after another. The content is fetched once per revision; a page is
 * `null` if no page shows the record.
 */
export const createPreviewRenderer = (settings: RendererSettings) => {
  let latest: { revision: number; content: Content } | undefined;
  let running: Promise<unknown> = Promise.resolve();

  const readContent = async (revision: number) => {
    if (latest?.revision !== revision) {
      const { content } = await fetchContent(settings.CONTENT_API_URL, settings.CONTENT_TOKEN);
      latest = { revision, content };
    }
    return latest.content;
  };

  const render = async (order: PreviewOrder): Promise<PreviewPage | null> => {
    const content = withRecord(await readContent(order.revision), order);
    const path = toPreviewPath(order.presented, content);
    return path === undefined ? null : toStaticPage(await renderPath(path, content, settings));
  };

  return (order: PreviewOrder) => {
    const rendering = running.then(() => render(order));
    running = rendering.catch(() => {});
    return rendering;
  };
};
