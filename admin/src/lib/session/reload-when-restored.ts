/** Reloads a page from the back/forward cache: it may date from before a sign-out. */
export const reloadWhenRestored = (page: Window, reload: () => void) =>
  page.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) reload();
  });
