import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { drawPicture } from "./pictures.ts";

const number = (bytes: 1 | 2 | 4, value: number) => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};

const pngChunk = (type: string, data: Buffer) => {
  const named = Buffer.concat([Buffer.from(type), data]);
  return Buffer.concat([number(4, data.length), named, number(4, crc32(named))]);
};
const pngHeadLength = 33;

const withPngChunk = async (type: string, data: Buffer) => {
  const png = await drawPicture().png().toBuffer();
  const [head, rest] = [png.subarray(0, pngHeadLength), png.subarray(pngHeadLength)];
  return Buffer.concat([head, pngChunk(type, data), rest]);
};

/** 100 MB of nothing, as 100 kB. */
const makeZipBomb = () => deflateSync(Buffer.alloc(100_000_000));

/** PNGs whose side notes unpack to a thousand times their size. */
export const pngsWithBombs = () => {
  const bomb = makeZipBomb();
  return Promise.all([
    withPngChunk("zTXt", Buffer.concat([Buffer.from("Comment\0\0"), bomb])),
    withPngChunk("iCCP", Buffer.concat([Buffer.from("icc\0\0"), bomb])),
  ]);
};

/** A PNG with one frame and the word that there are more. */
export const animatedPng = () => withPngChunk("acTL", Buffer.concat([number(4, 2), number(4, 0)]));

/** A WebP of two frames, the first blue and the second red. */
export const animatedWebp = async () => {
  const frames = ["#3366cc", "#cc3333"].map((background) =>
    drawPicture({ width: 40, height: 30, background }).png().toBuffer(),
  );
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .webp({ lossless: true })
    .toBuffer();
};

const segment = (marker: number, data: Buffer) =>
  Buffer.concat([Buffer.from([0xff, marker]), number(2, data.length + 2), data]);

/** `jpeg` with a segment behind its first two bytes. */
const withSegment = (jpeg: Buffer, marker: number, data: Buffer) =>
  Buffer.concat([jpeg.subarray(0, 2), segment(marker, data), jpeg.subarray(2)]);

/** A JPEG that names who took it as news agencies do (IPTC). */
export const jpegWithIptc = async (byline: string) => {
  const record = Buffer.concat([
    Buffer.from([0x1c, 2, 80]),
    number(2, byline.length),
    Buffer.from(byline),
  ]);
  const padded = record.length % 2 ? Buffer.concat([record, Buffer.alloc(1)]) : record;
  const block = [Buffer.from("8BIM\u0004\u0004\0\0", "latin1"), number(4, record.length), padded];
  const data = Buffer.concat([Buffer.from("Photoshop 3.0\0"), ...block]);
  return withSegment(await drawPicture().jpeg().toBuffer(), 0xed, data);
};

/** A JPEG that is HTML and a ZIP archive as well. */
export const polyglotJpeg = async () => {
  const html = Buffer.from("<html><script>alert(1)</script><!--");
  const zip = Buffer.from("PK\u0003\u0004payload PK\u0005\u0006");
  return Buffer.concat([withSegment(await drawPicture().jpeg().toBuffer(), 0xfe, html), zip]);
};

/** A JPEG of 8 × 6 px whose head says that it is this large. */
export const jpegThatClaims = async (width: number, height: number) => {
  const jpeg = await drawPicture().jpeg().toBuffer();
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(height, frame + 5);
  jpeg.writeUInt16BE(width, frame + 7);
  return jpeg;
};

const bitsToBytes = (bits: string) => {
  const padded = bits.padEnd(Math.ceil(bits.length / 8) * 8, "1");
  return Buffer.from(
    Array.from({ length: padded.length / 8 }, (_, at) =>
      Number.parseInt(padded.slice(at * 8, at * 8 + 8), 2),
    ).flatMap((byte) => (byte === 0xff ? [byte, 0] : [byte])),
  );
};

/** Bits of a scan that says of all `blocks` that they are empty, in runs as long as there are. */
const emptyScan = (blocks: number) => {
  const longestRun = 32_767;
  const runs = Array.from({ length: Math.ceil(blocks / longestRun) }, (_, index) =>
    Math.min(longestRun, blocks - index * longestRun),
  );
  return runs
    .map(
      (run) =>
        `0${Math.max(0, run - 16_384)
          .toString(2)
          .padStart(14, "0")}`,
    )
    .join("");
};

/**
 * A JPEG of 500 kB and 30 megapixels that is drawn in 2,500 passes, each over the whole picture:
 * all is as the format allows, and keeps a decoder busy for many times as long as a photo.
 */
export const jpegOfManyScans = () => {
  const [width, height] = [6_720, 4_480];
  const components = [1, 2, 3];
  const blocks = (width / 8) * (height / 8);
  const scan = (of: number[], [first, last, before, level]: number[], bits: string) => {
    const tables = of.flatMap((component) => [component, 0]);
    const range = [first ?? 0, last ?? 0, ((before ?? 0) << 4) | (level ?? 0)];
    return [segment(0xda, Buffer.from([of.length, ...tables, ...range])), bitsToBytes(bits)];
  };
  const empty = emptyScan(blocks);
  const bands = Array.from({ length: 63 }, (_, index) => index + 1);
  const highest = 12;
  const levels = Array.from({ length: highest + 1 }, (_, index) => highest - index);
  const passes = components.flatMap((component) =>
    bands.flatMap((band) =>
      levels.flatMap((level) => {
        const before = level === highest ? 0 : level + 1;
        return scan([component], [band, band, before, level], empty);
      }),
    ),
  );
  const oneCode = [1, ...Array<number>(15).fill(0)];
  const layers = components.flatMap((component) => [component, 0x11, 0]);
  const frame = [number(1, 8), number(2, height), number(2, width), Buffer.from([3, ...layers])];
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, Buffer.from([0, ...Array<number>(64).fill(1)])),
    segment(0xc2, Buffer.concat(frame)),
    segment(0xc4, Buffer.from([0x00, ...oneCode, 0x00])),
    segment(0xc4, Buffer.from([0x10, ...oneCode, 0xe0])),
    ...scan(components, [0, 0, 0, 0], "0".repeat(3 * blocks)),
    ...passes,
    Buffer.from([0xff, 0xd9]),
  ]);
};

/** 12 megapixels that a decoder must hold as a whole, eight bytes each. */
export const interlacedPng = () =>
  sharp({ create: { width: 4_000, height: 3_000, channels: 4, background: "#3366cc88" } })
    .toColourspace("rgb16")
    .png({ progressive: true, compressionLevel: 1 })
    .toBuffer();
