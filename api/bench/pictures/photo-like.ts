import sharp from "sharp";
import { createRandom } from "../../src/startup/seeding/sample-data/random.ts";

type Area = { width: number; height: number };

/** How much each octave of detail counts: the finer, the less, as in pictures of the real world. */
const fading = 0.4;
/** Of a sensor, in levels of 255. */
const grain = 6;

/** Detail of all sizes from a quarter of the picture down to `finest` px; about -1 to 1. */
const drawDetail = async ({ width, height }: Area, seed: number, finest: number) => {
  const random = createRandom(seed);
  const detail = new Float32Array(width * height);
  for (let cells = 4; cells <= width / finest; cells *= 2) {
    const grid = { width: cells, height: Math.max(1, Math.round((cells * height) / width)) };
    const values = Uint8Array.from({ length: grid.width * grid.height }, () => random() * 256);
    const octave = await sharp(values, { raw: { ...grid, channels: 1 } })
      .resize(width, height, { fit: "fill", kernel: "cubic" })
      .extractChannel(0)
      .raw()
      .toBuffer();
    const weight = 0.012 / cells ** fading;
    for (let at = 0; at < detail.length; at += 1) {
      detail[at] = (detail[at] ?? 0) + ((octave[at] ?? 0) - 128) * weight;
    }
  }
  return detail;
};

/**
 * A picture that is as hard to compress as a photograph: detail that fades as it gets finer, calm
 * and busy places, little colour against much light, grain. It is synthetic and shows nothing.
 */
export const drawPhotoLike = async (area: Area, seed: number) => {
  const [light, red, blue, calm] = [
    await drawDetail(area, seed, 1),
    await drawDetail(area, seed + 1, 8),
    await drawDetail(area, seed + 2, 8),
    await drawDetail(area, seed + 3, 300),
  ];
  const random = createRandom(seed + 4);
  const pixels = new Uint8ClampedArray(light.length * 3);
  for (let at = 0; at < light.length; at += 1) {
    const noise = (random() + random() - 1) * grain * 2;
    const busy = Math.min(1.6, Math.max(0.3, 1 + (calm[at] ?? 0)));
    const base = 118 + (light[at] ?? 0) * 110 * busy + noise;
    pixels[at * 3] = base + (red[at] ?? 0) * 30;
    pixels[at * 3 + 1] = base;
    pixels[at * 3 + 2] = base + (blue[at] ?? 0) * 30;
  }
  return sharp(pixels, { raw: { ...area, channels: 3 } });
};
