import { z } from "zod";
import { image } from "../media/images.ts";
import { revision } from "../publishing/revision.ts";
import { galleryItem } from "./gallery.ts";
import { page } from "./pages/pages.ts";
import { question } from "./questions.ts";
import { review } from "./reviews.ts";
import { publicSettings } from "./site-settings/site-settings.ts";
import { tourService } from "./tours/tour-services.ts";

/** What a site build reads; each list newest first, but the questions in order. */
export const content = z.object({
  revision,
  services: z.array(tourService),
  gallery: z.array(galleryItem),
  reviews: z.array(review),
  /** They stand on every tour. */
  questions: z.array(question),
  /** Shown ones, by title. */
  pages: z.array(page),
  settings: publicSettings,
  /** That of the settings; `null` means the mark of the design. */
  logo: image.nullable(),
  /** After so many days what visitors wrote is removed; `null` where nothing removes it by itself. */
  retentionDays: z.int().positive().nullable(),
});
export type Content = z.infer<typeof content>;
