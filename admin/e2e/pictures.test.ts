import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, signIn, test } from "./fixtures.ts";
import { dropPicture, holdAnswers, pixel, sendAt } from "./uploads.ts";

const isStored = async (page: Page, title: string) => {
  const { gallery } = await (await page.request.get("/api/gallery")).json();
  return gallery.some((item: { title: string }) => item.title === title);
};

test("a dropped picture is sent with its progress, cancelled, and sent again", async ({
  page,
  admin,
}) => {
  test.slow();
  const title = `The bay ${Date.now()}`;
  await signIn(page, admin);
  await page.goto("/create-gallery");
  await page.getByRole("textbox", { name: "Title" }).fill(title);
  // Bytes behind the picture's end make it slow to send, and are left out by the server.
  await dropPicture(page, "bay.png", Buffer.concat([pixel, randomBytes(3_000_000)]));
  await expect(page.getByAltText("Preview of bay.png")).toBeVisible();

  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  await sendAt(network, 100_000);
  await page.getByRole("button", { name: "Upload", exact: true }).click();
  const progress = page.getByRole("progressbar", { name: "Picture sent" });
  await expect
    .poll(async () => Number(await progress.getAttribute("aria-valuenow")))
    .toBeGreaterThan(10);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText(/^Cancelled\. What you typed is still here/)).toBeVisible();
  expect(await isStored(page, title)).toBe(false);

  await sendAt(network, -1);
  await expect(page.getByAltText("Preview of bay.png")).toBeVisible();
  await page.getByRole("button", { name: "Upload", exact: true }).click();
  await expect(page.getByText("Photo uploaded successfully!")).toBeVisible();
  await expect(page.getByRole("link", { name: `Edit ${title}` })).toBeVisible();
});

test("who stops waiting after all was sent is told the truth, and sees what came of it", async ({
  page,
  admin,
}) => {
  const title = `Stopped ${Date.now()}`;
  await signIn(page, admin);
  await page.goto("/create-gallery");
  await page.getByRole("textbox", { name: "Title" }).fill(title);
  await dropPicture(page, "bay.png", pixel);
  // The server has it; its answer does not arrive.
  const network = await page.context().newCDPSession(page);
  await holdAnswers(network);
  await page.getByRole("button", { name: "Upload", exact: true }).click();
  await expect(page.getByText("Preparing the picture…")).toBeVisible();
  await expect.poll(() => isStored(page, title)).toBe(true);
  await page.getByRole("button", { name: "Stop waiting" }).click();
  await network.send("Fetch.disable");
  await expect(page.getByText(/It may have been saved all the same/)).toBeVisible();
  await expect(page.getByRole("link", { name: `Edit ${title}` })).toBeVisible();
});
