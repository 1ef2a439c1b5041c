import type { ClientDirective } from "astro";

/** Milliseconds after the page has loaded in which its pictures are drawn. */
const breath = 300;
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
    else void hydrate();
  };
  const startSoon = () => {
    setTimeout(start, breath);
  };
  if (document.readyState === "complete") startSoon();
  else addEventListener("load", startSoon, { once: true });
  setTimeout(start, longestWait);
};
export default settled;
