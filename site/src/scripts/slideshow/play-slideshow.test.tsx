import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { selectSlides } from "../../content/slides/select-slides.ts";
import { photos } from "../../testing/photos.ts";
import { playSlideshow } from "./play-slideshow.ts";

const slides = (count = 20) => selectSlides(photos(count), []);

/** What the browser knows about pictures, by the end of their address; all others have loaded. */
let unfinished: string[];
let broken: string[];
let media: Set<string>;
let look: ((isIntersecting: boolean) => void) | undefined;
let tab: DocumentVisibilityState;

class Observer {
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    look = (isIntersecting) => tell([{ isIntersecting }]);
  }
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  look = undefined;
  unfinished = [];
  broken = [];
  media = new Set();
  tab = "visible";
  vi.useFakeTimers();
  vi.stubGlobal("IntersectionObserver", Observer);
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: media.has(query) }));
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => tab);
  const isIn = (list: string[], { src }: HTMLImageElement) => list.some((end) => src.endsWith(end));
  vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockImplementation(function (
    this: HTMLImageElement,
  ) {
    return !isIn(unfinished, this);
  });
  vi.spyOn(HTMLImageElement.prototype, "naturalWidth", "get").mockImplementation(function (
    this: HTMLImageElement,
  ) {
    return isIn(broken, this) ? 0 : 1_280;
  });
});

afterEach(() => {
  document.body.innerHTML = "";
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pictures = () => [...document.querySelectorAll("img")].map(({ alt }) => alt);
const shown = () => document.querySelector("[data-turn=current] img")?.getAttribute("alt");
const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1_000);
const toggle = (name: string) => screen.getByRole("button", { name }).click();

/** As the page contains it: the first picture, and a button that waits for its script. */
function builtFrame() {
  document.body.innerHTML = `<div id="slideshow">
    <div class="slideshow__slide" data-turn="current"><img src="/media/0.jpg" alt="Photo 0"></div>
    <button type="button" hidden>
      <span data-when="paused" hidden>Play slideshow</span>
      <span data-when="playing" hidden>Pause slideshow</span>
    </button>
  </div>`;
  return document.querySelector<HTMLElement>("#slideshow")!;
}

function start(count = 20) {
  playSlideshow(builtFrame(), slides(count));
  look?.(true);
}

test("every 5 seconds the next picture shows, and after the last the first", () => {
  start(20);
  expect(shown()).toBe("Photo 0");
  pass(4.9);
  expect(shown()).toBe("Photo 0");
  pass(0.1);
  expect(shown()).toBe("Photo 1");
  pass(18 * 5);
  expect(shown()).toBe("Photo 19");
  pass(5);
  expect(shown()).toBe("Photo 0");
});

test("the picture before stays below while the new one fades in, also with two pictures", () => {
  start(2);
  pass(5);
  const before = document.querySelector("[data-turn=previous]");
  expect(before?.querySelector("img")?.alt).toBe("Photo 0");
  expect(before?.getAttribute("aria-hidden")).toBe("true");
});

test("one picture is fetched ahead, no more", () => {
  start();
  expect(pictures()).toEqual(["Photo 0", "Photo 1"]);
  pass(5);
  expect(pictures()).toEqual(["Photo 0", "Photo 1", "Photo 2"]);
  pass(5);
  expect(pictures()).toEqual(["Photo 1", "Photo 2", "Photo 3"]);
});

test("a picture that is still on its way is waited for", () => {
  unfinished = ["/1.jpg"];
  start();
  pass(12);
  expect(shown()).toBe("Photo 0");
  unfinished = [];
  pass(3);
  expect(shown()).toBe("Photo 1");
});

test("a broken picture is passed over", () => {
  broken = ["/1.jpg"];
  start();
  pass(5);
  expect(shown()).toBe("Photo 0");
  pass(5);
  expect(shown()).toBe("Photo 2");
});

test("when all others are broken, the first stays", () => {
  broken = ["/1.jpg", "/2.jpg"];
  start(3);
  pass(60);
  expect(shown()).toBe("Photo 0");
});

test("it can be paused, then fetches nothing, and played again", () => {
  start();
  toggle("Pause slideshow");
  expect(pictures()).toEqual(["Photo 0"]);
  pass(20);
  expect(shown()).toBe("Photo 0");
  toggle("Play slideshow");
  pass(5);
  expect(shown()).toBe("Photo 1");
});

test.each(["(prefers-reduced-motion: reduce)", "(prefers-reduced-data: reduce)"])(
  "it is still and fetches nothing ahead for a visitor with %s, who can play it",
  (query) => {
    media.add(query);
    start();
    pass(20);
    expect(pictures()).toEqual(["Photo 0"]);
    toggle("Play slideshow");
    pass(5);
    expect(shown()).toBe("Photo 1");
  },
);

test("it is still for a visitor who saves data", () => {
  vi.stubGlobal("navigator", { connection: { saveData: true } });
  start();
  pass(20);
  expect(pictures()).toEqual(["Photo 0"]);
});

test("out of sight it stops, and goes on when seen again", () => {
  start();
  look?.(false);
  pass(20);
  expect(shown()).toBe("Photo 0");
  look?.(true);
  pass(5);
  expect(shown()).toBe("Photo 1");
});

test("in a hidden tab it stops", () => {
  start();
  tab = "hidden";
  document.dispatchEvent(new Event("visibilitychange"));
  pass(20);
  expect(shown()).toBe("Photo 0");
});

test("a single picture stands still and needs no button", () => {
  start(1);
  pass(20);
  expect(shown()).toBe("Photo 0");
  expect(screen.queryByRole("button")).toBeNull();
});
