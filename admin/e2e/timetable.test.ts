import type { APIRequestContext, Page } from "@playwright/test";
import { expectAccessible, phoneLayout } from "../../api/src/testing/browser/expect-accessible.ts";
import { createTour } from "./create-tour.ts";
import { expect, test } from "./fixtures.ts";

test.slow();

type Headers = { Authorization: string };

/** A time by the company's clock, for a field of day and time. */
const readClock = async (request: APIRequestContext, headers: Headers, at: number) => {
  const { hours } = await (await request.get("/api/settings", { headers })).json();
  const format = new Intl.DateTimeFormat("sv", {
    timeZone: hours.value.timeZone,
    dateStyle: "short",
    timeStyle: "short",
  });
  return format.format(at).replace(" ", "T");
};

const minute = 60_000;

const openDraft = async (page: Page, path: string, title: string) => {
  await page.goto(path);
  await page.getByLabel("Title").fill(title);
  await expect(page.getByText(/^Draft saved \d\d:\d\d/)).toBeVisible();
  await page.getByRole("button", { name: "Schedule…" }).click();
  return page.getByRole("dialog", { name: /^Schedule “/ });
};

test("a draft is scheduled in its editor, moved, and cancelled", async ({
  page,
  request,
  ownerHeaders,
}) => {
  const title = `Bats ${Date.now()}`;
  const { path, id } = await createTour(request, ownerHeaders, title);
  const dialog = await openDraft(page, path, `${title} at night`);
  await expect(dialog.getByRole("combobox", { name: title })).toHaveValue("publish");
  await expectAccessible(page, phoneLayout);
  await dialog.getByRole("button", { name: "Schedule", exact: true }).click();
  await dialog.getByRole("link", { name: "Open the timetable" }).click();

  const row = page.getByRole("listitem").filter({ hasText: `Publish the draft: ${title}` });
  const planned = row.filter({ has: page.getByText("Planned", { exact: true }) });
  await expect(planned).toContainText("08:00");
  await planned.getByRole("button", { name: /^Change the time/ }).click();
  const move = page.getByRole("dialog", { name: "Change the time" });
  const time = await readClock(request, ownerHeaders, Date.now() + 48 * 60 * minute);
  await move.getByLabel("Day and time").fill(`${time.slice(0, 10)}T06:30`);
  await move.getByRole("button", { name: "Change the time" }).click();
  await move.getByRole("button", { name: "Done" }).click();
  await expect(planned).toContainText("06:30");
  await expectAccessible(page, phoneLayout);

  await planned.getByRole("button", { name: /^Cancel/ }).click();
  await expect(row.getByText("Cancelled", { exact: true })).toBeVisible();
  await expect(row.getByRole("button", { name: /^Undo/ })).toBeFocused();
  await page.goto(path);
  await expect(page.getByRole("button", { name: "Schedule…" })).toBeVisible();
  expect((await (await request.get(`/api/services/${id}`)).json()).title).toBe(title);
});

test("a due draft is published, and its receipt says when visitors could see it", async ({
  page,
  request,
  ownerHeaders,
}) => {
  const title = `Islands ${Date.now()}`;
  const { path, id } = await createTour(request, ownerHeaders, title);
  const dialog = await openDraft(page, path, `${title} at noon`);
  // The next full minute, but not one that may begin before the request arrives.
  const due = Math.ceil((Date.now() + 8_000) / minute) * minute;
  await dialog.getByLabel("Day and time").fill(await readClock(request, ownerHeaders, due));
  await dialog.getByRole("button", { name: "Schedule", exact: true }).click();
  await dialog.getByRole("link", { name: "Open the timetable" }).click();

  const past = page.getByRole("list", { name: "Past" }).getByRole("listitem");
  const row = past.filter({ hasText: title }).filter({ hasText: "Seen at the public address" });
  await expect(row).toContainText(/Seen at the public address.*later/, { timeout: 120_000 });
  await expect(row.getByText("Published", { exact: true }).first()).toBeVisible();
  const reply = await request.get(`/service/${id}`);
  expect(await reply.text()).toContain(`${title} at noon`);
});
