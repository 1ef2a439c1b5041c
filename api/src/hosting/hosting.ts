import type { Context } from "hono";
import { adminAssets, adminPaths, adminRedirects } from "shared/paths";
import { AppError, notFound, statusOf } from "../errors.ts";
import type { Storage } from "../media/storage.ts";
import type { FileSet } from "./file-set.ts";
import type { Releases } from "./releases.ts";
import { adminPolicy, createSecurityHeaders, sitePolicy } from "./security-headers.ts";
import { sendFile } from "./send-file.ts";

type Deps = { releases: Releases; adminFiles: () => FileSet; storage: Storage; publicUrl: string };

const mediaPath = /^\/media\/([\w-]+\.(?:avif|webp|jpg))$/;
const mediaTypes: Record<string, string> = {
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
};

/** The paths of the SPA, its redirects included: `:id` is one segment, `/*` all that follows. */
const adminPattern = new RegExp(
  `^(${[...Object.values(adminPaths), ...Object.keys(adminRedirects)]
    .map((path) => path.replace(/\/\*$/, "(/.*)?").replace(/:[a-z]+/g, "[^/]+"))
    .join("|")})$`,
);

/** Whether the admin SPA has a screen (or a redirect to one) at this path. */
export const isAdminPath = (path: string) => adminPattern.test(path);

/** Whether a stored picture may be found at this path. */
export const isMediaPath = (path: string) => mediaPath.test(path);

/** Answers everything that is not the API: pictures, the admin's files, the published site. */
export const createHosting = ({ releases, adminFiles, storage, publicUrl }: Deps) => {
  const headers = createSecurityHeaders(publicUrl);
  const siteHeaders = { ...headers, "Content-Security-Policy": sitePolicy };
  const adminHeaders = { ...headers, "Content-Security-Policy": adminPolicy };

  const sendMedia = async (c: Context, file: string) => {
    const bytes = await storage.get(file);
    if (!bytes) throw notFound("Picture");
    return c.body(bytes, 200, {
      ...headers,
      "Content-Type": mediaTypes[file.split(".").at(-1) ?? ""] ?? "application/octet-stream",
      "Cache-Control": "public, max-age=31536000, immutable",
    });
  };

  const sendAdmin = (c: Context, path: string) => {
    const file = adminFiles().get(path);
    return file && sendFile(c, file, 200, adminHeaders);
  };

  const sendPage = (c: Context, path: string) => {
    const file = releases.find(path);
    if (file) return sendFile(c, file, 200, siteHeaders);
    const isFolder = path.endsWith("/") && releases.find(path.replace(/\/+$/, ""));
    if (isFolder) return c.redirect(path.replace(/\/+$/, ""), 308);
    const missing = releases.find("/404");
    if (missing) return sendFile(c, missing, 404, siteHeaders);
    throw new AppError("unavailable", "The site is being built for the first time.", {
      headers: { "Retry-After": "5" },
    });
  };

  return (c: Context): Response | Promise<Response> => {
    const { path, method } = c.req;
    if (method !== "GET" && method !== "HEAD") {
      const refusal = new AppError("method_not_allowed", `${method} is not possible here.`);
      return c.json(refusal.body, statusOf.method_not_allowed, { Allow: "GET, HEAD" });
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
