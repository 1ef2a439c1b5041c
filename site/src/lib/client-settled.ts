import type { ClientDirective } from "astro";

/** A page that is still loading after this long (ms) gets its islands all the same. */
const longestWait = 5_000;

/**
 * `client:settled`: an island comes alive once the page has loaded and the browser is idle, so that on
 * a weak signal its script does not take turns with the picture that everybody waits for.
 */
const settled: ClientDirective = (load) => {
  let isStarted = false;
  const hydrate = async () => {
    const hydrateNow = await load();
    await hydrateNow();
  };
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    if ("requestIdleCallback" in window) requestIdleCallback(hydrate);
    else setTimeout(hydrate, 200);
  };
  if (document.readyState === "complete") return start();
  addEventListener("load", start, { once: true });
  setTimeout(start, longestWait);
};
export default settled;
