import { Center, Loader } from "@mantine/core";
import type { QueryClient } from "@tanstack/react-query";
import { type ReactNode, Suspense } from "react";
import {
  matchRoutes,
  Navigate,
  Outlet,
  type RouteObject,
  replace,
  useLocation,
} from "react-router";
import { adminPaths, adminRedirects } from "shared/paths";
import { AlertArea } from "./components/feedback/AlertArea.tsx";
import { RequireAdmin } from "./components/session/RequireAdmin.tsx";
import { NotFoundScreen } from "./components/shell/NotFoundScreen.tsx";
import {
  NoAccess,
  NoAccessScreen,
  RequireFullAccess,
} from "./components/shell/RequireFullAccess.tsx";
import { RouteError } from "./components/shell/RouteError.tsx";
import { Shell } from "./components/shell/Shell.tsx";
import { isOnDesk } from "./components/shell/sidebar/navigation.ts";
import { RequireOwnPassword } from "./features/accounts/settings/RequireOwnPassword.tsx";
import { RequireSecondFactor } from "./features/accounts/settings/second-factor/RequireSecondFactor.tsx";
import { PublishStatus } from "./features/publishing/PublishStatus.tsx";
import type { Api } from "./lib/api/api-client.ts";
import { isForContent } from "./lib/app/content-paths.ts";
import { lazyOptional } from "./lib/app/lazy-optional.ts";
import { createPrefetch } from "./lib/app/prefetch.ts";
import type { Screen, ScreenRequest } from "./lib/app/screen.ts";
import { RevisitContext, useIsRevisit } from "./lib/lists/revisit-context.ts";
import { buildsQuery } from "./lib/requests/builds.ts";
import { conversationCountsQuery } from "./lib/requests/conversations.ts";
import { siteSettingsQuery } from "./lib/requests/site-settings.ts";
import { hasFullAccess, useHasFullAccess } from "./lib/session/access.ts";
import { takeReturnPath } from "./lib/session/return-path.ts";
import { isAdmin, readSession } from "./lib/session/session.ts";
import { dashboard, screens } from "./screens.ts";
import { settings, settingsSections } from "./settings-screens.ts";

const loadSettingsStart = async () =>
  (await import("./features/accounts/settings/SettingsScreen.tsx")).SettingsStart;

const DemoNotice = lazyOptional(
  async () => (await import("./features/content/demo/DemoNotice.tsx")).DemoNotice,
);

const NotReadyNotice = lazyOptional(
  async () => (await import("./features/dashboard/NotReadyNotice.tsx")).NotReadyNotice,
);

const canRequest = () => {
  const session = readSession();
  return session && isAdmin(session) && !session.user.mustChangePassword;
};

function Notices() {
  const { pathname } = useLocation();
  const isFull = useHasFullAccess();
  if (!isFull || isOnDesk(pathname)) return null;
  return (
    <Suspense>
      <DemoNotice />
      {/* The dashboard has the list itself. */}
      {pathname !== adminPaths.dashboard && <NotReadyNotice />}
    </Suspense>
  );
}

function Layout() {
  const isRevisit = useIsRevisit();
  return (
    <RequireAdmin>
      <RequireOwnPassword>
        <RequireSecondFactor>
          <Shell status={<PublishStatus />} notice={<Notices />}>
            <RevisitContext value={isRevisit}>
              <Outlet />
            </RevisitContext>
          </Shell>
        </RequireSecondFactor>
      </RequireOwnPassword>
    </RequireAdmin>
  );
}

function StartupLoader() {
  return (
    <Center h="100dvh">
      <Loader aria-label="Loading" />
    </Center>
  );
}

const redirects = (): RouteObject[] =>
  Object.entries(adminRedirects).map(([path, to]) => ({
    path,
    element: <Navigate to={to} replace />,
  }));

type Deps = { api: Api; queryClient: QueryClient };

/** The routes of all screens, and a function that prefetches the code and data of the screen at an address. */
export function createRoutes({ api, queryClient }: Deps) {
  const to = { api, client: queryClient, prefetch: createPrefetch(queryClient) };
  const request = (screen: Screen, address: Pick<ScreenRequest, "params" | "search">) => {
    if (canRequest() && (hasFullAccess() || isForContent(screen.path)))
      screen.request?.({ ...to, ...address });
  };

  /** Has no loader: a screen that is loaded then renders at once, and the browser restores its scroll position. */
  const toRoute = ({ path, load }: Screen): RouteObject => ({ path, lazy: { Component: load } });

  /** A screen needs access to everything unless it is named as one for content. */
  const guard = (guarded: Screen[], refusal: ReactNode): RouteObject[] => {
    const content = guarded.filter(({ path }) => isForContent(path));
    const all = guarded.filter(({ path }) => !isForContent(path));
    const element = <RequireFullAccess refusal={refusal} />;
    return [...content.map(toRoute), { element, children: all.map(toRoute) }];
  };

  const dashboardRoute: RouteObject = {
    ...toRoute(dashboard),
    // The sign-in page leads every admin to the dashboard.
    loader: () => {
      const path = takeReturnPath();
      return path ? replace(path) : null;
    },
  };

  const settingsRoute: RouteObject = {
    path: settings.path,
    lazy: { Component: settings.load },
    children: [
      { index: true, lazy: { Component: loadSettingsStart } },
      ...guard(settingsSections, <NoAccess />),
    ],
  };

  const layout: RouteObject = {
    Component: Layout,
    ErrorBoundary: RouteError,
    HydrateFallback: StartupLoader,
    loader: () => {
      if (!canRequest()) return null;
      to.prefetch(buildsQuery(api));
      if (hasFullAccess()) to.prefetch(conversationCountsQuery(api));
      to.prefetch(siteSettingsQuery(api));
      return null;
    },
    shouldRevalidate: () => false,
    children: [
      {
        ErrorBoundary: RouteError,
        children: [
          dashboardRoute,
          {
            Component: AlertArea,
            children: [...guard(screens, <NoAccessScreen />), settingsRoute],
          },
          ...redirects(),
          { path: "*", Component: NotFoundScreen },
        ],
      },
    ],
  };

  const prefetchable = [dashboard, ...screens, settings, ...settingsSections];
  const prefetch = ({ pathname, searchParams: search }: URL) => {
    // Some browsers remember that a script could not be loaded.
    if (!navigator.onLine || api.isRefused()) return;
    for (const { route, params } of matchRoutes(prefetchable, pathname) ?? []) {
      route.load().catch(() => undefined);
      request(route, { params, search });
    }
  };
  return { routes: [layout], prefetch };
}
