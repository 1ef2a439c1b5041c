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
  // The first test of a file also loads the screen; a busy machine needs more than the usual second.
  asyncUtilTimeout: 10_000,
  // A query that waits fails often at first: printing the document each time takes longer than the query.
  getElementError: (message) => new Error(message ?? "The element is missing."),
});
// The tests load no stylesheet, and happy-dom takes long to compute what inline styles say alone.
// Its media queries need the computed font size of the root.
const computeStyle = window.getComputedStyle.bind(window);
window.getComputedStyle = (element) =>
  element instanceof HTMLElement && element !== document.documentElement
    ? element.style
    : computeStyle(element);

/** Leaves a session behind as the sign-in page does. */
export function signIn(user: User = aUser({ role: adminRole })) {
  localStorage.setItem(sessionKeys.user, JSON.stringify(user));
  localStorage.setItem(sessionKeys.token, "a-token");
}

/** The browser of the tests draws no pictures. */
const blindCanvas: Canvas = { measure: async () => undefined, draw: async () => undefined };

type Surroundings = { canvas?: Canvas | undefined; settings?: Partial<SiteSettings> };

/** Opens a path of the admin area with the real routes, against `api`. */
export const openAdmin = (path: string, api: FakeApi, surroundings: Surroundings = {}) =>
  openRoutes((deps) => createRoutes(deps).routes, path, api, surroundings);

/** Opens a path of `routes`: a part of a screen alone is shown far sooner than the whole. */
export function openRoutes(
  routes: RouteObject[] | ((deps: Parameters<typeof createRoutes>[0]) => RouteObject[]),
  path: string,
  api: FakeApi,
  { canvas = blindCanvas, settings }: Surroundings = {},
) {
  // The browser of the tests asks only its own origin without a preflight.
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
    /** Asks again for everything that is shown, as a look at the tab after a while does. */
    refetch: () => queryClient.refetchQueries({ type: "active" }),
    /** What the browser's back button does. */
    goBack: () => act(() => router.navigate(-1)),
    /** Where the admin is now. */
    address: () => router.state.location.pathname + router.state.location.search,
  };
}
