import { expect, type Page } from "@playwright/test";
import sharp from "sharp";

const linear = (value: number) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};
const luminance = ([red = 0, green = 0, blue = 0]: number[] | Uint8Array) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Each line of the text on the pictures, with its colour. */
const readLines = (page: Page) =>
  page.locator(".hero__words > *").evaluateAll((elements) =>
    elements.flatMap((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const color = (getComputedStyle(element).color.match(/\d+/g) ?? []).map(Number);
      return [...range.getClientRects()].map(({ x, y, width, height }) => ({
        clip: { x, y: y + scrollY, width, height },
        color,
      }));
    }),
  );

const setVisibility = (page: Page, value: string) =>
  page.locator(".hero__words > *, .floating").evaluateAll((elements, wanted) => {
    for (const element of elements)
      if (element instanceof HTMLElement) element.style.visibility = wanted;
  }, value);

/** The least contrast between the text and any pixel behind it. */
export const leastContrast = async (page: Page) => {
  const lines = (await readLines(page)).filter(({ clip }) => clip.width >= 1 && clip.height >= 1);
  expect(lines.length).toBeGreaterThan(3);
  await setVisibility(page, "hidden");
  const bottom = Math.max(...lines.map(({ clip }) => clip.y + clip.height));
  const { width } = page.viewportSize() ?? { width: 0 };
  const clip = { x: 0, y: 0, width, height: Math.ceil(bottom) };
  // Hiding the caret would add an inline style, which the page's policy blocks.
  const shot = await page.screenshot({ fullPage: true, clip, caret: "initial" });
  await setVisibility(page, "");
  const { data, info } = await sharp(shot)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ratios = lines.flatMap(({ clip, color }) => {
    const text = luminance(color);
    const pixelRatios: number[] = [];
    const [left, top] = [Math.max(0, Math.floor(clip.x)), Math.floor(clip.y)];
    for (let y = top; y < Math.min(info.height, top + clip.height); y += 1)
      for (let x = left; x < Math.min(info.width, left + clip.width); x += 1) {
        const start = (y * info.width + x) * info.channels;
        pixelRatios.push(contrast(text, luminance(data.subarray(start, start + 3))));
      }
    return pixelRatios.reduce((least, ratio) => Math.min(least, ratio), 21);
  });
  return Math.min(...ratios);
};

export const showPicture = (page: Page, src: string) =>
  page.locator(".slideshow picture").evaluate(async (picture, address) => {
    for (const source of picture.querySelectorAll("source")) source.remove();
    const image = picture.querySelector("img");
    if (!image) throw new Error("The slide has no picture.");
    image.src = address;
    await image.decode();
  }, src);

export const white =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='1600' height='1000'%3E%3Crect width='1600' height='1000' fill='%23fff'/%3E%3C/svg%3E";
