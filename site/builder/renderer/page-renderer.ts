import { type AstroIntegration, type AstroPrerenderer, build, type PathWithRoute } from "astro";
import { z } from "zod";
import { createSnapshot, emptyContent } from "../../src/content/build/content-snapshot.ts";
import { siteFolder } from "./work-folder.ts";

/** One file that the site's templates make: its path in the release, and how to render it. */
export type SiteFile = { file: string; render: () => Promise<Uint8Array> };

type WithRouteCache = { app: { routeCache: { clearAll: () => void } } };

/** Astro caches the paths that it found for a route; they belong to one revision. */
const withRouteCache = z.custom<WithRouteCache>(
  (value) =>
    z
      .object({
        app: z.object({ routeCache: z.object({ clearAll: z.function() }).loose() }).loose(),
      })
      .safeParse(value).success,
  "This version of Astro keeps the paths of a route elsewhere.",
);

const filePath = ({ pathname, route }: PathWithRoute) => {
  if (route.type === "endpoint") return pathname.replace(/^\//, "");
  return pathname === "/" ? "index.html" : `${pathname.replace(/^\//, "")}.html`;
};

const renderPath = async (
  prerenderer: AstroPrerenderer,
  path: PathWithRoute,
  publicUrl: string,
) => {
  const file = filePath(path);
  const request = new Request(new URL(file, publicUrl));
  const result = await prerenderer.render(request, { routeData: path.route });
  const response = result instanceof Response ? result : result.response;
  if (response.status >= 300 && response.status !== 404) {
    throw new Error(`${file} was answered ${response.status}.`);
  }
  return new Uint8Array(await response.arrayBuffer());
};

/** Loads every template while its bundle is there; Astro deletes it after the build. */
const loadTemplates = async (prerenderer: AstroPrerenderer, publicUrl: string) => {
  globalThis.builderContent = {
    snapshot: createSnapshot(emptyContent, new Date()),
    onRead: () => {},
  };
  for (const path of await prerenderer.getStaticPaths()) {
    await renderPath(prerenderer, path, publicUrl);
  }
};

/** Hands Astro's own prerenderer over, and has the build itself render nothing. */
const takePrerenderer = (
  publicUrl: string,
  onPrerenderer: (prerenderer: AstroPrerenderer) => void,
): AstroIntegration => ({
  name: "page-renderer",
  hooks: {
    "astro:build:start": ({ setPrerenderer }) => {
      setPrerenderer((original) => {
        onPrerenderer(original);
        return {
          name: "page-renderer",
          setup: async () => original.setup?.(),
          getStaticPaths: async () => {
            await loadTemplates(original, publicUrl);
            return [];
          },
          render: (request, options) => original.render(request, options),
        };
      });
    },
  },
});

/** Bundles the site into `folder`, then renders pages from `globalThis.builderContent`. Once a process. */
export const createPageRenderer = async (folder: string, publicUrl: string) => {
  let prerenderer: AstroPrerenderer | undefined;
  await build({
    root: siteFolder,
    outDir: folder,
    logLevel: "error",
    integrations: [
      takePrerenderer(publicUrl, (original) => {
        prerenderer = original;
      }),
    ],
  });
  if (!prerenderer) throw new Error("Astro did not hand over its renderer.");
  const site: AstroPrerenderer = prerenderer;
  const { app } = withRouteCache.parse(site);

  return {
    listFiles: async (): Promise<SiteFile[]> => {
      app.routeCache.clearAll();
      const paths = await site.getStaticPaths();
      return paths.map((path) => ({
        file: filePath(path),
        render: () => renderPath(site, path, publicUrl),
      }));
    },
  };
};
export type PageRenderer = Awaited<ReturnType<typeof createPageRenderer>>;
