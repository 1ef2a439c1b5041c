import { CONTENT } from "astro:env/client";
import { apiOrigin } from "../../lib/api-origin.ts";
import { loadSlides } from "./load-slides.ts";
import { playSlideshow } from "./play-slideshow.ts";

const frame = document.querySelector<HTMLElement>("#slideshow");

const load = async (chosen: string) => {
  if (CONTENT !== "live") return loadSlides();
  const { loadLiveSlides } = await import("./live-slides.ts");
  return loadLiveSlides(apiOrigin, chosen);
};

const start = async () => {
  if (!frame) return;
  playSlideshow(frame, await load(frame.dataset.chosen ?? "[]"));
};

// The first picture comes before the list of the others.
if (document.readyState === "complete") start();
else addEventListener("load", start, { once: true });
