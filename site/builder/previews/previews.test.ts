import { once } from "node:events";
import { rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { Content } from "shared/content/content";
import type { PresentedRecord } from "shared/content/records/presented-record";
import { getPreviewPart } from "shared/content/records/preview-path";
import { blankSettings } from "shared/content/site-settings/blank-settings";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoSettings } from "../../../api/demo/site-settings.ts";
import { aboutPage, storyOf } from "../../src/testing/page.ts";
import { photos } from "../../src/testing/photos.ts";
import { review } from "../../src/testing/review.ts";
import { tour } from "../../src/testing/tour.ts";
import { openPreviewRenderer } from "../testing/open-preview-renderer.ts";
import { compileSite } from "../testing/open-renderer.ts";

const content: Content = {
  revision: 1,
  services: [tour],
  gallery: photos(3),
  reviews: [],
  reviewsReceived: 0,
  team: [],
  questions: [],
  pages: [aboutPage],
  notices: [],
  fullDays: [],
  redirects: [],
  settings: demoSettings,
  logo: null,
  retentionDays: null,
};

/** A server in place of the API that counts its requests. */
let served = content;
let requests = 0;
const api = createServer((_request, response) => {
  requests += 1;
  response.setHeader("Content-Type", "application/json");
  response.end(JSON.stringify(served));
});

let bundle = "";
let renderer: ReturnType<typeof openPreviewRenderer>;

beforeAll(async () => {
  api.listen(0, "127.0.0.1");
  await once(api, "listening");
  const address = api.address();
  const port = typeof address === "object" ? address?.port : undefined;
  bundle = await compileSite();
  renderer = openPreviewRenderer(bundle, {
    NODE_ENV: "production",
    CONTENT: "prebuilt",
    CONTENT_API_URL: `http://127.0.0.1:${port}`,
    MEDIA_PUBLIC_URL: "https://pictures.example/media",
    PUBLIC_URL: "https://tours.example",
    SOURCE_HASH: "source",
  });
}, 60_000);

afterAll(async () => {
  renderer.stop();
  api.close();
  await rm(bundle, { recursive: true });
});

const render = async (presented: PresentedRecord) => {
  const { revision } = served;
  const page = await renderer.render({ revision, presented, logo: null });
  if (!page) throw new Error("No page shows it.");
  return page;
};

const draft = { ...tour, title: "Sunset kayak" };
const ofTour = (record: typeof tour): PresentedRecord => ({ kind: "tour", record });

test("shows the changed tour on its page, and the stored one in the next preview", async () => {
  expect((await render(ofTour(draft))).html).toContain("Sunset kayak");
  const { html } = await render({ kind: "questions", record: { questions: [] } });
  expect(html).toContain(tour.title);
  expect(html).not.toContain("Sunset kayak");
});

test("shows a new and a hidden tour as if visitors saw it", async () => {
  const record = { ...draft, _id: "new-1", slug: "new-1", isShown: false };
  const { html } = await render(ofTour(record));
  expect(html).toContain("Sunset kayak");
});

test("finds the page of a tour whose address was changed", async () => {
  const moved = { ...tour, slug: "moved" };
  served = { ...content, revision: 6, services: [moved] };
  expect((await render(ofTour({ ...moved, title: "Sunset kayak" }))).html).toContain(
    "Sunset kayak",
  );
  const comment = "Calm water.";
  const page = await render({ kind: "review", record: { ...review, comment, tour: tour._id } });
  expect(page.html).toContain(comment);
  served = content;
});

test("shows each kind of record on the page where visitors find it", async () => {
  const titleOf = async (presented: PresentedRecord) =>
    /<title>(.*?) · /.exec((await render(presented)).html)?.[1];
  const page = { ...aboutPage, slug: "new", title: "News" };
  expect(await titleOf({ kind: "page", record: page })).toBe("News");
  expect(await titleOf({ kind: "review", record: { ...review, tour: tour._id } })).toBe(tour.title);
  const questions = [{ question: "Is it far?", answer: "No." }];
  expect(await titleOf({ kind: "questions", record: { questions } })).toBe(tour.title);
  const ofSection = (section: string, record: Record<string, unknown>): PresentedRecord => ({
    kind: "settings",
    section,
    record,
  });
  expect(await titleOf(ofSection("contact", demoSettings.contact))).toMatch(/Contact/);
  const { html } = await render(ofSection("home", { headline: "Paddle with us" }));
  expect(html).toContain("Paddle with us");
  expect(html).toContain(demoSettings.home.aboutHeading);
  await expect(render(ofSection("security", {}))).rejects.toThrow("No page shows it.");
});

test("shows a story that is not public at its own address", async () => {
  const { html } = await render({ kind: "page", record: { ...storyOf(3), isShown: false } });
  expect(html).toContain("Day 3 on the lake");
  expect(html).toContain("3 November 2026");
  expect(html).not.toContain("application/atom+xml");
});

test.each<PresentedRecord>([
  { kind: "review", record: { ...review, tour: null } },
  { kind: "review", record: { ...review, tour: tour._id } },
  { kind: "questions", record: { questions: [{ question: "Is it far?", answer: "No." }] } },
  { kind: "settings", section: "directions", record: demoSettings.directions },
])("a page has the part where the record begins: %j", async (presented) => {
  const id = presented.kind === "settings" ? presented.section : "";
  const part = getPreviewPart({ kind: presented.kind, id });
  expect((await render(presented)).html).toContain(`id="${part}"`);
});

test("a preview runs nothing, sends nothing and stays out of search engines", async () => {
  const { html, styleSources, pictureSources } = await render(ofTour(draft));
  expect(html).not.toMatch(
    /<script|rel="canonical"|og:url|content-security-policy|component-url|class="floating"/,
  );
  expect(html.match(/<meta name="robots" content="[^"]*">/g)).toEqual([
    '<meta name="robots" content="noindex">',
  ]);
  const forms = html.match(/<form\b.*?<\/form>/gs) ?? [];
  expect(forms.length).toBeGreaterThan(0);
  for (const form of forms) {
    expect(form).toMatch(/^<form[^>]* inert>/);
    for (const [control] of form.matchAll(/<(input|select|textarea|button)\b[^>]*/g))
      expect(control).toContain(" disabled");
  }
  for (const [link] of html.matchAll(/<a\b[^>]* href="[^#][^>]*>/g))
    expect(link).toContain('target="_blank" rel="noopener noreferrer"');
  expect(styleSources).toContain("'self'");
  expect(styleSources).toContain("'sha256-");
  expect(pictureSources).toContain("https://pictures.example");
});

test("shows a site that has not opened as if it were open", async () => {
  served = { ...content, revision: 2, settings: { ...blankSettings, opening: { isOpen: false } } };
  const { html } = await render(ofTour(draft));
  expect(html).toContain("Sunset kayak");
  expect(html).not.toMatch(/Coming soon|<template id/);
  served = content;
});

test("fetches the content once per revision", async () => {
  served = { ...content, revision: 3 };
  await render(ofTour(draft));
  const before = requests;
  await render(ofTour(draft));
  expect(requests).toBe(before);
  served = { ...content, revision: 4, services: [{ ...tour, title: "Another" }] };
  const { html } = await render({ kind: "questions", record: { questions: [] } });
  expect(html).toContain("Another");
  expect(requests).toBe(before + 1);
});

test("names the problem of a page that cannot be made, and renders the next one", async () => {
  served = { ...content, revision: -1 };
  await expect(
    renderer.render({ revision: 5, presented: ofTour(draft), logo: null }),
  ).rejects.toThrow("The content could not be read");
  served = content;
  expect((await render(ofTour(draft))).html).toContain("Sunset kayak");
});
