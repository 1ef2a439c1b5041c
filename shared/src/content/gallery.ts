import { z } from "zod";
import { jsonText } from "../http/json-text.ts";
import { listQuery, pageInfo } from "../http/paging.ts";
import { limits } from "../limits.ts";
import { focalPoint, image, optionalPicture } from "../media/images.ts";
import { orNull } from "../text/or-null.ts";
import {
  changedSingleLineText,
  optionalSingleLineText,
  singleLineText,
  timestamp,
} from "../text/text.ts";

const yesOrNo = (label: string) =>
  z
    .enum(["true", "false"], `${label} must be true or false.`)
    .transform((text) => text === "true")
    .optional();

const photoFields = z.object({
  title: singleLineText("Title"),
  /** Describes the photo in place of the title. */
  alt: changedSingleLineText("Alternative text"),
  /** Screen readers skip a decorative photo, whatever `alt` says. */
  decorative: yesOrNo("decorative"),
  focalPoint: jsonText("The focal point", focalPoint.nullable()).optional(),
  photographer: changedSingleLineText("Photographer"),
  permission: changedSingleLineText("Permission"),
});

/** `imageFile`, or the id of an uploaded picture. */
export const galleryItemForm = photoFields
  .extend({
    tour: optionalSingleLineText("Tour"),
    imageFile: optionalPicture,
    picture: singleLineText("picture").optional(),
    /** Answers 409 if the picture is already in the gallery. */
    onlyNew: yesOrNo("onlyNew"),
  })
  .refine(({ imageFile, picture }) => imageFile || picture, {
    path: ["imageFile"],
    error: "imageFile is required.",
    when: () => true,
  });

/** Missing fields keep their values, the picture too. */
export const galleryItemUpdateForm = photoFields.extend({
  tour: changedSingleLineText("Tour"),
  imageFile: optionalPicture,
});

/** `picture` is the id of the picture. */
export const galleryItem = z.object({
  _id: z.string(),
  title: z.string(),
  /** `null` if the title describes the photo; empty for a decorative photo. */
  alt: orNull(z.string()),
  picture: z.string(),
  imageFile: z.string(),
  image,
  tour: orNull(z.string()),
  /** Photos without a position precede the others, newest first. */
  position: orNull(z.int()),
  /** Only admins receive it. */
  permission: z.string().optional(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type GalleryItem = z.infer<typeof galleryItem>;

export const galleryList = z.object({ gallery: z.array(galleryItem) });
export const galleryItemSaved = z.object({ message: z.string(), item: galleryItem });

/** Places these photos one after another, the first at `at`; the others keep their order around them. */
export const galleryOrder = z.object({
  ids: z
    .array(z.string(), "ids must be a list.")
    .max(limits.orderedPhotos, `Sort at most ${limits.orderedPhotos} photos at a time.`),
  at: z.int("at must be a whole number.").min(1, "at must be at least 1.").default(1),
});
export type GalleryOrder = z.infer<typeof galleryOrder>;

/** `small` means narrower than `limits.smallPhoto`; `unused` means shown in the gallery only. */
export const libraryFilter = z.enum(
  ["all", "undescribed", "small", "unused"],
  "show must be all, undescribed, small or unused.",
);
export type LibraryFilter = z.infer<typeof libraryFilter>;

/** `tour` finds the photos of a tour and those that lead to it. */
export const libraryQuery = listQuery.extend({
  show: libraryFilter.default("all"),
  tour: singleLineText("tour").optional(),
});
export type LibraryQuery = z.infer<typeof libraryQuery>;

export const libraryPage = z.object({ photos: z.array(galleryItem), ...pageInfo.shape });

/** A place that shows a photo besides the gallery. */
export const photoUse = z.object({
  kind: z.enum(["tour", "page", "slide", "team_member", "logo", "proposal"]),
  /** The id of the tour, page, team member or conversation; `null` for slides and the logo. */
  id: z.string().nullable(),
  name: z.string(),
});
export type PhotoUse = z.infer<typeof photoUse>;

export const photoUses = z.object({ uses: z.array(photoUse) });
