import { z } from "zod";

/** What the process that starts the builder tells it. */
const builderSettings = z.object({
  /** 0 is any free port. */
  BUILDER_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  /** Where finished builds are reported. */
  CALLBACK_URL: z.url(),
  DATA_DIR: z.string().min(1),
  REBUILD_WEBHOOK_SECRET: z.string().startsWith("whsec_"),
});

/** What the process that renders the pages has to know beside what the site itself reads. */
const rendererSettings = z.object({
  CONTENT: z.enum(["prebuilt", "live"]),
  CONTENT_API_URL: z.url(),
  PUBLIC_URL: z.url(),
  /** A hash of the code and settings that the site is built from. */
  SOURCE_HASH: z.string().min(1),
});

/** The environment of this process, handed on to Astro; the only place of the builder that reads it. */
// biome-ignore lint/style/noProcessEnv: this is that place
export const processEnvironment = process.env;

const parse = <Settings>(schema: z.ZodType<Settings>): Settings => {
  const result = schema.safeParse(processEnvironment);
  if (result.success) return result.data;
  throw new Error(`The builder's settings are wrong. ${z.prettifyError(result.error)}`);
};

/** Throws naming the variables that are wrong. */
export const readBuilderSettings = () => parse(builderSettings);
/** Throws naming the variables that are wrong. */
export const readRendererSettings = () => parse(rendererSettings);
