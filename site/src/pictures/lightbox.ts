const frame = `
  <ul class="lightbox__row" tabindex="0" aria-label="Pictures"></ul>
  <p class="lightbox__caption" aria-live="polite"></p>
  <p class="lightbox__count"></p>
  <button class="lightbox__close" type="button" aria-label="Close" autofocus></button>
  <button class="lightbox__step" type="button" aria-label="Previous" data-step="-1"></button>
  <button class="lightbox__step" type="button" aria-label="Next" data-step="1"></button>`;

const findLinks = () =>
  [...document.querySelectorAll<HTMLAnchorElement>("a[data-enlarge]")].filter(pictureOf);

const pictureOf = (link: HTMLAnchorElement) =>
  link.closest(".enlargeable")?.querySelector<HTMLImageElement>("picture img");

const captionOf = (link: HTMLAnchorElement) =>
  link.closest(".enlargeable")?.querySelector("figcaption")?.textContent ||
  pictureOf(link)?.alt ||
  "";

/** The page's picture as wide as the window; until it has loaded the page's own stands there. */
const slideOf = (link: HTMLAnchorElement) => {
  const slide = document.createElement("li");
  const shown = pictureOf(link);
  const picture = shown?.parentElement?.cloneNode(true);
  if (!shown || !(picture instanceof HTMLElement)) return slide;
  for (const source of picture.querySelectorAll("source")) source.sizes = "100vw";
  for (const image of picture.querySelectorAll("img")) {
    image.loading = "lazy";
    image.fetchPriority = "auto";
    image.style.setProperty("--ratio", `${image.width / image.height}`);
    if (shown.currentSrc) image.style.backgroundImage = `url("${shown.currentSrc}")`;
  }
  slide.append(picture);
  return slide;
};

/** Tells which slide somebody swiped to, and takes the one that arrows scroll to: what passes meanwhile is not told. */
const watchSwipes = (row: Element, slides: Element[], tell: (index: number) => void) => {
  let heading: number | undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      const shown = entries.find(({ isIntersecting }) => isIntersecting);
      if (!shown) return;
      const index = slides.indexOf(shown.target);
      if (index === heading) heading = undefined;
      if (heading === undefined) tell(index);
    },
    { root: row, threshold: 0.6 },
  );
  for (const slide of slides) observer.observe(slide);
  const release = () => {
    heading = undefined;
  };
  for (const touch of ["pointerdown", "wheel"]) {
    row.addEventListener(touch, release, { passive: true });
  }
  return (index: number) => {
    heading = index;
  };
};

/** An entry of the history: going back closes the lightbox, not the page. */
const closeByGoingBack = (dialog: HTMLDialogElement) => {
  history.pushState({ lightbox: true }, "");
  const close = () => dialog.close();
  addEventListener("popstate", close);
  dialog.addEventListener("close", () => {
    removeEventListener("popstate", close);
    if (history.state?.lightbox) history.back();
  });
};

/** Twice as large, from a larger file where there is one; the point that was pressed stays where it is. */
const zoom = (image: HTMLElement, { clientX, clientY }: MouseEvent) => {
  const slide = image.closest("li");
  const before = image.getBoundingClientRect();
  if (!slide?.toggleAttribute("data-zoomed")) return;
  for (const source of slide.querySelectorAll("source")) source.sizes = "200vw";
  const after = image.getBoundingClientRect();
  const scale = after.width / before.width;
  slide.scrollLeft += after.left + (clientX - before.left) * scale - clientX;
  slide.scrollTop += after.top + (clientY - before.top) * scale - clientY;
};

const zoomOrClose = (event: MouseEvent, dialog: HTMLDialogElement) => {
  const { target } = event;
  if (!(target instanceof HTMLElement)) return;
  if (target.localName === "img") zoom(target, event);
  else if (target.matches("li, picture, .lightbox__close")) dialog.close();
};

/** The slides scroll and snap by themselves; resolves when the lightbox is closed. */
export async function openLightbox(link: HTMLAnchorElement) {
  const links = findLinks();
  const slides = links.map(slideOf);
  const dialog = document.createElement("dialog");
  dialog.className = "lightbox";
  dialog.innerHTML = frame;
  const [row, caption, count] = dialog.children as Iterable<HTMLElement> as HTMLElement[];
  row?.append(...slides);
  let current = Math.max(0, links.indexOf(link));

  const describe = (index: number) => {
    current = index;
    const text = links[index] ? captionOf(links[index]) : "";
    dialog.ariaLabel = text || "Picture";
    if (caption) caption.textContent = text;
    if (count) count.textContent = `${index + 1} / ${slides.length}`;
  };
  const show = (index: number, behavior: ScrollBehavior) => {
    describe(index);
    slides[index]?.scrollIntoView({ behavior, inline: "start", block: "nearest" });
  };
  const headFor = row && watchSwipes(row, slides, describe);
  const step = (by: number) => {
    const index = (current + by + slides.length) % slides.length;
    headFor?.(index);
    // From the last to the first it does not fly past the others; else the stylesheet says whether it is smooth.
    show(index, index === current + by ? "auto" : "instant");
  };

  dialog.addEventListener("click", (event) => {
    const button = event.target instanceof HTMLElement && event.target.dataset.step;
    if (button) step(Number(button));
    else zoomOrClose(event, dialog);
  });
  dialog.addEventListener("keydown", (event) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    step(by);
  });

  document.body.append(dialog);
  dialog.toggleAttribute("data-single", slides.length === 1);
  dialog.showModal();
  show(current, "instant");
  closeByGoingBack(dialog);
  await new Promise<void>((resolve) => dialog.addEventListener("close", () => resolve()));
  dialog.remove();
}
