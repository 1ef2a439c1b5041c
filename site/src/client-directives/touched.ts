import type { ClientDirective } from "astro";
import { savesData } from "../lib/visitor-preferences.ts";
import type { HydrationReasons } from "./hydration-reasons.ts";

/** The first of them on the page says that somebody is there. */
const signs = ["scroll", "pointerdown", "keydown"];
const touches = ["pointerover", "pointerdown", "focusin", "input"];
/** What an island answers in the place of the browser. A link of these still leads somewhere without its island. */
const answered = "button, a[data-becomes-button], a[data-opens-here]";
/** A photo or a text that is touched needs no island. */
const controls = "form, nav, button, a[data-becomes-button]";

/** Milliseconds for the pictures that have loaded to be painted. */
const paintDelay = 300;

/** Milliseconds in which React puts a button in the place of a link. */
const longestSwap = 2_000;

const noConnection =
  "There is no connection. What you typed stays here: press again once there is one.";

const isStored = (start: string) => {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(start));
  } catch {
    return false;
  }
};

const isAddressed = (text: string) => (location.search + location.hash).includes(text);

/** Calls `act` once the island comes near the window, from the first sign of somebody on. */
const whenSeen = (island: HTMLElement, act: () => void) => {
  const watch = () => {
    for (const sign of signs) removeEventListener(sign, watch, true);
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    });
    for (const child of island.children) observer.observe(child);
  };
  for (const sign of signs) addEventListener(sign, watch, { capture: true, passive: true });
};

/** Calls `act` once the page has loaded, is painted, and the browser has nothing else to do. */
const whenSettled = (act: () => void) => {
  const rest = () => {
    if ("requestIdleCallback" in window) requestIdleCallback(act);
    else act();
  };
  const restSoon = () => setTimeout(rest, paintDelay);
  if (document.readyState === "complete") restSoon();
  else addEventListener("load", restSoon, { once: true });
};

/** A press that began on a link and ended on the button in its place would click neither. */
const untilReleased = async (link: HTMLElement) => {
  while (link.matches(":active")) await new Promise(requestAnimationFrame);
};

/** What stands there for a link that became a button. */
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

/**
 * `client:touched` hydrates an island when somebody touches one of its controls, or for one of its reasons. A press on
 * a button, or on a link that is to become one, waits for that and is then made again.
 */
const touched: ClientDirective = (load, { value }, island) => {
  const reasons: HydrationReasons = typeof value === "object" ? value : {};
  const isWorking = () => !island.hasAttribute("ssr");
  const say = (text: string) => {
    const status = island.querySelector("form > [role=status]");
    if (status) status.textContent = text;
  };

  const link = island.querySelector<HTMLElement>("a[data-becomes-button]");
  if (link) {
    link.role = "button";
    link.ariaLabel = link.dataset.becomesButton ?? null;
    // Buttons cannot be dragged: a hand that trembles presses them.
    link.draggable = false;
    // A key that presses buttons, and scrolls the page at links.
    link.addEventListener("keydown", (event) => {
      if (event.key !== " ") return;
      event.preventDefault();
      link.click();
    });
  }

  const hydrateNow = async () => {
    const work = await load();
    say("");
    if (link) await untilReleased(link);
    const hasFocus = link?.matches(":focus");
    await work();
    if (link && hasFocus && isWorking()) (await untilSwapped(link, island)).focus();
    // Without a connection the next touch tries again.
    if (!isWorking()) hydration = undefined;
  };
  let hydration: Promise<void> | undefined;
  const hydrate = () => {
    hydration ??= hydrateNow();
    return hydration;
  };

  const touch = ({ target }: Event) => {
    if (target instanceof Element && target.closest(controls)) void hydrate();
  };
  for (const type of touches) island.addEventListener(type, touch, { passive: true });

  let isMadeAgain = false;
  const makeAgain = (pressed: HTMLElement) => {
    isMadeAgain = true;
    pressed.click();
    isMadeAgain = false;
  };
  const answer = async (pressed: HTMLElement) => {
    pressed.ariaBusy = "true";
    await hydrate();
    const isSwapped = isWorking() && pressed === link;
    const target = isSwapped ? await untilSwapped(pressed, island) : pressed;
    pressed.ariaBusy = null;
    if (isWorking() || navigator.onLine || !pressed.closest("form")) makeAgain(target);
    // Sent without a script, the form would replace the page and lose the text.
    else say(noConnection);
  };
  const deferClick = (event: MouseEvent) => {
    const isForAnotherTab = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (isMadeAgain || isForAnotherTab || !(event.target instanceof Element)) return;
    const control = event.target.closest<HTMLElement>(answered);
    // A link is there until React has put its button in its place.
    if (!control || (isWorking() && control !== link)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!control.ariaBusy) void answer(control);
  };
  island.addEventListener("click", deferClick, true);

  // A button that only a script can answer is answered from here on.
  for (const button of island.querySelectorAll("button")) button.disabled = false;
  if (reasons.seen) whenSeen(island, hydrate);
  if (reasons.settled) {
    island.addEventListener("pointerdown", hydrate, { passive: true });
    // React weighs as much as three slides; without it a live page has no picture at all.
    if (!savesData() || !island.firstElementChild) whenSettled(hydrate);
  }
  if (reasons.history) addEventListener("popstate", hydrate);
  if (reasons.stored && isStored(reasons.stored)) void hydrate();
  const readAddress = async () => {
    if (!reasons.address || !isAddressed(reasons.address)) return;
    // Nobody should see what the address does not ask for.
    island.ariaBusy = "true";
    await hydrate();
    island.ariaBusy = null;
  };
  void readAddress();
  addEventListener("hashchange", readAddress);
};
export default touched;
