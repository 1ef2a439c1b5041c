/** Milliseconds; a pointer that only crosses a link leaves sooner. */
const hesitation = 80;

/** Calls `prefetch` with the address of a hovered, focused or touched link. */
export function prefetchLinks(page: Document, prefetch: (url: URL) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: Element | null = null;
  const prefetchSoon = ({ target, type }: Event) => {
    const link = target instanceof Element ? target.closest("a[href]") : null;
    if (link === pending && type !== "touchstart") return;
    clearTimeout(timer);
    pending = link;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
    const url = new URL(link.href);
    if (type === "touchstart") prefetch(url);
    else timer = setTimeout(prefetch, hesitation, url);
  };
  for (const type of ["mouseover", "focusin", "touchstart"])
    page.addEventListener(type, prefetchSoon, { passive: true });
}
