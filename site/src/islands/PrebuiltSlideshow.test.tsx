import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { selectSlides } from "../content/slides.ts";
import { photos } from "../testing/photos.ts";
import { startApi } from "../testing/start-api.ts";
import { visit } from "../testing/visit.ts";
import { PrebuiltSlideshow } from "./PrebuiltSlideshow.tsx";

const slides = selectSlides(photos(3), []);
const [first] = slides as [(typeof slides)[0]];

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const toggle = () => screen.queryByRole("button");

test("the other pictures come from a file of the release", async () => {
  await using site = await startApi({ status: 200, body: slides });
  visit(`${site.url}/`);
  render(<PrebuiltSlideshow first={first} />);
  expect(toggle()).toBeNull();
  await waitFor(() => expect(toggle()).not.toBeNull());
  expect(site.calls.map(({ path }) => path)).toEqual(["/slides.json"]);
  expect(document.querySelectorAll("[data-turn] img")).toHaveLength(2);
});

test.each([
  ["is missing", { status: 404, body: "" }],
  ["holds something else", { status: 200, body: { slides } }],
])("when the file %s, the first picture stays", async (_, answer) => {
  await using site = await startApi(answer);
  visit(`${site.url}/`);
  const fetches = vi.spyOn(globalThis, "fetch");
  render(<PrebuiltSlideshow first={first} />);
  const reply = await fetches.mock.results[0]?.value;
  await waitFor(() => expect(reply.bodyUsed).toBe(true));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(document.querySelector("[data-turn=current] img")?.getAttribute("alt")).toBe(first.alt);
  expect(toggle()).toBeNull();
});
