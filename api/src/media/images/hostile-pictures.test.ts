import sharp from "sharp";
import { expect, test } from "vitest";
import {
  animatedPng,
  animatedWebp,
  jpegThatClaims,
  jpegWithIptc,
  pngsWithBombs,
  polyglotJpeg,
} from "#testing/pictures/hostile-pictures.ts";
import { drawPicture } from "#testing/pictures/pictures.ts";
import { imageProcessor } from "./image-processor.ts";

const { ingest } = imageProcessor;
const listFiles = ({ main, master }: Awaited<ReturnType<typeof ingest>>) =>
  [main.bytes, master].map((bytes) => Buffer.from(bytes));

test("takes the first frame of an animation, or rejects it with a message", async () => {
  const picture = await ingest(await animatedWebp());
  expect(picture).toMatchObject({ width: 40, height: 30, color: "#3366cc" });
  for (const file of listFiles(picture)) {
    expect((await sharp(file).metadata()).pages).toBeUndefined();
  }
  await expect(ingest(await animatedPng())).rejects.toMatchObject({
    code: "unsupported_media_type",
    message: "Choose a JPEG, PNG or WebP file.",
  });
});

test("colours of a wide gamut are those of every screen afterwards", async () => {
  // In Display P3 these numbers are a green that sRGB can just show, by other numbers.
  const wide = await drawPicture({ width: 40, height: 30, background: "#6cbf5a" }).png().toBuffer();
  const tagged = await sharp(wide).withIccProfile("p3", { attach: true }).png().toBuffer();
  const asP3 = await sharp(tagged).metadata();
  expect(asP3.hasProfile).toBe(true);
  const stored = await sharp(tagged, { ignoreIcc: true }).raw().toBuffer();
  const picture = await ingest(tagged);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(picture.color.slice(at, at + 2), 16),
  );
  for (const [value, wanted] of [
    [red, 0x6c],
    [green, 0xbf],
    [blue, 0x5a],
  ]) {
    expect(Math.abs(value! - wanted!)).toBeLessThan(4);
  }
  expect([...stored.subarray(0, 3)]).not.toEqual([0x6c, 0xbf, 0x5a]);
  for (const file of listFiles(picture)) expect((await sharp(file).metadata()).icc).toBeUndefined();
});

test("removes the IPTC author", async () => {
  const bytes = await jpegWithIptc("Secret Photographer");
  expect((await sharp(bytes).metadata()).iptc).toBeDefined();
  for (const file of listFiles(await ingest(bytes))) {
    expect((await sharp(file).metadata()).iptc).toBeUndefined();
    expect(file.includes("Secret Photographer")).toBe(false);
  }
});

test("a picture that is something else as well is a picture alone afterwards", async () => {
  for (const file of listFiles(await ingest(await polyglotJpeg()))) {
    expect((await sharp(file).metadata()).format).toBe("jpeg");
    for (const trace of ["script", "payload", "PK"]) expect(file.includes(trace)).toBe(false);
  }
});

test("notes that unpack to a hundred megabytes are left behind", async () => {
  for (const bytes of await pngsWithBombs()) {
    expect(bytes.length).toBeLessThan(200_000);
    const picture = await ingest(bytes);
    expect(picture).toMatchObject({ width: 8, height: 6 });
    for (const file of listFiles(picture)) expect(file.length).toBeLessThan(2_000);
  }
});

test.each([
  [4_000, 3_000, "unsupported_media_type"],
  [65_000, 700, "unsupported_media_type"],
  [65_000, 65_000, "too_large"],
  [0, 0, "unsupported_media_type"],
])("a tiny JPEG that claims %i × %i px is refused", async (width, height, code) => {
  await expect(ingest(await jpegThatClaims(width, height))).rejects.toMatchObject({ code });
});

test("48 megapixels of a phone are taken", async () => {
  const bytes = await drawPicture({ width: 8_064, height: 5_952 }).jpeg().toBuffer();
  expect(await ingest(bytes)).toMatchObject({ width: 1_920, height: 1_417 });
});
