import "./lib/no-eval.ts";
import "@mantine/core/styles.css";
import "@mantine/notifications/styles.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { AppProviders } from "./components/AppProviders.tsx";
import { createApp } from "./lib/create-app.ts";
import { createQueryClient } from "./lib/query-client.ts";
import { reloadWhenRestored } from "./lib/reload-when-restored.ts";
import { createRoutes } from "./router.tsx";

const app = createApp((path) => window.location.assign(path));

reloadWhenRestored(window, () => window.location.reload());

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
createRoot(root).render(
  <StrictMode>
    <AppProviders app={app} queryClient={createQueryClient()}>
      <RouterProvider router={createBrowserRouter(createRoutes())} />
    </AppProviders>
  </StrictMode>,
);
