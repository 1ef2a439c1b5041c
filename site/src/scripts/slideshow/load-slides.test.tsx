import { afterEach, expect, test, vi } from "vitest";
import { selectSlides } from "../../content/slides/select-slides.ts";
import { photos } from "../../testing/photos.ts";
import { silentApi, startApi } from "../../testing/start-api.ts";
import { tour } from "../../testing/tour.ts";
import { visit } from "../../testing/visit.ts";
import { loadLiveSlides } from "./live-slides.ts";
import { loadSlides } from "./load-slides.ts";

const slides = selectSlides(photos(3), []);

afterEach(() => vi.restoreAllMocks());

test("the other pictures come from a file of the release", async () => {
  await using site = await startApi({ status: 200, body: slides });
  visit(`${site.url}/`);
  expect(await loadSlides()).toEqual(slides);
  expect(site.calls.map(({ path }) => path)).toEqual(["/slides.json"]);
});

test.each([
  ["is missing", { status: 404, body: "" }],
  ["holds something else", { status: 200, body: { slides } }],
])("where the file %s there are none", async (_, answer) => {
  await using site = await startApi(answer);
  visit(`${site.url}/`);
  expect(await loadSlides()).toEqual([]);
});

test("live slides are what could be loaded", async () => {
  await using api = await startApi({ status: 200, body: { gallery: photos(3), services: [tour] } });
  const titles = (await loadLiveSlides(api.url, "[]")).map(({ alt }) => alt);
  expect(titles.slice(0, 3)).toEqual(["Photo 0", "Photo 1", "Photo 2"]);
  expect(await loadLiveSlides(api.url, '["1"]')).toHaveLength(1);
  expect(await loadLiveSlides(silentApi, "[]")).toEqual([]);
});
