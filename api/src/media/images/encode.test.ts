import sharp from "sharp";
import { expect, test } from "vitest";
import { jpegThatClaims } from "#testing/pictures/hostile-pictures.ts";
import { drawPicture } from "#testing/pictures/pictures.ts";
import { decodePicture } from "./decode.ts";
import { createEncodingQueue } from "./encoding-queue.ts";
import { imageProcessor } from "./image-processor.ts";
import { makeRenditions } from "./make-renditions.ts";

// The product itself reads no AVIF.
sharp.unblock({ operation: ["VipsForeignLoadHeifBuffer"] });

/** Encodes an upload and makes its renditions from the master, as the product does. */
const encodePicture = async (upload: Uint8Array) => {
  const picture = await imageProcessor.ingest(upload);
  const { master: bytes, width, height } = picture;
  const source = { bytes, width, height, made: [] };
  const { signal } = new AbortController();
  const renditions = await makeRenditions(imageProcessor, source, createEncodingQueue(), signal);
  return { ...picture, renditions };
};

/** The formats as libvips calls them. */
const formats: Record<string, string> = { "image/avif": "heif", "image/webp": "webp" };
const toFormat = (type: string) => formats[type] ?? type.replace("image/", "");

const readMetadata = (bytes: Uint8Array) => sharp(bytes).metadata();

/** True if two #rrggbb colours look alike; CMYK lacks the bright blue of screens. */
const isLike = (color: string, other: string) =>
  [1, 3, 5].every(
    (at) =>
      Math.abs(
        Number.parseInt(color.slice(at, at + 2), 16) - Number.parseInt(other.slice(at, at + 2), 16),
      ) < 40,
  );

const blue = "#3366cc";
const accepted: Record<string, () => Promise<Buffer>> = {
  "a JPEG": () => drawPicture().jpeg().toBuffer(),
  "a progressive JPEG": () => drawPicture().jpeg({ progressive: true }).toBuffer(),
  "a CMYK JPEG": () =>
    drawPicture({ width: 64, height: 64 }).toColourspace("cmyk").jpeg().toBuffer(),
  "a PNG": () => drawPicture().png().toBuffer(),
  "a 16-bit PNG": () => drawPicture().toColourspace("rgb16").png().toBuffer(),
  "a PNG with a palette": () => drawPicture().png({ palette: true }).toBuffer(),
  "a WebP": () => drawPicture().webp().toBuffer(),
  "a lossless WebP": () => drawPicture().webp({ lossless: true }).toBuffer(),
  "a PNG with an alpha channel": () => drawPicture().ensureAlpha().png().toBuffer(),
};

test.each(Object.keys(accepted))("%s is encoded anew, in its colours", async (name) => {
  const picture = await encodePicture(await accepted[name]!());
  expect(picture.main).toMatchObject({ type: "image/jpeg", width: picture.width });
  expect(picture.color).toMatch(/^#[0-9a-f]{6}$/);
  expect({ name, color: picture.color, isBlue: isLike(picture.color, blue) }).toMatchObject({
    isBlue: true,
  });
  for (const file of [picture.main, ...picture.renditions]) {
    const metadata = await readMetadata(file.bytes);
    expect(metadata).toMatchObject({
      format: toFormat(file.type),
      space: "srgb",
      channels: 3,
      depth: "uchar",
      width: file.width,
    });
    const [r, g, b] = (await sharp(file.bytes).stats()).channels.map(({ mean }) =>
      Math.round(mean),
    );
    const hex = `#${[r, g, b].map((value) => value!.toString(16).padStart(2, "0")).join("")}`;
    expect({ name, hex, isBlue: isLike(hex, blue) }).toMatchObject({ isBlue: true });
  }
});

test.each(["jpeg", "png", "webp"] as const)("a grey %s stays grey", async (format) => {
  const grey = await drawPicture({ background: "#808080" }).greyscale().toFormat(format).toBuffer();
  expect(isLike((await encodePicture(grey)).color, "#808080")).toBe(true);
});

test("turns transparent areas white", async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const empty = sharp({ create: { width: 8, height: 8, channels: 4, background: clear } });
  expect((await encodePicture(await empty.png().toBuffer())).color).toBe("#ffffff");
  const grey = sharp(await empty.png().toBuffer())
    .toColourspace("b-w")
    .png();
  expect((await encodePicture(await grey.toBuffer())).color).toBe("#ffffff");
});

test("removes location, camera and names, and rotates the picture upright", async () => {
  const exif = {
    IFD0: { Copyright: "Secret Photographer" },
    IFD3: { GPSLatitudeRef: "S", GPSLatitude: "2/1 3/1 36/1" },
  };
  for (const format of ["jpeg", "png", "webp"] as const) {
    const bytes = await drawPicture({ width: 40, height: 20 })
      .withMetadata({ orientation: 6 })
      .withExifMerge(exif)
      .withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'>Secret Photographer</x:xmpmeta>")
      .toFormat(format)
      .toBuffer();
    expect(bytes.includes("Secret Photographer")).toBe(true);
    const picture = await encodePicture(bytes);
    expect(picture).toMatchObject({ width: 20, height: 40 });
    const files = [picture.main, ...picture.renditions].map((file) => file.bytes);
    for (const file of [...files, picture.master]) {
      const { width, exif: left, xmp, icc, iptc, orientation } = await readMetadata(file);
      expect({ left, xmp, icc, iptc, orientation: orientation ?? 1 }).toEqual({ orientation: 1 });
      expect(width).toBe(20);
      expect(Buffer.from(file).includes("Secret Photographer")).toBe(false);
    }
  }
});

test("makes AVIF and WebP in each width up to the picture's own", async () => {
  const encodeWidths = async (width: number) => {
    const picture = await encodePicture(await drawPicture({ width, height: 10 }).png().toBuffer());
    const ofType = (type: string) =>
      picture.renditions.filter((file) => file.type === type).map((file) => file.width);
    expect(ofType("image/webp")).toEqual(ofType("image/avif"));
    expect(picture.renditions).toHaveLength(2 * ofType("image/avif").length);
    expect(picture.main.width).toBe(ofType("image/avif").at(-1));
    return ofType("image/avif");
  };
  expect(await encodeWidths(1)).toEqual([1]);
  expect(await encodeWidths(320)).toEqual([320]);
  expect(await encodeWidths(321)).toEqual([320, 321]);
  expect(await encodeWidths(1_280)).toEqual([320, 480, 640, 960, 1_280]);
  expect(await encodeWidths(1_600)).toEqual([320, 480, 640, 960, 1_280, 1_600]);
  expect(await encodeWidths(1_920)).toEqual([320, 480, 640, 960, 1_280, 1_920]);
  expect(await encodeWidths(3_000)).toEqual([320, 480, 640, 960, 1_280, 1_920]);
});

const encodeShares = async (size: { width: number; height: number }) => {
  const { renditions } = await encodePicture(await drawPicture(size).png().toBuffer());
  return renditions.filter(({ type }) => type === "image/jpeg");
};

test("a picture that is large enough is cut for link previews", async () => {
  const shares = await encodeShares({ width: 1_300, height: 700 });
  expect(shares).toHaveLength(1);
  const metadata = await readMetadata(shares[0]!.bytes);
  expect(metadata).toMatchObject({ format: "jpeg", width: 1_200, height: 630 });
});

test.each([
  { width: 800, height: 1_200 },
  { width: 1_199, height: 900 },
  { width: 1_900, height: 400 },
])("a picture of $width × $height px is cut to 1.91:1 for link previews", async (size) => {
  const [share] = await encodeShares(size);
  const { width = 0, height = 1 } = await readMetadata(share!.bytes);
  expect(width).toBeGreaterThanOrEqual(600);
  expect(width).toBe(share?.width);
  expect(Math.abs(width / height / 1.91 - 1)).toBeLessThan(0.1);
});

test("a panorama and a small picture have no cut for link previews", async () => {
  expect(await encodeShares({ width: 1_920, height: 152 })).toEqual([]);
  expect(await encodeShares({ width: 599, height: 599 })).toEqual([]);
});

test("keeps the salient part in the crop, also at an edge", async () => {
  const boat = await drawPicture({ width: 200, height: 200, background: "#d02010" })
    .png()
    .toBuffer();
  const lake = drawPicture({ width: 1_600, height: 1_600, background: "#6fa0a8" });
  const upload = await lake
    .composite([{ input: boat, left: 700, top: 1_380 }])
    .png()
    .toBuffer();
  const { renditions } = await encodePicture(upload);
  const share = renditions.find(({ type }) => type === "image/jpeg");
  const { channels } = await sharp(share?.bytes).stats();
  const [red, , blue] = channels;
  expect(red?.max).toBeGreaterThan(180);
  expect(blue?.min).toBeLessThan(60);
});

const shapes: [number, number][] = [
  [1, 1],
  [1, 2],
  [20_000, 1],
  [1, 20_000],
  [20_000, 3],
  [300, 20_000],
];
test.each(shapes)("a picture of %i × %i px is taken", async (width, height) => {
  const bytes = await drawPicture({ width, height }).png().toBuffer();
  const picture = await encodePicture(bytes);
  expect(picture.width).toBeGreaterThanOrEqual(1);
  expect(picture.height).toBeGreaterThanOrEqual(1);
  for (const file of [picture.main, ...picture.renditions]) {
    expect(await readMetadata(file.bytes)).toMatchObject({ width: file.width });
  }
});

test("more than 50 megapixels are refused without being decoded", async () => {
  const limit = await drawPicture({ width: 10_000, height: 5_000 }).png().toBuffer();
  expect((await decodePicture(limit)).width).toBe(1_920);
  const png = await drawPicture({ width: 10_000, height: 5_001 }).png().toBuffer();
  // A decoder that began with one of these would find that it is cut off.
  for (const bytes of [png.subarray(0, png.length / 2), await jpegThatClaims(10_000, 5_001)])
    await expect(decodePicture(bytes)).rejects.toMatchObject({ code: "too_large" });
});

/** A PNG of a few bytes that says that it is as large as PNG allows. */
const makePngBomb = async () => {
  const bytes = await drawPicture({ width: 8, height: 8 }).png().toBuffer();
  bytes.writeUInt32BE(0x7fffffff, 16);
  bytes.writeUInt32BE(0x7fffffff, 20);
  return bytes;
};

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>';
const refused: Record<string, () => Promise<Uint8Array> | Uint8Array> = {
  "nothing at all": () => new Uint8Array(),
  "one byte": () => new Uint8Array([0xff]),
  "a GIF": () => drawPicture().gif().toBuffer(),
  "a TIFF": () => drawPicture().tiff().toBuffer(),
  "an AVIF": () => drawPicture().avif().toBuffer(),
  "an SVG": () => Buffer.from(svg),
  "an SVG with an XML head": () => Buffer.from(`<?xml version="1.0"?>${svg}`),
  HTML: () => Buffer.from("<!doctype html><script>alert(1)</script>"),
  "a PDF": () => Buffer.from("%PDF-1.4\n%âãÏÓ\n1 0 obj\n"),
  "a ZIP": () => Buffer.from("PK\u0003\u0004\u0014\u0000\u0000\u0000\u0008\u0000"),
  "an MVG script": () => Buffer.from("push graphic-context\nimage over 0,0 0,0 'https://x.test/'"),
  "random bytes": () => crypto.getRandomValues(new Uint8Array(4_096)),
};

const damaged: typeof refused = {
  "the head of a JPEG": () => new Uint8Array([0xff, 0xd8, 0xff, 0xe0]),
  "HTML behind the head of a JPEG": () =>
    Buffer.concat([Buffer.from("ffd8ffe0", "hex"), Buffer.from("<script>alert(1)</script>")]),
  "half a JPEG": async () => {
    const bytes = await sharp({
      create: {
        width: 400,
        height: 400,
        channels: 3,
        background: blue,
        noise: { type: "gaussian", mean: 128, sigma: 60 },
      },
    })
      .jpeg()
      .toBuffer();
    return bytes.subarray(0, bytes.length / 2);
  },
  "half a PNG": async () => {
    const bytes = await drawPicture({ width: 400, height: 400 }).png().toBuffer();
    return bytes.subarray(0, bytes.length / 2);
  },
  "half a WebP": async () => {
    const bytes = await drawPicture({ width: 400, height: 400 }).webp().toBuffer();
    return bytes.subarray(0, bytes.length / 2);
  },
};

test.each(Object.keys(refused))("%s is no picture", async (name) => {
  await expect(decodePicture(await refused[name]!())).rejects.toMatchObject({
    code: "unsupported_media_type",
    message: "Choose a JPEG, PNG or WebP file.",
  });
});

test.each(Object.keys(damaged))("%s is called damaged", async (name) => {
  await expect(decodePicture(await damaged[name]!())).rejects.toMatchObject({
    code: "unsupported_media_type",
    message: expect.stringMatching(/^The picture is damaged: .*Export it again/),
  });
});

test("a HEIC photo is named as one, also under another name, with how to send a JPEG", async () => {
  const heic = Buffer.from("000000186674797068656963000000006d69663168656963", "hex");
  await expect(decodePicture(heic)).rejects.toMatchObject({
    code: "unsupported_media_type",
    message: expect.stringMatching(/^This is a HEIC photo.*Use a JPEG instead/),
  });
});

test.each(["srgb", "p3"])("a 16-bit PNG with the profile %s keeps its colours", async (profile) => {
  const flat = drawPicture({ background: "#c87828" });
  const deep = await flat.toColourspace("rgb16").withIccProfile(profile).png().toBuffer();
  expect(await sharp(deep).metadata()).toMatchObject({ depth: "ushort", hasProfile: true });
  const { data } = await decodePicture(deep);
  for (const [index, wanted] of [200, 120, 40].entries())
    expect(Math.abs((data[index] ?? 0) - wanted)).toBeLessThanOrEqual(2);
});

test("a picture that claims to be enormous is refused at once", async () => {
  await expect(decodePicture(await makePngBomb())).rejects.toMatchObject({ name: "AppError" });
});

test("any damaged bytes end in a refusal or a clean picture", async () => {
  const originals = await Promise.all([
    drawPicture({ width: 60, height: 40 }).jpeg().toBuffer(),
    drawPicture({ width: 60, height: 40 }).png().toBuffer(),
    drawPicture({ width: 60, height: 40 }).webp().toBuffer(),
  ]);
  for (const original of originals)
    for (
      let position = 0;
      position < original.length;
      position += Math.ceil(original.length / 60)
    ) {
      const bytes = Buffer.from(original);
      bytes[position] = bytes[position]! ^ 0xff;
      const outcome = await encodePicture(bytes).catch((error: Error) => error);
      if (outcome instanceof Error) expect(outcome).toMatchObject({ name: "AppError" });
      else expect((await readMetadata(outcome.main.bytes)).format).toBe("jpeg");
    }
});
