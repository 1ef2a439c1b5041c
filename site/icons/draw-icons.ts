import { fileURLToPath } from "node:url";
import sharp from "sharp";

/**
 * Draws the committed pictures of `public/` from the vector files beside this one; to be run
 * (`pnpm --filter site draw-icons`) when one of those has changed. No build waits for it.
 */
const drawings = [
  { from: "icon.svg", to: "apple-touch-icon.png", width: 180 },
  { from: "icon.svg", to: "icon-192.png", width: 192 },
  { from: "icon.svg", to: "icon-512.png", width: 512 },
  { from: "share.svg", to: "share.png", width: 1200 },
];

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));

for (const { from, to, width } of drawings) {
  await sharp(pathOf(from))
    .resize({ width })
    .png({ palette: true, compressionLevel: 9, effort: 10 })
    .toFile(pathOf(`../public/${to}`));
}
