import PhotoSwipe, { type SlideData } from "photoswipe";
import "photoswipe/style.css";
import "../styles/lightbox.css";
import { prefersReducedMotion } from "../lib/prefers-reduced-motion.ts";

/** PhotoSwipe ignores `close` until a picture has opened. */
class Lightbox extends PhotoSwipe {
  override close() {
    if (this.opener.isOpen || this.isDestroying) super.close();
    else this.on("openingAnimationEnd", () => super.close());
  }
}

type Enlargeable = { link: HTMLAnchorElement; picture: HTMLImageElement };

const enlargeables = (): Enlargeable[] =>
  Array.from(document.querySelectorAll<HTMLElement>(".enlargeable")).flatMap((frame) => {
    const link = frame.querySelector<HTMLAnchorElement>("a[data-enlarge]");
    const picture = frame.querySelector("img");
    return link && picture ? [{ link, picture }] : [];
  });

const sourcesOf = ({ parentElement }: HTMLImageElement) =>
  Array.from(parentElement?.querySelectorAll("source") ?? []);

/** The image type that the browser has chosen. */
const chosenType = (picture: HTMLImageElement | undefined) => {
  if (!picture?.currentSrc) return undefined;
  const { pathname } = new URL(picture.currentSrc);
  return sourcesOf(picture).find(({ srcset }) => srcset.includes(pathname))?.type;
};

/** The intrinsic size; the properties give the rendered one. */
const intrinsicSize = (picture: HTMLImageElement, side: "width" | "height") =>
  Number(picture.getAttribute(side));

const slideOf = ({ link, picture }: Enlargeable, type: string | undefined): SlideData => {
  const srcset = sourcesOf(picture).find((source) => source.type === type)?.srcset;
  return {
    element: link,
    src: link.href,
    ...(srcset && { srcset }),
    ...(picture.currentSrc && { msrc: picture.currentSrc }),
    width: intrinsicSize(picture, "width"),
    height: intrinsicSize(picture, "height"),
    alt: picture.alt,
    thumbCropped: true,
  };
};

const captionOf = ({ element, alt }: SlideData) =>
  element?.closest(".enlargeable")?.querySelector("figcaption")?.textContent ?? alt ?? "";

/** The caption also names the dialog. */
const addCaption = (lightbox: PhotoSwipe) =>
  lightbox.on("uiRegister", () => {
    lightbox.ui?.registerElement({
      name: "caption",
      appendTo: "root",
      onInit: (caption) => {
        caption.ariaLive = "polite";
        lightbox.element?.setAttribute("aria-modal", "true");
        lightbox.on("change", () => {
          const title = captionOf(lightbox.currSlide?.data ?? {});
          caption.textContent = title;
          lightbox.element?.setAttribute("aria-label", title || "Picture");
        });
      },
    });
  });

/** An entry of the history: going back closes the lightbox, not the page. */
const closeByGoingBack = (lightbox: PhotoSwipe) => {
  history.pushState({ lightbox: true }, "");
  const close = () => lightbox.close();
  addEventListener("popstate", close);
  lightbox.on("destroy", () => {
    removeEventListener("popstate", close);
    if (history.state?.lightbox) history.back();
  });
};

/** PhotoSwipe ignores keys until a picture has opened. */
const closeByEscape = (lightbox: PhotoSwipe) =>
  lightbox.events.add(document, "keydown", (event) => {
    if (event instanceof KeyboardEvent && event.key === "Escape") lightbox.close();
  });

/** Resolves when it is closed. */
export async function openLightbox(link: HTMLAnchorElement) {
  const all = enlargeables();
  const type = chosenType(all.find((one) => one.link === link)?.picture);
  const lightbox = new Lightbox({
    dataSource: all.map((one) => slideOf(one, type)),
    index: Math.max(
      0,
      all.findIndex((one) => one.link === link),
    ),
    showHideAnimationType: prefersReducedMotion() ? "none" : "zoom",
    bgOpacity: 0.94,
  });
  addCaption(lightbox);
  const closed = new Promise<void>((resolve) => lightbox.on("destroy", () => resolve()));
  lightbox.init();
  closeByGoingBack(lightbox);
  closeByEscape(lightbox);
  await closed;
}
