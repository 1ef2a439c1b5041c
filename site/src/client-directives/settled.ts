import type { ClientDirective } from "astro";

/** Milliseconds for the pictures to be painted after the page has loaded. */
const paintDelay = 300;
/** A page that is still loading after this long (ms) gets its islands all the same. */
const longestWait = 5_000;

/**
 * `client:settled` hydrates once the page has loaded and the browser is idle, so that scripts do not compete
 * with the LCP image; a form as soon as it has the focus. A click on a button waits for its island.
 */
const settled: ClientDirective = (load, _options, island) => {
  let hydration: Promise<void> | undefined;
  const hydrateNow = async () => {
    try {
      const hydrate = await load();
      await hydrate();
    } finally {
      island.removeEventListener("click", deferClick, true);
    }
  };
  const hydrate = () => {
    hydration ??= hydrateNow();
    return hydration;
  };

  const deferClick = async (event: Event) => {
    const button = event.target instanceof Element && event.target.closest("button");
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    if (button.ariaBusy) return;
    button.ariaBusy = "true";
    try {
      await hydrate();
    } finally {
      button.ariaBusy = null;
    }
    // Offline, sending the form without a script would replace the page and lose the text.
    if (navigator.onLine || !island.hasAttribute("ssr")) button.click();
  };
  island.addEventListener("click", deferClick, true);
  if (island.querySelector("form")) island.addEventListener("focusin", hydrate, { once: true });

  const start = () => {
    if ("requestIdleCallback" in window) requestIdleCallback(hydrate);
    else void hydrate();
  };
  const startSoon = () => {
    setTimeout(start, paintDelay);
  };
  if (document.readyState === "complete") startSoon();
  else addEventListener("load", startSoon, { once: true });
  setTimeout(start, longestWait);
};
export default settled;
