import { expectAccessible, phoneLayout } from "../../api/src/testing/browser/expect-accessible.ts";
import { createTour } from "./create-tour.ts";
import { expect, test } from "./fixtures.ts";

test("compares the versions of a tour and restores one as a draft, which publishes nothing", async ({
  page,
  request,
  ownerHeaders: headers,
}) => {
  test.slow();
  const title = `Kayak at dawn ${Date.now()}`;
  const changed = title.replace("dawn", "dusk");
  const { path, id } = await createTour(request, headers, title);
  const readTour = async () => (await request.get(`/api/services/${id}`)).json();

  await page.goto(path);
  await page.getByLabel("Title").fill(changed);
  await page.getByRole("button", { name: "Update Service" }).click();
  await expect(page.getByText("Service updated successfully!")).toBeVisible();
  await expect.poll(readTour).toMatchObject({ title: changed });

  await page.goto(path);
  await page.getByRole("link", { name: `History of ${changed}` }).click();
  const versions = page.getByRole("list", { name: "Versions" }).getByRole("listitem");
  await expect(versions).toHaveCount(2);
  await expect(versions.first()).toContainText("Changed the title");
  await expectAccessible(page, phoneLayout);

  await versions
    .first()
    .getByRole("link", { name: /^Compare/ })
    .click();
  const field = page.getByRole("region", { name: "Title" });
  await expect(field.locator("mark")).toHaveText(["dawn", "dusk"]);
  await expect(page.getByRole("region", { name: "Highlights" })).toHaveCount(0);
  await expectAccessible(page, phoneLayout);

  await page.getByRole("link", { name: "All versions" }).click();
  await versions
    .last()
    .getByRole("link", { name: /^Compare/ })
    .click();
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue(title);
  await expect(page.getByText(/^Unpublished changes by /)).toBeVisible();
  expect(await readTour()).toMatchObject({ title: changed });
  const { draft } = await (await request.get(`/api/drafts/tour/${id}`, { headers })).json();
  expect(draft.document.title).toBe(title);
});
