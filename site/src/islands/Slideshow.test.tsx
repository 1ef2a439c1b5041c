import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { selectSlides } from "../content/select-slides.ts";
import { photos } from "../testing/photos.ts";
import { silentApi, startApi } from "../testing/start-api.ts";
import { tour } from "../testing/tour.ts";
import { visit } from "../testing/visit.ts";
import { LiveSlideshow } from "./LiveSlideshow.tsx";
import { Slideshow } from "./Slideshow.tsx";

const slides = selectSlides(photos(3), []);
const [first] = slides as [(typeof slides)[0]];

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const toggle = () => screen.queryByRole("button");
const shown = () => document.querySelector("[data-turn=current] img")?.getAttribute("alt");

test("fetches the other slides from a file of the release", async () => {
  await using site = await startApi({ status: 200, body: slides });
  visit(`${site.url}/`);
  render(<Slideshow first={first} />);
  expect(toggle()).toBeNull();
  await waitFor(() => expect(toggle()).not.toBeNull());
  expect(site.calls.map(({ path }) => path)).toEqual(["/slides.json"]);
  expect(shown()).toBe(first.alt);
});

test.each([
  ["is missing", { status: 404, body: "" }],
  ["holds something else", { status: 200, body: { slides } }],
])("keeps the first slide when the file %s", async (_, answer) => {
  await using site = await startApi(answer);
  visit(`${site.url}/`);
  const fetches = vi.spyOn(globalThis, "fetch");
  render(<Slideshow first={first} />);
  const reply = await fetches.mock.results[0]?.value;
  await waitFor(() => expect(reply.bodyUsed).toBe(true));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(shown()).toBe(first.alt);
  expect(toggle()).toBeNull();
});

test("a live slideshow shows the photos that loaded, or nothing", async () => {
  await using api = await startApi({ status: 200, body: { gallery: photos(3), services: [tour] } });
  const { unmount } = render(<LiveSlideshow api={api.url} />);
  await waitFor(() => expect(shown()).toBe("Photo 2"));
  unmount();
  render(<LiveSlideshow api={api.url} chosen={["1"]} />);
  await waitFor(() => expect(shown()).toBe("Photo 1"));
  cleanup();
  const { container } = render(<LiveSlideshow api={silentApi} />);
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(container.innerHTML).toBe("");
});
