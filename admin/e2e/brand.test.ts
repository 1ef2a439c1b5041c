import type { APIRequestContext, Page } from "@playwright/test";
import sharp from "sharp";
import { expectAccessible } from "../../api/src/testing/browser/expect-accessible.ts";
import { expect, test } from "./fixtures.ts";

const drawLogo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: "#b0005e" } })
    .png()
    .toBuffer();

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

const chooseLogo = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.locator("input[type=file]").setInputFiles({ name, mimeType, buffer });

const typeColor = async (page: Page, name: string, color: string) => {
  await page.getByRole("textbox", { name }).fill(color);
  await page.keyboard.press("Tab");
};

const save = async (page: Page) => {
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved. It will be live in a moment.")).toBeVisible();
};

/** Other tests expect the design's original colours. */
const restore = async (request: APIRequestContext, headers: { Authorization: string }) => {
  const { brand } = await (await request.get("/api/settings", { headers })).json();
  const value = { logo: null, mainColor: null, accentColor: null };
  const data = { section: "brand", value, version: brand.version };
  expect((await request.put("/api/settings", { headers, data })).status()).toBe(200);
};

test("an owner's logo and colours appear on the site with readable contrast", async ({
  page,
  request,
  ownerHeaders,
}) => {
  test.setTimeout(120_000);
  await page.goto("/admin-settings/site/brand");
  await typeColor(page, "Main colour", "#ffd400");
  await expect(page.getByText("is too light to read")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Use #7e6800" }).click();
  await typeColor(page, "Accent colour", "#5a00c8");
  await chooseLogo(page, "logo.svg", "image/svg+xml", svg);
  await expect(page.getByText("“logo.svg” isn't a JPEG, PNG or WebP file.")).toBeVisible();
  await chooseLogo(page, "logo.png", "image/png", await drawLogo(600, 120));
  await expect(page.locator("figure img")).toHaveCount(2);
  await expectAccessible(page);
  await save(page);
  try {
    const logo = page.locator(".navbar .logo img");
    await expect(async () => {
      await page.goto("/");
      await expect(logo).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 60_000 });
    await expect(logo).toHaveAttribute("alt", "Ibirwa Kivu Tours");
    await expect(logo).toHaveAttribute("height", "40");
    expect(await logo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    const main = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue("--lake"),
    );
    expect(main).toBe("#7e6800");
    for (const path of ["/", "/contact", "/explore-more-to-Rwanda"]) {
      await page.goto(path);
      await expectAccessible(page);
    }
  } finally {
    await restore(request, ownerHeaders);
  }
});
