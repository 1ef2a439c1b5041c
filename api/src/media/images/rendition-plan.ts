const widths = [320, 480, 640, 960, 1280, 1920];

/** Best first: browsers take the first type that they know. */
export const renditionTypes = ["image/avif", "image/webp"] as const;
export type RenditionType = (typeof renditionTypes)[number];

export const largestWidth = Math.max(...widths);

export type PlannedRendition = { type: RenditionType; width: number };

export const planRenditions = (width: number): PlannedRendition[] => {
  const smaller = widths.filter((candidate) => candidate < width);
  return renditionTypes.flatMap((type) =>
    [...smaller, Math.min(width, largestWidth)].map((target) => ({ type, width: target })),
  );
};
