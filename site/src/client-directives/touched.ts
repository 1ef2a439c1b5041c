import type { ClientDirective } from "astro";
import { savesData } from "../lib/visitor-preferences.ts";
import type { HydrationReasons } from "./hydration-reasons.ts";

/** The first of these events shows that a visitor uses the page. */
const activity = ["scroll", "pointerdown", "keydown"];
const touches = ["pointerover", "pointerdown", "focusin", "input"];
/** Touching these hydrates an island; touching its photos or texts does not. */
const controls = "form, nav, button, a[data-becomes-button]";
/** The first press on these is held until the island works; other links work without it. */
const heldControls = "button, a[data-becomes-button], a[data-opens-here]";

/** Milliseconds for the browser to paint the loaded pictures. */
const paintDelay = 300;

/** Milliseconds for React to replace a link with a button. */
const longestSwap = 2_000;

const noConnection = "You're offline. Your text is safe here; press again once you're back online.";

type Hydrate = () => Promise<void>;

const isHydrated = (island: HTMLElement) => !island.hasAttribute("ssr");

const showStatus = (island: HTMLElement, text: string) => {
  const status = island.querySelector("form > [role=status]");
  if (status) status.textContent = text;
};

const actAsButton = (link: HTMLElement) => {
  link.role = "button";
  link.ariaLabel = link.dataset.becomesButton ?? null;
  // A slight movement during a press would drag the link; a button cannot be dragged.
  link.draggable = false;
  // The space bar presses a button, but scrolls the page at a link.
  link.addEventListener("keydown", (event) => {
    if (event.key !== " ") return;
    event.preventDefault();
    link.click();
  });
};

/** A press that starts on the link and ends on its replacement would click neither. */
const untilReleased = async (link: HTMLElement) => {
  while (link.matches(":active")) await new Promise(requestAnimationFrame);
};

const untilSwapped = (link: HTMLElement, island: HTMLElement) =>
  new Promise<HTMLElement>((resolve) => {
    const finish = () => {
      observer.disconnect();
      resolve(link.isConnected ? link : (island.querySelector("button") ?? link));
    };
    const observer = new MutationObserver(finish);
    observer.observe(island, { childList: true, subtree: true });
    setTimeout(finish, link.isConnected ? longestSwap : 0);
  });

/** Hydrates the island once; after a failure, such as a lost connection, the next call tries again. */
const createHydrate = (
  load: () => Promise<Hydrate>,
  island: HTMLElement,
  link: HTMLElement | null,
): Hydrate => {
  const run = async () => {
    const work = await load();
    showStatus(island, "");
    if (link) await untilReleased(link);
    const hasFocus = link?.matches(":focus");
    await work();
    if (link && hasFocus && isHydrated(island)) (await untilSwapped(link, island)).focus();
    if (!isHydrated(island)) running = undefined;
  };
  let running: Promise<void> | undefined;
  return () => {
    running ??= run();
    return running;
  };
};

const hydrateOnTouch = (island: HTMLElement, hydrate: Hydrate) => {
  const touch = ({ target }: Event) => {
    if (target instanceof Element && target.closest(controls)) void hydrate();
  };
  for (const type of touches) island.addEventListener(type, touch, { passive: true });
};

/** Holds a press on a control of an unhydrated island and repeats it after hydration. */
const holdPresses = (island: HTMLElement, link: HTMLElement | null, hydrate: Hydrate) => {
  let isRepeating = false;
  const repeat = (control: HTMLElement) => {
    isRepeating = true;
    control.click();
    isRepeating = false;
  };
  const hold = async (control: HTMLElement) => {
    control.ariaBusy = "true";
    await hydrate();
    const isReplaced = isHydrated(island) && control === link;
    const target = isReplaced ? await untilSwapped(control, island) : control;
    control.ariaBusy = null;
    if (isHydrated(island) || navigator.onLine || !control.closest("form")) repeat(target);
    // A native submission would replace the page and lose the text.
    else showStatus(island, noConnection);
  };
  const handleClick = (event: MouseEvent) => {
    const isForAnotherTab = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (isRepeating || isForAnotherTab || !(event.target instanceof Element)) return;
    const control = event.target.closest<HTMLElement>(heldControls);
    // The link remains for a moment until React replaces it.
    if (!control || (isHydrated(island) && control !== link)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!control.ariaBusy) void hold(control);
  };
  island.addEventListener("click", handleClick, true);
};

/** Calls `act` once the visitor uses the page and the island is near the viewport. */
const whenSeen = (island: HTMLElement, act: () => void) => {
  const watch = () => {
    for (const type of activity) removeEventListener(type, watch, true);
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    });
    for (const child of island.children) observer.observe(child);
  };
  for (const type of activity) addEventListener(type, watch, { capture: true, passive: true });
};

/** Calls `act` once the page has loaded and is painted, and the browser is idle. */
const whenSettled = (act: () => void) => {
  const whenIdle = () => {
    if ("requestIdleCallback" in window) requestIdleCallback(act);
    else act();
  };
  const scheduleIdle = () => setTimeout(whenIdle, paintDelay);
  if (document.readyState === "complete") scheduleIdle();
  else addEventListener("load", scheduleIdle, { once: true });
};

const isStored = (start: string) => {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(start));
  } catch {
    return false;
  }
};

const hydrateForAddress = (island: HTMLElement, text: string, hydrate: Hydrate) => {
  const readAddress = async () => {
    if (!(location.search + location.hash).includes(text)) return;
    // Hides the island until it shows the content that the address asks for.
    island.ariaBusy = "true";
    await hydrate();
    island.ariaBusy = null;
  };
  void readAddress();
  addEventListener("hashchange", readAddress);
};

const hydrateForReasons = (island: HTMLElement, reasons: HydrationReasons, hydrate: Hydrate) => {
  if (reasons.seen) whenSeen(island, hydrate);
  if (reasons.settled) {
    island.addEventListener("pointerdown", hydrate, { passive: true });
    // React weighs as much as three slides, so data savers wait; but a live page has no picture without it.
    if (!savesData() || !island.firstElementChild) whenSettled(hydrate);
  }
  if (reasons.history) addEventListener("popstate", hydrate);
  if (reasons.stored && isStored(reasons.stored)) void hydrate();
  if (reasons.address) hydrateForAddress(island, reasons.address, hydrate);
};

/** `client:touched` hydrates an island when a visitor touches one of its controls, or for one of its reasons. */
const touched: ClientDirective = (load, { value }, island) => {
  const link = island.querySelector<HTMLElement>("a[data-becomes-button]");
  const hydrate = createHydrate(load, island, link);
  if (link) actAsButton(link);
  hydrateOnTouch(island, hydrate);
  holdPresses(island, link, hydrate);
  // The HTML disables buttons that need a script.
  for (const button of island.querySelectorAll("button")) button.disabled = false;
  hydrateForReasons(island, typeof value === "object" ? value : {}, hydrate);
};
export default touched;
