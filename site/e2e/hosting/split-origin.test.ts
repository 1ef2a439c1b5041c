import { existsSync } from "node:fs";
import { dropPicture, pixel } from "../../../admin/e2e/uploads.ts";
import { test as base, expect, owner } from "../fixtures.ts";
import { expectHeaders } from "./expect-headers.ts";
import { type HostedProduct, startHostedProduct } from "./hosted-product.ts";
import { startCloudflare } from "./hosts/cloudflare.ts";
import type { Host } from "./hosts/host.ts";
import { useAdmin, writeMessage } from "./walk-site.ts";

type Published = { product: HostedProduct; cloudflare: Host };

/** A live site at a host without forwarding: browsers call the API at its own origin. */
const test = base.extend<object, { published: Published }>({
  published: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern
    async ({}, use) => {
      const product = await startHostedProduct((site, api) => ({
        CONTENT: "live",
        PUBLIC_API_URL: api,
        CORS_ORIGINS: site,
      }));
      await expect.poll(() => existsSync(product.folder), { timeout: 120_000 }).toBe(true);
      const cloudflare = await startCloudflare(product);
      await use({ product, cloudflare });
      await cloudflare.stop();
      await product.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
});

test.describe.configure({ mode: "default", timeout: 120_000 });

test("the receipt of a live site proves that it was published", async ({
  published: { product },
  request,
}) => {
  const reply = await request.post(`${product.api}/api/ibirwa-clients/login`, { data: owner });
  const headers = { Authorization: `Bearer ${(await reply.json()).token}` };
  const newest = async () =>
    (await (await request.get(`${product.api}/api/builds`, { headers })).json()).builds[0].status;
  await expect.poll(newest, { timeout: 60_000 }).toBe("live");
});

test("Cloudflare's runtime sends the product's headers, which name the API", async ({
  published: { product, cloudflare },
  request,
}) => {
  await expectHeaders(request, cloudflare.url, {
    publicUrl: cloudflare.url,
    publicApiUrl: product.api,
    mediaPublicUrl: `${product.api}/media`,
  });
});

test("pages fetch tours and photos from the API, and forms post to it", async ({
  published: { product, cloudflare },
  page,
}) => {
  const origins = new Set<string>();
  page.on("request", (request) => origins.add(new URL(request.url()).origin));
  await page.goto(`${cloudflare.url}/services`);
  await expect(page.locator("main a[href^='/service/']").first()).toBeVisible();
  await page.goto(`${cloudflare.url}/gallery`);
  const picture = page.locator(".photo img").first();
  await expect(picture).toHaveAttribute("src", new RegExp(`^${product.api}/media/`));
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await writeMessage(page, cloudflare.url);
  expect([...origins].toSorted()).toEqual([product.api, cloudflare.url].toSorted());
});

test("without JavaScript a form leads back to the site", async ({
  published: { product, cloudflare },
  openContext,
}) => {
  const context = await openContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${cloudflare.url}/contact`);
  await page.getByLabel("Name").fill("Ada");
  await page.getByLabel("Email").fill("ada@example.test");
  await page.getByLabel("Message").fill("Do you have helmets?");
  const posted = page.waitForRequest(`${product.api}/api/contact`);
  await page.getByRole("button", { name: "Submit" }).click();
  await posted;
  await expect(page).toHaveURL(`${cloudflare.url}/contact-sent`);
});

test.describe("for a missing tour", () => {
  test.use({ expectedErrors: /status of 404.* at \/(api\/services|service)\/no-such-tour/ });

  test("the error page asks the API for the tour", async ({ published: { cloudflare }, page }) => {
    const reply = await page.goto(`${cloudflare.url}/service/no-such-tour`);
    expect(reply?.status()).toBe(404);
    await expect(page.getByText("Service not found")).toBeVisible();
  });
});

// The upload publishes the site again.
test("a signed-in owner can use the admin with the session cookie of the API", async ({
  published: { product, cloudflare },
  page,
}) => {
  await useAdmin(page, cloudflare.url);
  const token = await page.evaluate(() => localStorage.getItem("token"));
  const headers = { Authorization: `Bearer ${token}` };
  const me = `${product.api}/api/ibirwa-clients/me`;
  expect((await page.request.get(me, { headers })).status()).toBe(200);
  expect((await fetch(me, { headers })).status).toBe(401);
  await page.goto(`${cloudflare.url}/create-gallery`);
  await page.getByRole("textbox", { name: "Title" }).fill("Bay");
  await dropPicture(page, "bay.png", pixel);
  await page.getByRole("button", { name: "Upload", exact: true }).click();
  await expect(page.getByText("Photo uploaded successfully!")).toBeVisible({ timeout: 30_000 });
  await page.getByRole("button", { name: "Logout" }).click();
  await expect.poll(async () => (await page.request.get(me, { headers })).status()).toBe(401);
});
