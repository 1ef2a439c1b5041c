/** Asks anew for a page that the browser brings back as it was left, perhaps before logging out. */
export const reloadWhenRestored = (page: Window, reload: () => void) =>
  page.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) reload();
  });
