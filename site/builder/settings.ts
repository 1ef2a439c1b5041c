import { z } from "zod";

/** What the process that starts the builder tells it. */
const environment = z.object({
  /** 0 is any free port. */
  BUILDER_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  /** Where finished builds are reported. */
  CALLBACK_URL: z.url(),
  DATA_DIR: z.string().min(1),
  REBUILD_WEBHOOK_SECRET: z.string().startsWith("whsec_"),
  /** A hash of the code and settings that the site is built from. */
  SOURCE_HASH: z.string().min(1),
});
export type BuilderSettings = z.infer<typeof environment>;

/** The environment of this process, handed on to Astro; the only place of the builder that reads it. */
// biome-ignore lint/style/noProcessEnv: this is that place
export const processEnvironment = process.env;

/** Throws naming the variables that are wrong. */
export const readSettings = (): BuilderSettings => {
  const result = environment.safeParse(processEnvironment);
  if (result.success) return result.data;
  throw new Error(`The builder's settings are wrong. ${z.prettifyError(result.error)}`);
};
