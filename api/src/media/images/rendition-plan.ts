import type { FocalPoint } from "shared/media/images";

const widths = [320, 480, 640, 960, 1280, 1920];

/** Best first: browsers take the first type that they know. */
export const renditionTypes = ["image/avif", "image/webp"] as const;

/** The image of link previews: all chats and feeds read JPEG. */
export const shareType = "image/jpeg";
/** In px; at 1.91:1 no service cuts it again, and below `smallest` most of them show a thumbnail. */
const shareWidth = { largest: 1200, smallest: 600 };
const shareRatio = 1200 / 630;
export const shareHeight = (width: number) => Math.round(width / shareRatio);

/** The logo of emails: all mail programs read PNG. */
export const mailLogoType = "image/png";

export const plannedTypes = [...renditionTypes, shareType, mailLogoType] as const;
export type PlannedType = (typeof plannedTypes)[number];

export const largestWidth = Math.max(...widths);

/** A rendition with a focal point is cropped around it. */
export type PlannedRendition = {
  type: PlannedType;
  width: number;
  focalPoint?: FocalPoint | undefined;
};

type Source = { width: number; height: number; focalPoint?: FocalPoint | undefined };

/** Pictures are never enlarged. */
const planShare = ({ width, height, focalPoint }: Source): PlannedRendition[] => {
  const cut = Math.min(shareWidth.largest, width, Math.floor(height * shareRatio));
  return cut >= shareWidth.smallest ? [{ type: shareType, width: cut, focalPoint }] : [];
};

/** Plans the renditions of a picture of this size in px. */
export const planRenditions = (source: Source): PlannedRendition[] => {
  const { width } = source;
  const smaller = widths.filter((candidate) => candidate < width);
  const shown = renditionTypes.flatMap((type) =>
    [...smaller, Math.min(width, largestWidth)].map((target) => ({ type, width: target })),
  );
  return [...shown, ...planShare(source)];
};
