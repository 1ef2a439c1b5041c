import type { ClientDirective } from "astro";

/** Milliseconds after the page has loaded in which its pictures are drawn. */
const paintDelay = 300;
/** A page that is still loading after this long (ms) gets its islands all the same. */
const longestWait = 5_000;

/**
 * `client:settled`: an island comes alive once the page has loaded and the browser is idle, so that on
 * a weak signal its script does not take turns with the picture that everybody waits for. A form comes
 * alive as soon as somebody is in it. A press of a button waits for its island; where that cannot be
 * had, the button does what it does without JavaScript, or, offline, nothing.
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
    // Offline without a script, a sent form would end on the browser's own page, and its text with it.
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
