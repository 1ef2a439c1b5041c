import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { prefetchLinks } from "./prefetch-links.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const openLinks = () => {
  const prefetched: string[] = [];
  const { container, unmount } = render(
    <>
      <a href="/inbox?show=all">
        <b>Inbox</b>
      </a>
      <a href="https://elsewhere.example/">Elsewhere</a>
      <p>Text</p>
    </>,
  );
  prefetchLinks(container.ownerDocument, ({ pathname, search }) => {
    prefetched.push(pathname + search);
  });
  return { prefetched, unmount };
};

test("prefetches a link once while the pointer stays on it", () => {
  const { prefetched, unmount } = openLinks();
  fireEvent.mouseOver(screen.getByText("Inbox"));
  fireEvent.mouseOver(screen.getByRole("link", { name: "Inbox" }));
  expect(prefetched).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(prefetched).toEqual(["/inbox?show=all"]);
  unmount();
});

test("prefetches no link that the pointer only crosses", () => {
  const { prefetched, unmount } = openLinks();
  fireEvent.mouseOver(screen.getByText("Inbox"));
  fireEvent.mouseOver(screen.getByText("Text"));
  vi.advanceTimersByTime(1_000);
  expect(prefetched).toEqual([]);
  unmount();
});

test("prefetches a focused link, and a touched link at once", () => {
  const { prefetched, unmount } = openLinks();
  fireEvent.focusIn(screen.getByRole("link", { name: "Inbox" }));
  vi.advanceTimersByTime(1_000);
  expect(prefetched).toHaveLength(1);
  fireEvent.touchStart(screen.getByText("Inbox"));
  expect(prefetched).toHaveLength(2);
  unmount();
});

test("prefetches no page of another site", () => {
  const { prefetched, unmount } = openLinks();
  fireEvent.touchStart(screen.getByText("Elsewhere"));
  vi.advanceTimersByTime(1_000);
  expect(prefetched).toEqual([]);
  unmount();
});
