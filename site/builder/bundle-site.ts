import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type AstroIntegration, build } from "astro";
import { describeBuildError } from "./describe-build-error.ts";
import { syncFoldersToDisk, syncToDisk } from "./release/sync-to-disk.ts";
import { createWorkFolder, siteFolder } from "./work-folder.ts";

const input = {
  builder: fileURLToPath(new URL("main.ts", import.meta.url)),
  "render-orders": fileURLToPath(new URL("render-orders.ts", import.meta.url)),
  "preview-orders": fileURLToPath(new URL("preview-orders.ts", import.meta.url)),
  "guest-pages": fileURLToPath(new URL("../src/guest-pages/render.tsx", import.meta.url)),
};

/**
 * Astro compiles the templates into a program, runs it and deletes it. Here the builder is that program, and it moves to
 * `renderer` instead of being run.
 */
const keepRenderer = (outDir: string, renderer: string): AstroIntegration => ({
  name: "keep-renderer",
  hooks: {
    "astro:config:done": ({ setAdapter }) =>
      setAdapter({
        name: "keep-renderer",
        entrypointResolution: "auto",
        adapterFeatures: { buildOutput: "static" },
        supportedAstroFeatures: {
          staticOutput: "stable",
          envGetSecret: "stable",
          sharpImageService: "stable",
        },
      }),
    "astro:build:start": ({ setPrerenderer }) =>
      setPrerenderer({
        name: "keep-renderer",
        setup: () => rename(join(outDir, ".prerender"), renderer),
        getStaticPaths: async () => [],
        render: () => Promise.reject(new Error("No page is rendered while the site is compiled.")),
      }),
    "astro:build:setup": ({ updateConfig }) => {
      updateConfig({
        environments: {
          prerender: {
            // The builder loads no packages: that makes it small.
            resolve: { noExternal: true },
            define: { "process.env.NODE_ENV": JSON.stringify("production") },
            build: {
              rolldownOptions: {
                input,
                // Astro finds its program by the first part of the name.
                output: { entryFileNames: "prerender-entry.[name].mjs" },
              },
            },
          },
        },
      });
    },
  },
});

const syncAllToDisk = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  await Promise.all(files.map(({ parentPath, name }) => syncToDisk(join(parentPath, name))));
  await syncFoldersToDisk(folder);
};

/** Another process may have compiled the same version at the same time. */
const moveUnlessThere = async (made: string, folder: string) => {
  await mkdir(dirname(folder), { recursive: true });
  try {
    await rename(made, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
};

/** Makes `folder` with `renderer`, the builder's program, and `client`, the files for browsers. */
const bundleSite = async (folder: string) => {
  const work = await createWorkFolder();
  const client = join(work, "client");
  try {
    await build({
      root: siteFolder,
      outDir: client,
      logLevel: "silent",
      integrations: [keepRenderer(client, join(work, "renderer"))],
    });
    await syncAllToDisk(work);
    await moveUnlessThere(work, folder);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
};

// A bundler must not outlive the product that started it.
process.once("disconnect", () => process.exit());
try {
  const [folder = ""] = process.argv.slice(2);
  await bundleSite(folder);
} catch (error) {
  process.stderr.write(describeBuildError(error));
  process.exitCode = 1;
} finally {
  process.disconnect?.();
}
