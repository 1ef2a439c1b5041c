import { expect, test } from "vitest";
import { product } from "#platform/actor.ts";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { ensureStarterContent } from "./ensure-starter-content.ts";

test("adds unpublished starter pages without the demo", async () => {
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

test("does not restore a deleted starter page", async () => {
  const { services } = await createTestApp();
  await ensureStarterContent(services, { SEED: "none" });
  for (const { _id } of (await services.content.current()).allPages) {
    await services.pages.remove(product, _id);
  }
  await ensureStarterContent(services, { SEED: "none" });
  expect((await services.content.current()).allPages).toEqual([]);
});

test("adds no starter pages to the demo", async () => {
  const { services } = await createTestApp();
  await ensureStarterContent(services, { SEED: "demo" });
  expect((await services.content.current()).allPages).toEqual([]);
});
