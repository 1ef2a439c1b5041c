import { z } from "zod";

/** Asks for a release in `folder`; `base` is the folder of an earlier one, whose unchanged files are taken over. */
export const renderOrder = z.object({
  buildId: z.string(),
  folder: z.string(),
  base: z.string().optional(),
});
export type RenderOrder = z.infer<typeof renderOrder>;

/** The revision that the finished release shows, or why there is none. */
export const renderResult = z.union([
  z.object({ revision: z.int() }),
  z.object({ problem: z.string() }),
]);
export type RenderResult = z.infer<typeof renderResult>;
