import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { selectSlides } from "../../content/select-slides.ts";
import { photos } from "../../testing/photos.ts";
import { SlideFrame } from "./SlideFrame.tsx";

const slides = (count = 20) => selectSlides(photos(count).toReversed(), []);

/** Address endings of pictures that are still loading or broken; all others have loaded. */
let unfinished: string[];
let broken: string[];
let media: Set<string>;
let look: ((isIntersecting: boolean) => void) | undefined;
let tab: DocumentVisibilityState;

class Observer {
  constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
    look = (isIntersecting) => act(() => report([{ isIntersecting }]));
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
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pictures = () => [...document.querySelectorAll("img")].map(({ alt }) => alt);
const shown = () => document.querySelector("[data-turn=current] img")?.getAttribute("alt");
const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1_000));
const toggle = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

function start(count = 20) {
  render(<SlideFrame slides={slides(count)} />);
  look?.(true);
}

test("renders its first slide without a button on the server", () => {
  const html = renderToString(<SlideFrame slides={slides(1)} />);
  expect(html.match(/<img/g)).toHaveLength(1);
  expect(html).toContain('fetchPriority="high"');
  expect(html).not.toContain("<button");
});

test("shows the owner's line with its slide only", () => {
  const [first, second] = slides(2);
  render(<SlideFrame slides={[{ ...first!, text: "By boat at dawn" }, second!]} />);
  look?.(true);
  const line = screen.getByText("By boat at dawn");
  expect(line.closest("[data-turn]")?.getAttribute("data-turn")).toBe("current");
  pass(5);
  expect(line.closest("[data-turn]")?.getAttribute("aria-hidden")).toBe("true");
});

test("shows the next slide every 5 seconds, and the first after the last", () => {
  start(20);
  expect(shown()).toBe("Photo 0");
  pass(4.9);
  expect(shown()).toBe("Photo 0");
  pass(0.1);
  expect(shown()).toBe("Photo 1");
  for (let turn = 0; turn < 18; turn += 1) pass(5);
  expect(shown()).toBe("Photo 19");
  pass(5);
  expect(shown()).toBe("Photo 0");
});

test("keeps the previous slide below while the new one fades in, even with two slides", () => {
  start(2);
  pass(5);
  const before = document.querySelector("[data-turn=previous]");
  expect(before?.querySelector("img")?.alt).toBe("Photo 0");
  expect(before?.getAttribute("aria-hidden")).toBe("true");
});

test("preloads only the next slide", () => {
  start();
  expect(pictures()).toEqual(["Photo 0", "Photo 1"]);
  pass(5);
  expect(pictures()).toEqual(["Photo 0", "Photo 1", "Photo 2"]);
  pass(5);
  expect(pictures()).toEqual(["Photo 1", "Photo 2", "Photo 3"]);
});

test("waits for a slide that is still loading", () => {
  unfinished = ["/1.jpg"];
  start();
  pass(12);
  expect(shown()).toBe("Photo 0");
  unfinished = [];
  pass(3);
  expect(shown()).toBe("Photo 1");
});

test("skips a broken slide", () => {
  broken = ["/1.jpg"];
  start();
  pass(5);
  expect(shown()).toBe("Photo 0");
  pass(5);
  expect(shown()).toBe("Photo 2");
});

test("keeps the first slide when all others are broken", () => {
  broken = ["/1.jpg", "/2.jpg"];
  start(3);
  for (let turn = 0; turn < 12; turn += 1) pass(5);
  expect(shown()).toBe("Photo 0");
});

test("loads nothing while paused, and can be resumed", () => {
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
  "pauses for a visitor with %s, who can start it",
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

test("pauses for a visitor who saves data", () => {
  vi.stubGlobal("navigator", { connection: { saveData: true, effectiveType: "4g" } });
  start();
  pass(20);
  expect(pictures()).toEqual(["Photo 0"]);
});

test("loads nothing until the slides are on screen", () => {
  render(<SlideFrame slides={slides()} />);
  pass(20);
  expect(pictures()).toEqual(["Photo 0"]);
});

test("pauses off screen and resumes when it is visible again", () => {
  start();
  look?.(false);
  pass(20);
  expect(shown()).toBe("Photo 0");
  look?.(true);
  pass(5);
  expect(shown()).toBe("Photo 1");
});

test("pauses in a hidden tab", () => {
  start();
  tab = "hidden";
  act(() => document.dispatchEvent(new Event("visibilitychange")));
  pass(20);
  expect(shown()).toBe("Photo 0");
});

test("shows a single slide without a button", () => {
  start(1);
  pass(20);
  expect(shown()).toBe("Photo 0");
  expect(screen.queryByRole("button")).toBeNull();
});
