export type Entry = {
  slide: HTMLElement;
  caption: string;
  credit: string;
  tour?: { href: string; title: string } | undefined;
};

const frame = `
  <ul class="lightbox__row" tabindex="0" aria-label="Photos"></ul>
  <div class="lightbox__foot">
    <p class="lightbox__caption" aria-live="polite"></p>
    <p class="lightbox__credit"></p>
    <a class="lightbox__tour"></a>
  </div>
  <p class="lightbox__count"></p>
  <button class="lightbox__close" type="button" aria-label="Close" autofocus></button>
  <button class="lightbox__step" type="button" aria-label="Previous" data-step="-1"></button>
  <button class="lightbox__step" type="button" aria-label="Next" data-step="1"></button>`;

const findLinks = () =>
  [...document.querySelectorAll<HTMLAnchorElement>("a[data-enlarge]")].filter(getPicture);

const getPicture = (link: HTMLAnchorElement) =>
  link.closest(".enlargeable")?.querySelector<HTMLImageElement>("picture img");

const getCaption = (link: HTMLAnchorElement) =>
  link.closest(".enlargeable")?.querySelector("figcaption")?.textContent ||
  getPicture(link)?.alt ||
  "";

const getCredit = (link: HTMLAnchorElement) =>
  link.closest(".enlargeable")?.querySelector(".photo__credit")?.textContent ?? "";

/** The page's picture at the width of the window; the page's own file fills the space until it has loaded. */
const createSlide = (link: HTMLAnchorElement) => {
  const slide = document.createElement("li");
  const pageImage = getPicture(link);
  const picture = pageImage?.parentElement?.cloneNode(true);
  if (!pageImage || !(picture instanceof HTMLElement)) return slide;
  for (const source of picture.querySelectorAll("source")) source.sizes = "100vw";
  for (const image of picture.querySelectorAll("img")) {
    image.loading = "lazy";
    image.fetchPriority = "auto";
    image.style.setProperty("--ratio", `${image.width / image.height}`);
    if (pageImage.currentSrc) image.style.backgroundImage = `url("${pageImage.currentSrc}")`;
  }
  slide.append(picture);
  return slide;
};

const toEntry = (link: HTMLAnchorElement): Entry => {
  const tour = link.closest(".enlargeable")?.querySelector<HTMLAnchorElement>(".photo__tour");
  return {
    slide: createSlide(link),
    caption: getCaption(link),
    credit: getCredit(link),
    tour: tour ? { href: tour.href, title: tour.textContent } : undefined,
  };
};

/**
 * Reports the slide that a visitor swiped to, but not the slides that an arrow scrolls past on its way to `headFor`.
 */
const watchSwipes = (row: Element, report: (slide: Element) => void) => {
  let heading: Element | undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      const visible = entries.find(({ isIntersecting }) => isIntersecting);
      if (!visible) return;
      if (visible.target === heading) heading = undefined;
      if (heading === undefined) report(visible.target);
    },
    { root: row, threshold: 0.6 },
  );
  const release = () => {
    heading = undefined;
  };
  for (const touch of ["pointerdown", "wheel"]) {
    row.addEventListener(touch, release, { passive: true });
  }
  return {
    watch: ({ slide }: Entry) => observer.observe(slide),
    headFor: (slide: Element | undefined) => {
      heading = slide;
    },
  };
};

/** Adds a history entry, so that going back closes the lightbox instead of leaving the page. */
const closeByGoingBack = (dialog: HTMLDialogElement) => {
  history.pushState({ lightbox: true }, "");
  const close = () => dialog.close();
  addEventListener("popstate", close);
  dialog.addEventListener("close", () => {
    removeEventListener("popstate", close);
    if (history.state?.lightbox) history.back();
  });
};

/** Doubles the size, with a larger file if there is one; the pressed point keeps its position. */
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

/** A live region is read again with each change. */
const setText = (element: Element | null, text = "") => {
  if (element && element.textContent !== text) element.textContent = text;
};

type LoadOthers = (links: HTMLAnchorElement[]) => Promise<{ before: Entry[]; after: Entry[] }>;

/** The slides scroll and snap natively; resolves when the lightbox is closed. */
export async function openLightbox(link: HTMLAnchorElement, loadOthers?: LoadOthers) {
  const links = findLinks();
  let entries = links.map(toEntry);
  const dialog = document.createElement("dialog");
  dialog.className = "lightbox";
  dialog.innerHTML = frame;
  const row = dialog.querySelector<HTMLElement>(".lightbox__row");
  const caption = dialog.querySelector(".lightbox__caption");
  const credit = dialog.querySelector(".lightbox__credit");
  const count = dialog.querySelector(".lightbox__count");
  const tour = dialog.querySelector<HTMLAnchorElement>(".lightbox__tour");
  let current = entries[Math.max(0, links.indexOf(link))];

  const getIndex = () => entries.findIndex(({ slide }) => slide === current?.slide);
  const describe = () => {
    const text = current?.caption ?? "";
    dialog.ariaLabel = text || "Photo";
    setText(caption, text);
    setText(credit, current?.credit);
    if (tour) {
      // Only elements within the dialog receive the arrow keys.
      if (!current?.tour && document.activeElement === tour) row?.focus();
      tour.hidden = !current?.tour;
      tour.href = current?.tour?.href ?? "";
      setText(tour, current?.tour?.title);
    }
    setText(count, `${getIndex() + 1} / ${entries.length}`);
    dialog.toggleAttribute("data-single", entries.length === 1);
  };
  const show = (behavior: ScrollBehavior) => {
    describe();
    current?.slide.scrollIntoView({ behavior, inline: "start", block: "nearest" });
  };
  const swipes =
    row &&
    watchSwipes(row, (slide) => {
      current = entries.find((entry) => entry.slide === slide);
      describe();
    });
  const setEntries = (newEntries: Entry[]) => {
    entries = newEntries;
    row?.replaceChildren(...entries.map(({ slide }) => slide));
    for (const entry of entries) swipes?.watch(entry);
  };
  const step = (by: number) => {
    const index = getIndex() + by;
    current = entries.at(index % entries.length);
    swipes?.headFor(current?.slide);
    // Wrapping from the last picture to the first skips the scroll; the style sheet sets the scrolling of other steps.
    show(entries[index] === current ? "auto" : "instant");
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

  setEntries(entries);
  document.body.append(dialog);
  dialog.showModal();
  show("instant");
  closeByGoingBack(dialog);
  const addOthers = async (load: LoadOthers) => {
    const { before, after } = await load(links);
    if (before.length + after.length === 0) return;
    setEntries([...before, ...entries, ...after]);
    show("instant");
  };
  // Without a connection the pictures of the page remain.
  if (loadOthers) addOthers(loadOthers).catch(() => {});
  await new Promise<void>((resolve) => dialog.addEventListener("close", () => resolve()));
  dialog.remove();
}
