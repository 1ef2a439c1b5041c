import { z } from "zod";
import { revision } from "./content.ts";

/** What an owner does before the site opens. */
export const firstStep = z.object({
  id: z.enum(["company", "password", "mail", "tour", "photos", "privacy", "address", "inquiry"]),
  title: z.string(),
  isDone: z.boolean(),
  /** In a sentence or more; `null` when it is done. */
  missing: z.string().nullable(),
  /** The admin's screen that mends it; `null` where none does. */
  path: z.string().nullable(),
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

/** `demo` is `null` where the content is the owner's. */
export const firstStart = z.object({
  isOpen: z.boolean(),
  steps: z.array(firstStep),
  demo: z.object({ revision, ownContent }).nullable(),
});
export type FirstStart = z.infer<typeof firstStart>;

/** The content as it was shown to whoever has it removed. */
export const demoRemoval = z.object({ revision });

export const demoEnded = z.object({ message: z.string() });
