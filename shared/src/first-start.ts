import { z } from "zod";

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

/** Content that the owner has added to the demo's. */
export const addedToDemo = z.object({ tours: count, photos: count, reviews: count, pages: count });
export type AddedToDemo = z.infer<typeof addedToDemo>;

/** `demo` is `null` where the content is the owner's. */
export const firstStart = z.object({
  isOpen: z.boolean(),
  steps: z.array(firstStep),
  demo: z.object({ added: addedToDemo }).nullable(),
});
export type FirstStart = z.infer<typeof firstStart>;

export const demoCleared = z.object({ message: z.string() });
