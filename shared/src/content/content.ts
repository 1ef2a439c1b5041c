import { z } from "zod";
import { image } from "../media/images.ts";
import { revision } from "../publishing/revision.ts";
import { siteRedirect } from "./addresses/redirects.ts";
import { publicFullPeriod } from "./full-days/full-days.ts";
import { galleryItem } from "./gallery.ts";
import { publicNotice } from "./notices.ts";
import { page } from "./pages/pages.ts";
import { question } from "./questions.ts";
import { review } from "./reviews.ts";
import { publicSettings } from "./site-settings/site-settings.ts";
import { teamMember } from "./team.ts";
import { tourService } from "./tours/tour-services.ts";

/** The content that a site build reads. Lists are sorted newest first, except the team and the questions. */
export const content = z.object({
  revision,
  services: z.array(tourService),
  gallery: z.array(galleryItem),
  reviews: z.array(review),
  /** Guests' reviews that came by a link after a trip, also hidden and deleted ones. */
  reviewsReceived: z.int().default(0),
  team: z.array(teamMember),
  questions: z.array(question),
  /** Published ones, by title. */
  pages: z.array(page),
  settings: publicSettings,
  /** The notices that visitors see at the moment. */
  notices: z.array(publicNotice).default([]),
  fullDays: z.array(publicFullPeriod).default([]),
  /** Old addresses and where they lead; none leads to another one. */
  redirects: z.array(siteRedirect).default([]),
  /** The logo of the settings; `null` means the design's own mark. */
  logo: image.nullable(),
  /** Days until visitors' messages are deleted; `null` if they are never deleted automatically. */
  retentionDays: z.int().positive().nullable(),
});
export type Content = z.infer<typeof content>;
