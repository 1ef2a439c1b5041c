/** Mixing and thinning of "#rrggbb" colours. */
function readChannels(color: string): [number, number, number] {
  const value = Number.parseInt(color.slice(1, 7), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function writeHex(value: number): string {
  return Math.round(value).toString(16).padStart(2, "0");
}

export function mixColors(from: string, to: string, share: number): string {
  const [red, green, blue] = readChannels(from);
  const [red2, green2, blue2] = readChannels(to);
  const mix = (one: number, two: number) => writeHex(one + (two - one) * share);
  return `#${mix(red, red2)}${mix(green, green2)}${mix(blue, blue2)}`;
}

/** The same colour, seen through: share 0 is invisible, 1 is solid. */
export function thinColor(color: string, share: number): string {
  return `${color.slice(0, 7)}${writeHex(share * 255)}`;
}
