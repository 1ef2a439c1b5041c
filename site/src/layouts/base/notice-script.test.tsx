import { closedNoticeKey } from "shared/content/notices";
import { afterEach, expect, test } from "vitest";
import { noticeScript } from "./notice-script.ts";

afterEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
});

const inHours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();

const show = (id: string, until = inHours(1)) => {
  document.body.innerHTML = `<aside data-notice="${id}" data-until="${until}"><p>Closed road</p><button hidden></button></aside><main tabindex="-1"></main>`;
  // The browser runs the page's inline script in the same way.
  new Function(noticeScript)();
  return document.querySelector("aside");
};

test("a closed notice stays closed on this device, and another one shows", () => {
  const button = show("one")?.querySelector("button");
  expect(button?.hidden).toBe(false);
  button?.click();
  expect(document.querySelector("aside")).toBeNull();
  expect(document.activeElement).toBe(document.querySelector("main"));
  expect(localStorage.getItem(closedNoticeKey("one"))).not.toBeNull();
  expect(show("one")).toBeNull();
  expect(show("two")).not.toBeNull();
});

test("a page that was made before the end doesn't show the notice after it", () => {
  expect(show("one", inHours(-1))).toBeNull();
});
