import type { Context } from "hono";
import { proxy } from "hono/proxy";
import { adminAssets, isAdminPath } from "shared/paths";
import { releaseInfoPath } from "shared/publishing/builds";
import { type Hosting, isMediaPath } from "./hosting.ts";

export type DevServers = { site: string; admin: string };

export const createDevHosting = (servers: DevServers, hosting: Hosting): Hosting => {
  const from = (c: Context, origin: string, path: string) =>
    proxy(`${origin}${path}`, { raw: c.req.raw, headers: c.req.header(), redirect: "manual" });

  return (c) => {
    const { path, url } = c.req;
    if (isMediaPath(path) || path === releaseInfoPath) return hosting(c);
    if (path.startsWith(adminAssets)) return from(c, servers.admin, path + new URL(url).search);
    if (isAdminPath(path)) return from(c, servers.admin, adminAssets);
    return from(c, servers.site, path + new URL(url).search);
  };
};
