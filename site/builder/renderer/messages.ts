import { z } from "zod";

/* Messages between the builder and its renderer; the receiver parses each one. */

/** Asks for a release in `folder`; `mayReuse` says whether what is unchanged since the one in `base` may be taken over. */
export const renderRequest = z.object({
  buildId: z.string(),
  folder: z.string(),
  base: z.string().optional(),
  mayReuse: z.boolean().default(true),
});
export type RenderRequest = z.input<typeof renderRequest>;

export const readyMessage = z.object({ ready: z.literal(true) });
export type ReadyMessage = z.infer<typeof readyMessage>;

/** The revision that the finished release shows, or what went wrong. */
export const renderResult = z.union([
  z.object({ revision: z.int() }),
  z.object({ problem: z.string() }),
]);
export type RenderResult = z.infer<typeof renderResult>;
