/** The sheet every scene is printed on. */
import { createRandom, listNumbers, pickBetween } from "./random.ts";

export const pictureWidth = 1600;
const pictureHeight = 1066;

/** Fine specks, as ink leaves them on rough paper. */
function drawGrain(): string {
  const random = createRandom(404);
  const speckle = (count: number) =>
    listNumbers(count)
      .map(() => {
        const x = Math.round(pickBetween(random, 0, 353));
        const y = Math.round(pickBetween(random, 0, 311));
        return `M${x} ${y}h${random() > 0.6 ? 1 : 0.1}`;
      })
      .join("");
  const stroke = 'stroke-width="1.5" stroke-linecap="round"';
  const dark = `<path d="${speckle(80)}" stroke="#13222a" ${stroke}/>`;
  const light = `<path d="${speckle(90)}" stroke="#fff6e8" ${stroke}/>`;
  const size = 'width="353" height="311" patternUnits="userSpaceOnUse"';
  const pattern = `<pattern id="grain" ${size}>${dark}${light}</pattern>`;
  return `${pattern}<rect width="1600" height="1066" fill="url(#grain)" opacity="0.14"/>`;
}

/** Puts the parts on the sheet and keeps one copy of every gradient. */
export function printPicture(...parts: readonly string[]): string {
  const body = parts.join("");
  const pattern = /<(linearGradient|radialGradient) .*?<\/\1>/g;
  const gradients = [...new Set(body.match(pattern) ?? [])].join("");
  const sheet = `viewBox="0 0 ${pictureWidth} ${pictureHeight}" width="1600" height="1066"`;
  const shapes = `${body.replaceAll(pattern, "")}${drawGrain()}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${sheet}><defs>${gradients}</defs>${shapes}</svg>`;
}
