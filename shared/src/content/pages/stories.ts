import { z } from "zod";
import { limits } from "../../limits.ts";
import { orNull } from "../../text/or-null.ts";
import { singleLineText } from "../../text/text.ts";
import { tourPhotoInput } from "../tours/tour-photos.ts";

const latestDay = () => {
  const now = new Date();
  now.setUTCFullYear(now.getUTCFullYear() + 1);
  return now.toISOString().slice(0, 10);
};

/** Turns a page into a story. Its title, description and blocks are those of the page. */
export const storyDetails = z.object({
  /** A label such as `2026-11-27`: a story is public as soon as its page is. */
  date: z.iso
    .date("Date must be a day such as 2026-11-27.")
    .refine((day) => day <= latestDay(), "Date can be at most a year ahead."),
  author: singleLineText("Author", limits.personName),
  photo: orNull(tourPhotoInput),
  /** Ids of tours nearby. */
  tours: z
    .array(singleLineText("Tour"), "Tours nearby must be a list.")
    .overwrite((ids) => [...new Set(ids)])
    .max(limits.storyTours, `A story can name up to ${limits.storyTours} tours.`),
});
export type StoryDetails = z.infer<typeof storyDetails>;
