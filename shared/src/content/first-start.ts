import { z } from "zod";
import { revision } from "../publishing/revision.ts";

/** `path` leads to what mends it, in the admin or on the site; `null` where nothing does. */
const missing = z.object({ text: z.string(), path: z.string().nullable(), isOnSite: z.boolean() });

/** What an owner does before the site opens. `isRequired`: the others are advice. */
export const firstStep = z.object({
  id: z.enum([
    "company",
    "password",
    "mail",
    "tour",
    "photos",
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

/** What the owner has added to the demo or changed in it; `settings` are sections. */
export const ownContent = z.object({
  tours: count,
  photos: count,
  reviews: count,
  questions: count,
  pages: count,
  settings: count,
});
export type OwnContent = z.infer<typeof ownContent>;

/** `demo` is `null` where the content is the owner's; what came with a demo counts for no step. */
export const firstStart = z.object({
  isOpen: z.boolean(),
  steps: z.array(firstStep),
  demo: z.object({ revision, ownContent }).nullable(),
});
export type FirstStart = z.infer<typeof firstStart>;

/** The content as it was shown to whoever has it removed. */
export const demoRemoval = z.object({ revision });

export const demoEnded = z.object({ message: z.string() });
