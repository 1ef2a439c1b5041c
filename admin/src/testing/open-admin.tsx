import { notifications } from "@mantine/notifications";
import { act, cleanup, configure, render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, type RouteObject, RouterProvider } from "react-router";
import { sessionKeys } from "shared/accounts/auth";
import { adminRole, type User } from "shared/accounts/users";
import type { SiteSettings } from "shared/content/site-settings/site-settings";
import { onTestFinished, vi } from "vitest";
import { AppProviders } from "../components/shell/AppProviders.tsx";
import { createQueryClient } from "../lib/api/query-client.ts";
import { createApp } from "../lib/app/create-app.ts";
import { createPictures } from "../lib/pictures/create-pictures.ts";
import { PicturesContext } from "../lib/pictures/pictures-context.ts";
import type { Canvas } from "../lib/pictures/prepare-picture.ts";
import { createRoutes } from "../router.tsx";
import "./font-loading.ts";
import type { FakeApi } from "./fake-api.ts";
import { aUser, someSettings } from "./records.ts";

configure({
  // The first test of a file also loads the screen, which can exceed the default second on a busy machine.
  asyncUtilTimeout: 10_000,
  // Polling queries fail often at first, and printing the document takes longer than the query.
  getElementError: (message) => new Error(message ?? "The element is missing."),
});
// The tests load no stylesheet, and happy-dom computes inline styles slowly.
// Its media queries need the computed font size of the root.
const computeStyle = window.getComputedStyle.bind(window);
window.getComputedStyle = (element) =>
  element instanceof HTMLElement && element !== document.documentElement
    ? element.style
    : computeStyle(element);

/** Stores a session as the sign-in page does. */
export function signIn(user: User = aUser({ role: adminRole })) {
  localStorage.setItem(sessionKeys.user, JSON.stringify(user));
  localStorage.setItem(sessionKeys.token, "a-token");
}

/** The test browser can't draw pictures. */
const blindCanvas: Canvas = { measure: async () => undefined, draw: async () => undefined };

type Surroundings = { canvas?: Canvas | undefined; settings?: Partial<SiteSettings> };

/** Opens a path of the admin with the real routes and `api`. */
export const openAdmin = (path: string, api: FakeApi, surroundings: Surroundings = {}) =>
  openRoutes((deps) => createRoutes(deps).routes, path, api, surroundings);

/** Opens a path of `routes`; part of a screen renders much faster than the whole. */
export function openRoutes(
  routes: RouteObject[] | ((deps: Parameters<typeof createRoutes>[0]) => RouteObject[]),
  path: string,
  api: FakeApi,
  { canvas = blindCanvas, settings }: Surroundings = {},
) {
  // The test browser sends requests without a preflight only to its own origin.
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(api.url);
  api.answer("GET /api/builds", { builds: [], live: null });
  api.answer("GET /api/settings", someSettings(settings));
  const leave = vi.fn();
  const app = createApp(leave);
  const queryClient = createQueryClient({ retryDelay: 1 });
  const made = typeof routes === "function" ? routes({ api: app.api, queryClient }) : routes;
  const router = createMemoryRouter(made, { initialEntries: [path] });
  render(
    <PicturesContext value={createPictures(canvas)}>
      <AppProviders app={app} queryClient={queryClient} env="test">
        <RouterProvider router={router} />
      </AppProviders>
    </PicturesContext>,
  );
  onTestFinished(() => {
    cleanup();
    queryClient.clear();
    notifications.clean();
    localStorage.clear();
    sessionStorage.clear();
  });
  return {
    user: userEvent.setup({ delay: null }),
    leave,
    /** Refetches all active queries, as the browser does when the tab gets the focus again. */
    refetch: () => queryClient.refetchQueries({ type: "active" }),
    /** The first parts of the keys of queries whose data is stored. */
    storedQueries: () =>
      queryClient
        .getQueryCache()
        .getAll()
        .flatMap(({ queryKey, state }) => (state.data === undefined ? [] : [queryKey[0]])),
    /** Goes back as the browser's back button does. */
    goBack: () => act(() => router.navigate(-1)),
    /** The current address in the admin. */
    address: () => router.state.location.pathname + router.state.location.search,
  };
}
