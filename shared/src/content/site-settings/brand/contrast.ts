const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

const toChannels = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Relative luminance of `#rrggbb` as WCAG 2 defines it, from 0 to 1. */
export const getLuminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = toChannels(hex).map((channel) => toLinear(channel / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast ratio of WCAG 2 between two `#rrggbb`, from 1 to 21. */
export const contrastBetween = (first: string, second: string): number => {
  const luminances = [getLuminance(first), getLuminance(second)];
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
};

/** Minimum contrast of text in WCAG 2.2 AA. */
export const textContrast = 4.5;

/** For example `4.4:1`, rounded down so that it never overstates the contrast. */
export const formatContrast = (ratio: number) => `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`;

const darken = (hex: string, factor: number) =>
  `#${toChannels(hex)
    .map((channel) =>
      Math.floor(channel * factor)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

/** The lightest shade of `hex` that is readable on a light `ground`. */
export const readableShade = (hex: string, ground: string): string => {
  const shades = Array.from({ length: 256 }, (_, step) => darken(hex, 1 - step / 255));
  return shades.find((shade) => contrastBetween(shade, ground) >= textContrast) ?? "#000000";
};
