import { act, cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { selectSlides } from "../../content/slides.ts";
import { photos } from "../../testing/photos.ts";
import { HeroSlideshow } from "./HeroSlideshow.tsx";

const slides = (count = 20) => selectSlides(photos(count), []);

/** What the browser knows about pictures, by the end of their address; all others have loaded. */
let unfinished: string[];
let broken: string[];
let media: Set<string>;
let look: (isIntersecting: boolean) => void;
let tab: DocumentVisibilityState;

class Observer {
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    look = (isIntersecting) => act(() => tell([{ isIntersecting }]));
  }
  observe() {}
  disconnect() {}
}

beforeEach(() => {
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
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pictures = () => [...document.querySelectorAll("img")].map(({ alt }) => alt);
const shown = () => document.querySelector("[data-turn=current] img")?.getAttribute("alt");
const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1_000));
const toggle = (name: string) => act(() => screen.getByRole("button", { name }).click());

function start(count = 20) {
  render(<HeroSlideshow slides={slides(count)} />);
  look(true);
}

test("the prebuilt page holds the first picture alone, without a button that does nothing", () => {
  const html = renderToString(<HeroSlideshow slides={slides()} />);
  expect(html.match(/<img/g)).toHaveLength(1);
  expect(html).toContain("Photo 0");
  expect(html).not.toContain("<button");
});

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
  look(false);
  pass(20);
  expect(shown()).toBe("Photo 0");
  look(true);
  pass(5);
  expect(shown()).toBe("Photo 1");
});

test("in a hidden tab it stops", () => {
  start();
  tab = "hidden";
  act(() => document.dispatchEvent(new Event("visibilitychange")));
  pass(20);
  expect(shown()).toBe("Photo 0");
});

test("a single picture stands still and needs no button", () => {
  start(1);
  pass(20);
  expect(shown()).toBe("Photo 0");
  expect(screen.queryByRole("button")).toBeNull();
});
