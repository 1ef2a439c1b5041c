import type { Slide } from "../../content/slides/slides.ts";

const make = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: Element[]
) => {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
};

/** As `Picture` renders the first one; without `sizes` a browser takes it to be as wide as the window. */
export const slideElement = ({ image, alt }: Slide): HTMLElement => {
  const sources = image.sources.map(({ type, srcset }) => make("source", { type, srcset }));
  const { src, width, height } = image;
  const img = make("img", { alt, width, height, decoding: "async", fetchPriority: "low" });
  const slide = make(
    "div",
    { className: "slideshow__slide" },
    make("span", { className: "picture" }, make("picture", {}, ...sources, img)),
  );
  // Last, so that the sources are asked first.
  img.src = src;
  return slide;
};
