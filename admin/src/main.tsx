import "./lib/app/trusted-types.ts";
import "./lib/app/configure-zod.ts";
import "@mantine/core/styles.css";
import "@mantine/notifications/styles.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, createPath } from "react-router";
import { RouterProvider } from "react-router/dom";
import { AppProviders } from "./components/shell/AppProviders.tsx";
import { createQueryClient } from "./lib/api/query-client.ts";
import { createApp } from "./lib/app/create-app.ts";
import { prefetchLinks } from "./lib/app/prefetch-links.ts";
import { reloadWhenRestored } from "./lib/session/reload-when-restored.ts";
import { createRoutes } from "./router.tsx";

/** Written there by `pnpm build` where the API has an origin of its own. */
const apiOrigin = document.querySelector<HTMLMetaElement>("meta[name=api-origin]")?.content;

const app = createApp((path) => window.location.assign(path), apiOrigin);

const queryClient = createQueryClient();
const { routes, prefetch } = createRoutes({ api: app.api, queryClient });
const router = createBrowserRouter(routes);
prefetch(new URL(window.location.href));
prefetchLinks(document, prefetch);
router.subscribe(({ navigation: { location } }) => {
  if (location) prefetch(new URL(createPath(location), window.location.origin));
});

reloadWhenRestored(window, () => window.location.reload());

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
createRoot(root).render(
  <StrictMode>
    <AppProviders app={app} queryClient={queryClient}>
      <RouterProvider router={router} />
    </AppProviders>
  </StrictMode>,
);
