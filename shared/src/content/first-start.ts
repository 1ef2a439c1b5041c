import { z } from "zod";
import { revision } from "../publishing/revision.ts";

/** `path` links to the place to fix it, in the admin or on the site; `null` if there is none. */
const missing = z.object({ text: z.string(), path: z.string().nullable(), isOnSite: z.boolean() });

/** A step before the site opens; steps without `isRequired` are advice. */
export const firstStep = z.object({
  id: z.enum([
    "company",
    "password",
    "mail",
    "tour",
    "photos",
    "real-photos",
    "samples",
    "privacy",
    "pages",
    "address",
    "inquiry",
  ]),
  title: z.string(),
  isRequired: z.boolean(),
  isDone: z.boolean(),
  missing: z.array(missing),
});
export type FirstStep = z.infer<typeof firstStep>;

const count = z.int().min(0);

/** Content that the owner has added to the demo or changed in it; `settings` are sections. */
export const ownContent = z.object({
  tours: count,
  photos: count,
  reviews: count,
  team: count,
  questions: count,
  pages: count,
  settings: count,
});
export type OwnContent = z.infer<typeof ownContent>;

/** `demo` is `null` once the content is the owner's; demo content completes no step. */
export const firstStart = z.object({
  isOpen: z.boolean(),
  steps: z.array(firstStep),
  demo: z.object({ revision, ownContent }).nullable(),
});
export type FirstStart = z.infer<typeof firstStart>;

/** The revision that the admin saw when they chose to remove the demo. */
export const demoRemoval = z.object({ revision });

export const demoEnded = z.object({ message: z.string() });
