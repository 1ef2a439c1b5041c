const widths = [320, 480, 640, 960, 1280, 1920];

/** Best first: browsers take the first type that they know. */
export const renditionTypes = ["image/avif", "image/webp"] as const;

/** What a chat or a feed shows of a link: all of them read JPEG, cut to this many px. */
export const shareType = "image/jpeg";
export const shareSize = { width: 1200, height: 630 };

export const plannedTypes = [...renditionTypes, shareType] as const;
export type PlannedType = (typeof plannedTypes)[number];

export const largestWidth = Math.max(...widths);

export type PlannedRendition = { type: PlannedType; width: number };

type Size = { width: number; height: number };

/** None is enlarged. */
const planShare = ({ width, height }: Size): PlannedRendition[] =>
  width >= shareSize.width && height >= shareSize.height
    ? [{ type: shareType, width: shareSize.width }]
    : [];

/** Of a picture of this size, in px. */
export const planRenditions = (size: Size): PlannedRendition[] => {
  const { width } = size;
  const smaller = widths.filter((candidate) => candidate < width);
  const shown = renditionTypes.flatMap((type) =>
    [...smaller, Math.min(width, largestWidth)].map((target) => ({ type, width: target })),
  );
  return [...shown, ...planShare(size)];
};
