import type { PathWithRoute } from "astro";
import { App } from "astro/app";
import { createApp } from "astro/app/entrypoint";
import { StaticPaths } from "astro/runtime/prerender/static-paths.js";
import { contentSecurityPolicy } from "../../src/build/content-security-policy.ts";

/** A file of the site: its path in the release, and the function that renders it. */
export type SiteFile = { file: string; render: () => Promise<Uint8Array> };

class Pages extends App {
  /** Throws instead of rendering an error page, so that the owner reads the cause. */
  override createErrorHandler() {
    return {
      renderError: async (
        _request: Request,
        { error, status }: { error?: unknown; status: number },
      ) => {
        throw error ?? new Error(`It was answered ${status}.`);
      },
    };
  }
}

const filePath = ({ pathname, route }: PathWithRoute) => {
  if (route.type === "endpoint") return pathname.replace(/^\//, "");
  return pathname === "/" ? "index.html" : `${pathname.replace(/^\//, "")}.html`;
};

/** Addresses as browsers see them; `api` and `media` only where they differ from the site's. */
export type Addresses = { site: string; api: string | undefined; media: string | undefined };

const renderPath = async (pages: Pages, path: PathWithRoute, { site }: Addresses) => {
  const file = filePath(path);
  const request = new Request(new URL(file, site));
  const response = await pages.render(request, { routeData: path.route });
  if (response.status >= 300 && response.status !== 404) {
    throw new Error(`${file} was answered ${response.status}.`);
  }
  return new Uint8Array(await response.arrayBuffer());
};

const { manifest } = createApp();

/** The parts of Astro's manifest that depend on addresses: they are settings, not part of the compiled site. */
const addressedManifest = (addresses: Addresses): Partial<typeof manifest> => ({
  site: addresses.site,
  ...(manifest.csp && {
    csp: { ...manifest.csp, directives: contentSecurityPolicy(addresses).directives },
  }),
});

/** Lists the files that the templates render from `globalThis.builderContent`. */
export const listFiles = async (addresses: Addresses): Promise<SiteFile[]> => {
  // Astro caches the paths of a route per manifest, but they change with each revision.
  const pages = new Pages({ ...manifest, ...addressedManifest(addresses) }, false);
  const paths = await new StaticPaths(pages).getAll();
  return paths.map((path) => ({
    file: filePath(path),
    render: () => renderPath(pages, path, addresses),
  }));
};
