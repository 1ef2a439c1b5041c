import { isSlowConnection, savesData } from "../lib/visitor-preferences.ts";

/** Milliseconds of hovering that show an intention to follow a link. */
const hoverDelay = 80;
let timer: ReturnType<typeof setTimeout> | undefined;
const prefetched = new Set([location.pathname]);

const prefetch = ({ pathname, search }: HTMLAnchorElement) => {
  if (prefetched.has(pathname) || savesData() || isSlowConnection()) return;
  prefetched.add(pathname);
  document.head.append(
    Object.assign(document.createElement("link"), { rel: "prefetch", href: pathname + search }),
  );
};

const plan = ({ target }: Event) => {
  clearTimeout(timer);
  const link = target instanceof Element && target.closest("a");
  if (!link || link.origin !== location.origin || link.dataset.astroPrefetch === "false") return;
  timer = setTimeout(prefetch, hoverDelay, link);
};
for (const touch of ["pointerover", "focusin"]) addEventListener(touch, plan, { passive: true });
