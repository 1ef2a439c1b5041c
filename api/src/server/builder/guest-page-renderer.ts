import { pathToFileURL } from "node:url";
import type { GuestPageRenderer } from "shared/inbox/proposals/guest-pages";
import { openSiteBundle, programIn } from "./site-bundle.ts";

const loadRenderer = async (openBundle: typeof openSiteBundle): Promise<GuestPageRenderer> => {
  const program = programIn(await openBundle(), "guest-pages");
  return import(pathToFileURL(program).href);
};

/** Loads the site's components for guests' pages with the first page; a failure is tried again with the next. */
export const createGuestPageRendererReader = (openBundle = openSiteBundle) => {
  let loading: Promise<GuestPageRenderer> | undefined;
  return () => {
    loading ??= loadRenderer(openBundle).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
};
