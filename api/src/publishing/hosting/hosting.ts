import type { Context } from "hono";
import { adminAssets, isAdminPath, reviewsWidgetPath, serviceWorker } from "shared/paths";
import { hashInFileName } from "#media/storage/picture-files.ts";
import type { Storage } from "#media/storage/storage.ts";
import { immutable, revalidated } from "#platform/web/cache-control.ts";
import { getMediaType } from "#platform/web/media-type.ts";
import type { FileSet, HostedFile } from "./file-set.ts";
import type { Releases } from "./releases.ts";
import {
  adminPolicy,
  createSecurityHeaders,
  inertPolicy,
  serviceWorkerHeaders,
  sitePolicy,
  widgetPageHeaders,
} from "./security-headers.ts";
import { sendFile } from "./send-file.ts";

type Deps = {
  /** None where the pages are served elsewhere. */
  releases: Pick<Releases, "find" | "findRedirect"> | undefined;
  adminFiles: () => FileSet;
  storage: Pick<Storage, "get">;
  publicUrl: string;
  /** Called with the path of a page that is missing. */
  onMissing?: ((path: string) => void) | undefined;
  mediaPublicUrl?: string | undefined;
};

const mediaPath = /^\/media\/([\w-]+\.(?:avif|webp|jpg))$/;
const missingPage = "/404";

const notBuiltYet = `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <title>One moment</title>
  <p>The site is being built for the first time. Please come back in a moment.</p>
</html>
`;

export const isMediaPath = (path: string) => mediaPath.test(path);

export const createHosting = (deps: Deps) => {
  const { releases, adminFiles, storage, publicUrl, mediaPublicUrl, onMissing } = deps;
  const headers = createSecurityHeaders(publicUrl);
  const siteHeaders = (file: HostedFile) => ({ ...headers, ...sitePolicy(file) });
  const adminHeaders = { ...headers, ...adminPolicy({ media: mediaPublicUrl }) };
  const inertHeaders = { ...headers, ...inertPolicy };
  const widgetHeaders = (file: HostedFile) => ({ ...headers, ...widgetPageHeaders(file) });

  const sendMedia = async (c: Context, file: string) => {
    const etag = `"${file}"`;
    const mediaHeaders = { ...inertHeaders, ETag: etag, "Cache-Control": immutable };
    if (c.req.header("If-None-Match")?.includes(etag)) return c.body(null, 304, mediaHeaders);
    const bytes = hashInFileName(file) && (await storage.get(file));
    if (!bytes) return c.text("There is no such picture.", 404, inertHeaders);
    return c.body(bytes, 200, { ...mediaHeaders, "Content-Type": getMediaType(file) });
  };

  const workerHeaders = { ...adminHeaders, ...serviceWorkerHeaders };

  const sendAdmin = (c: Context, path: string) => {
    const file = adminFiles().get(path);
    const isWorker = c.req.path === serviceWorker.script;
    return file && sendFile(c, file, 200, isWorker ? workerHeaders : adminHeaders);
  };

  const find = (path: string) => releases?.find(path);

  const sendMissing = (c: Context) => {
    if (!releases) return c.text("Pages are served elsewhere.", 404, inertHeaders);
    const missing = find(missingPage);
    if (!missing) return c.html(notBuiltYet, 503, { ...inertHeaders, "Retry-After": "5" });
    if (c.req.method === "GET") onMissing?.(c.req.path);
    return sendFile(c, missing, 404, siteHeaders(missing));
  };

  /** Browsers ask again each time: an address that moved may move back. */
  const sendRedirect = (c: Context, target: string) =>
    c.body(null, 301, { ...inertHeaders, Location: target, "Cache-Control": revalidated });

  const sendPage = (c: Context, path: string) => {
    const target = releases?.findRedirect(c.req.url);
    if (target) return sendRedirect(c, target);
    const file = path === missingPage ? undefined : find(path);
    if (file && path === reviewsWidgetPath) return sendFile(c, file, 200, widgetHeaders(file));
    if (file) return sendFile(c, file, 200, siteHeaders(file));
    const folder = path.endsWith("/") ? path.slice(0, -1) : "";
    if (folder && find(folder)) {
      return c.body(null, 308, { ...inertHeaders, Location: folder + new URL(c.req.url).search });
    }
    return sendMissing(c);
  };

  return (c: Context): Response | Promise<Response> => {
    const { path, method } = c.req;
    if (method !== "GET" && method !== "HEAD") {
      return c.text("This can only be read.", 405, { ...inertHeaders, Allow: "GET, HEAD" });
    }
    const media = mediaPath.exec(path)?.[1];
    if (media) return sendMedia(c, media);
    if (path.startsWith(adminAssets)) {
      const file = sendAdmin(c, path.slice(adminAssets.length - 1));
      if (file) return file;
    }
    if (isAdminPath(path)) return sendAdmin(c, "/") ?? sendPage(c, path);
    return sendPage(c, path);
  };
};
export type Hosting = ReturnType<typeof createHosting>;
