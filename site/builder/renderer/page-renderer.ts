import { type AstroPrerenderer, build, type PathWithRoute } from "astro";
import { z } from "zod";
import { noContent, snapshotOf } from "../../src/build/content-parts.ts";
import { siteFolder } from "./site-folder.ts";

/** One file that the site's templates make: its path in the release, and how to render it. */
export type SiteFile = { file: string; render: () => Promise<Uint8Array> };

type WithRouteCache = { app: { routeCache: { clearAll: () => void } } };

/** Astro keeps the paths that it found for a route; they belong to one revision. */
const withRouteCache = z.custom<WithRouteCache>(
  (value) =>
    z
      .object({
        app: z.object({ routeCache: z.object({ clearAll: z.function() }).loose() }).loose(),
      })
      .safeParse(value).success,
  "This version of Astro keeps the paths of a route elsewhere.",
);

const fileOf = ({ pathname, route }: PathWithRoute) => {
  if (route.type === "endpoint") return pathname.replace(/^\//, "");
  return pathname === "/" ? "index.html" : `${pathname.replace(/^\//, "")}.html`;
};

/**
 * Bundles the site into `folder` (scripts, styles, public files), then renders any of its pages for
 * as long as the process lives, from whatever `globalThis.contentOfBuild` holds. Once a process.
 */
export const openWarmSite = async (folder: string, publicUrl: string) => {
  let prerenderer: AstroPrerenderer | undefined;

  const renderPath = async (site: AstroPrerenderer, path: PathWithRoute) => {
    const file = fileOf(path);
    const request = new Request(new URL(file, publicUrl));
    const result = await site.render(request, { routeData: path.route });
    const response = result instanceof Response ? result : result.response;
    if (response.status >= 300 && response.status !== 404) {
      throw new Error(`${file} was answered ${response.status}.`);
    }
    return new Uint8Array(await response.arrayBuffer());
  };

  /** Loads every template while its bundle is there; it is thrown away after the build. */
  const loadTemplates = async (site: AstroPrerenderer) => {
    globalThis.contentOfBuild = { snapshot: snapshotOf(noContent, new Date()), note: () => {} };
    for (const path of await site.getStaticPaths()) await renderPath(site, path);
  };

  await build({
    root: siteFolder,
    outDir: folder,
    logLevel: "error",
    integrations: [
      {
        name: "warm-site",
        hooks: {
          "astro:build:start": ({ setPrerenderer }) => {
            setPrerenderer((original) => {
              prerenderer = original;
              return {
                name: "warm-site",
                setup: async () => original.setup?.(),
                getStaticPaths: async () => {
                  await loadTemplates(original);
                  return [];
                },
                render: (request, options) => original.render(request, options),
              };
            });
          },
        },
      },
    ],
  });
  if (!prerenderer) throw new Error("Astro did not hand over its renderer.");
  const site = prerenderer;
  const { app } = withRouteCache.parse(site);

  return {
    /** Everything that the templates make of the content that is set now. */
    listFiles: async (): Promise<SiteFile[]> => {
      app.routeCache.clearAll();
      const paths = await site.getStaticPaths();
      return paths.map((path) => ({ file: fileOf(path), render: () => renderPath(site, path) }));
    },
  };
};
export type WarmSite = Awaited<ReturnType<typeof openWarmSite>>;
