import { z } from "zod";

/** Orders a release in `folder`, which reuses unchanged files from the earlier release in `base`. */
export const renderOrder = z.object({
  buildId: z.string(),
  folder: z.string(),
  base: z.string().optional(),
});
export type RenderOrder = z.infer<typeof renderOrder>;

/** The revision of the finished release, or the reason for the failure. */
export const renderResult = z.union([
  z.object({ revision: z.int() }),
  z.object({ problem: z.string() }),
]);
export type RenderResult = z.infer<typeof renderResult>;
