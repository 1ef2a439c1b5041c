import { expect, test } from "vitest";
import { product } from "#platform/actor.ts";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { ensureStarterContent } from "./ensure-starter-content.ts";

test("who starts without the demo finds pages to begin with, which nobody sees yet", async () => {
  const { services } = await createTestApp();
  await ensureStarterContent(services, { SEED: "none" });
  const { content, allPages } = await services.content.current();
  expect(content.pages).toEqual([]);
  expect(allPages.map(({ slug }) => slug).toSorted()).toEqual([
    "about",
    "accessibility",
    "practical-information",
    "privacy",
    "questions",
    "terms",
  ]);
  expect(content.settings.opening).toEqual({ isOpen: false });
});

test("a page to begin with that was deleted does not come back", async () => {
  const { services } = await createTestApp();
  await ensureStarterContent(services, { SEED: "none" });
  for (const { _id } of (await services.content.current()).allPages) {
    await services.pages.remove(product, _id);
  }
  await ensureStarterContent(services, { SEED: "none" });
  expect((await services.content.current()).allPages).toEqual([]);
});

test("the demo has pages of its own", async () => {
  const { services } = await createTestApp();
  await ensureStarterContent(services, { SEED: "demo" });
  expect((await services.content.current()).allPages).toEqual([]);
});
