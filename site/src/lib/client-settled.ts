import type { ClientDirective } from "astro";

/** Milliseconds after the page has loaded in which its pictures are drawn. */
const breath = 300;
/** A page that is still loading after this long (ms) gets its islands all the same. */
const longestWait = 5_000;
/** Milliseconds until a form whose island is being made is sent again. */
const nextTry = 50;

/**
 * `client:settled`: an island comes alive once the page has loaded and the browser is idle, so that on
 * a weak signal its script does not take turns with the picture that everybody waits for. A form comes
 * alive as soon as somebody is in it; sent before, it waits for its island, and where that cannot be had
 * it is posted as without JavaScript.
 */
const settled: ClientDirective = (load, _options, island) => {
  let hydration: Promise<void> | undefined;
  const hydrate = () => {
    hydration ??= load().then((hydrateNow) => hydrateNow());
    return hydration;
  };
  const start = () => {
    if ("requestIdleCallback" in window) requestIdleCallback(hydrate);
    else void hydrate();
  };
  const startSoon = () => {
    setTimeout(start, breath);
  };
  if (document.readyState === "complete") startSoon();
  else addEventListener("load", startSoon, { once: true });
  setTimeout(start, longestWait);

  if (!island.querySelector("form")) return;
  island.addEventListener("focusin", hydrate, { once: true });
  document.addEventListener("submit", async (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || !island.contains(form)) return;
    event.preventDefault();
    if (form.ariaBusy) return;
    form.ariaBusy = "true";
    await hydrate();
    if (island.hasAttribute("ssr")) return form.submit();
    setTimeout(() => {
      form.ariaBusy = null;
      form.requestSubmit();
    }, nextTry);
  });
};
export default settled;
