import react from "@vitejs/plugin-react";
import { adminAssets, adminPaths, adminRedirects } from "shared/paths";
import { defineConfig, loadEnv, type Plugin } from "vite";
import { compression } from "vite-plugin-compression2";
import product from "../package.json" with { type: "json" };
import { chunkGroups } from "./chunk-groups.ts";
import { handbook } from "./handbook.ts";
import { offlineInbox } from "./offline-inbox.ts";

const screenPaths = [...Object.values(adminPaths), ...Object.keys(adminRedirects)].map(
  (path) => new RegExp(`^${path.replace(/:\w+/g, "[^/]+").replace("/*", "(/.*)?")}/?$`),
);
const isScreen = (url: string) => {
  const path = url.replace(/[?#].*/, "");
  return screenPaths.some((screen) => screen.test(path));
};

/** Serves the admin's page at its paths during development, as the API does in production. */
const screensAtRoot: Plugin = {
  name: "admin-screens-at-root",
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      if (request.url && isScreen(request.url)) request.url = `${adminAssets}index.html`;
      next();
    });
  },
};

export default defineConfig(({ mode }) => {
  const { API_PORT = "3000" } = loadEnv(mode, import.meta.dirname, "API_");
  return {
    base: adminAssets,
    define: { "import.meta.env.VITE_PRODUCT_VERSION": JSON.stringify(product.version) },
    plugins: [
      screensAtRoot,
      react(),
      offlineInbox(),
      handbook(),
      // The API serves these files as they are.
      compression({ algorithms: ["brotliCompress", "gzip"], threshold: 500 }),
    ],
    // Browsers with light-dark(): its down-levelled form ignores Mantine's colour scheme.
    build: {
      cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5"],
      rolldownOptions: {
        output: {
          codeSplitting: { groups: chunkGroups },
        },
      },
    },
    server: {
      // Forwards everything else to the API process.
      proxy: { [`^(?!${adminAssets})`]: `http://localhost:${API_PORT}` },
    },
  };
});
